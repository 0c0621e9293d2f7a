import type { AnswerSection } from '@vela/contracts';

/** Topics of an overview by the section they are told in; every other topic is about levels. */
const sectionByTopic: ReadonlyMap<string, AnswerSection> = new Map([
  ['headline', 'headline'],
  ['ended', 'data'],
  ['simulated', 'data'],
  ['stale', 'data'],
  ['futures', 'data'],
  ['holes', 'data'],
  ['move', 'move'],
  ['recent', 'move'],
  ['timeframes', 'structure'],
  ['timeframe-agreement', 'structure'],
  ['event', 'structure'],
  ['inner-event', 'structure'],
  ['regime', 'momentum'],
  ['rsi', 'momentum'],
  ['ema', 'momentum'],
  ['volatility', 'momentum'],
  ['change', 'change'],
  ['closing', 'note'],
]);

/** The section of an overview in which a topic is told. */
export function toAnswerSection(topic: string): AnswerSection {
  return sectionByTopic.get(topic) ?? 'levels';
}
