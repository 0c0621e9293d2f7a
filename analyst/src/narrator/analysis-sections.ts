import type { AnswerSection } from '@vela/contracts';

/** Topics of an overview by the section they are told in; every other topic is about levels. */
const topicsBySection: Readonly<Partial<Record<AnswerSection, readonly string[]>>> = {
  headline: ['headline'],
  data: ['ended', 'simulated', 'stale', 'futures', 'holes'],
  move: ['move', 'recent'],
  structure: ['timeframes', 'timeframe-agreement', 'event', 'inner-event'],
  momentum: ['regime', 'rsi', 'ema', 'volatility'],
  change: ['change'],
  note: ['closing'],
};

const sectionByTopic = new Map(
  Object.entries(topicsBySection).flatMap(([section, topics]) =>
    topics.map((topic) => [topic, section] as const),
  ),
) as ReadonlyMap<string, AnswerSection>;

/** The section of an overview in which a topic is told. */
export function toAnswerSection(topic: string): AnswerSection {
  return sectionByTopic.get(topic) ?? 'levels';
}
