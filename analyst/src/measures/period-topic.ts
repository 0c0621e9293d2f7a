import type { PeriodSentence } from '../language/en/measures/period.ts';
import type { When } from '../narrator/conditions.ts';
import type { FactReader } from '../narrator/fact-reader.ts';
import type { Topic } from '../narrator/shape.ts';
import type { MeasureTopics } from './measure-topics.ts';

/** What is said about a measure of a period: its topics, and the rows of a list. */
export type PeriodTopics = {
  readonly topics: readonly Topic<PeriodSentence>[];
  readonly onlyAsked?: readonly Topic<PeriodSentence>[];
  readonly aspects?: NonNullable<MeasureTopics['aspects']>;
  readonly without?: NonNullable<MeasureTopics['without']>;
  readonly rows?: NonNullable<MeasureTopics['rows']>;
};

/** A topic of sentences, named after the first; each alone or with its condition. */
export function createTopic(
  ...shapes: readonly (PeriodSentence | readonly [key: PeriodSentence, when: When])[]
): Topic<PeriodSentence> {
  const all = shapes.map((shape) =>
    typeof shape === 'string' ? { key: shape } : { key: shape[0], when: shape[1] },
  );
  return { name: all[0]?.key ?? '', shapes: all };
}

/** Whether all conditions hold. */
export const matchAll =
  (...conditions: readonly When[]): When =>
  (facts: FactReader) =>
    conditions.every((when) => when(facts));

export const matchNone =
  (...conditions: readonly When[]): When =>
  (facts: FactReader) =>
    !conditions.some((when) => when(facts));

/** A number that shows as zero. */
export const isNothing =
  (id: string): When =>
  (facts) =>
    facts.number(id) === 0;

export const isOne =
  (id: string): When =>
  (facts) =>
    facts.number(id) === 1;
