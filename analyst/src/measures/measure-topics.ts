import type { MeasureRequest } from '@vela/contracts';
import type { MeasureSentence } from '../language/en/measures.ts';
import type { When } from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';

type ByAspect<Value> = Readonly<Partial<Record<NonNullable<MeasureRequest['aspect']>, Value>>>;

type MeasureTopic = Topic<MeasureSentence>;

/** A lead and what is listed behind it in the same sentence; nothing where the list is empty. */
export type JoinedTopics = {
  readonly lead: MeasureTopic;
  readonly parts: readonly MeasureTopic[];
};

/** Rows of one kind, told in one sentence behind a lead. */
export type RowGroup = {
  readonly lead: MeasureTopic;
  readonly when: When;
  /** Which of them, from 0. */
  readonly from?: number;
  readonly to?: number;
};

/** What an answer about one measure says, in order: the direct answer first. */
export type MeasureTopics = {
  readonly topics: readonly MeasureTopic[];
  /** The direct answer where it lists parts; the first topic stands in where it has none. */
  readonly joined?: JoinedTopics;
  /** Names of topics that are told of a named period only, and not of all the data. */
  readonly ofPeriod?: readonly string[];
  /** Topics that are said only where they are what is asked for. */
  readonly onlyAsked?: readonly MeasureTopic[];
  /** The topic that is said first where this is what is asked for. */
  readonly aspects?: ByAspect<string>;
  /** The topics that it makes needless. */
  readonly without?: ByAspect<readonly string[]>;
  /** What is said of the first topic before the list: "since then" of the event it names. */
  readonly leading?: readonly MeasureTopic[];
  /** A list: the facts `measure.<facts>.<rank>.…` as `{row.…}`, told after those. */
  readonly rows?: {
    readonly facts: string;
    readonly topics: readonly MeasureTopic[];
    /** Its rows are parts of one sentence. */
    readonly isCompact?: boolean;
    /** How that sentence begins, where it is the direct answer. */
    readonly list?: MeasureTopic;
    /** Rows as phrases of a sentence for each group. */
    readonly groups?: readonly RowGroup[];
  };
};
