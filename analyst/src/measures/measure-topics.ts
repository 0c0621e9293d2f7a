import type { MeasureRequest } from '@vela/contracts';
import type { MeasureSentence } from '../language/en/measures.ts';
import type { Topic } from '../narrator/shape.ts';

/** What an answer about one measure says, in order: the direct answer first. */
export type MeasureTopics = {
  readonly topics: readonly Topic<MeasureSentence>[];
  /** The topic that is said first where this is what is asked for. */
  readonly aspects?: Readonly<Partial<Record<NonNullable<MeasureRequest['aspect']>, string>>>;
  /** What is said of the first topic before the list: "since then" of the event it names. */
  readonly leading?: readonly Topic<MeasureSentence>[];
  /** A list: the facts `measure.<facts>.<rank>.…` as `{row.…}`, told after those. */
  readonly rows?: {
    readonly facts: string;
    readonly topics: readonly Topic<MeasureSentence>[];
  };
};
