import type { MeasureRequest } from '@vela/contracts';
import type { MeasureSentence } from '../language/en/measures.ts';
import type { Topic } from '../narrator/shape.ts';

type ByAspect<Value> = Readonly<Partial<Record<NonNullable<MeasureRequest['aspect']>, Value>>>;

/** What an answer about one measure says, in order: the direct answer first. */
export type MeasureTopics = {
  readonly topics: readonly Topic<MeasureSentence>[];
  /** Topics that are said only where they are what is asked for. */
  readonly onlyAsked?: readonly Topic<MeasureSentence>[];
  /** The topic that is said first where this is what is asked for. */
  readonly aspects?: ByAspect<string>;
  /** The topics that it makes needless. */
  readonly without?: ByAspect<readonly string[]>;
  /** What is said of the first topic before the list: "since then" of the event it names. */
  readonly leading?: readonly Topic<MeasureSentence>[];
  /** A list: the facts `measure.<facts>.<rank>.…` as `{row.…}`, told after those. */
  readonly rows?: {
    readonly facts: string;
    /** Its rows are parts of one sentence. */
    readonly isCompact?: boolean;
    /** How that sentence begins, where it is the direct answer. */
    readonly list?: Topic<MeasureSentence>;
    readonly topics: readonly Topic<MeasureSentence>[];
  };
};
