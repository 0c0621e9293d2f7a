import type { MeasureSentence } from '../language/en/measures.ts';
import type { Topic } from '../narrator/shape.ts';

/** What an answer about one measure says, in order: the direct answer first. */
export type MeasureTopics = {
  readonly topics: readonly Topic<MeasureSentence>[];
  /** A list: the facts `measure.<facts>.<rank>.…` as `{row.…}`, told after the first topic. */
  readonly rows?: {
    readonly facts: string;
    readonly topics: readonly Topic<MeasureSentence>[];
  };
};
