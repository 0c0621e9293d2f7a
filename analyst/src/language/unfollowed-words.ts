import type { Words } from './words.ts';

/** Words that ask for what answers of charts do not follow, as patterns over folded text. */
export type UnfollowedWords = {
  /** What no answer does: leaves years out, takes off costs. */
  readonly never: Words;
  /** One quarter told from another, where something else is told of them than their changes. */
  readonly quarters: Words;
  /** One that is chosen by its rank: "the second biggest drop". */
  readonly ranked: Words;
  /** The highest or lowest close, where the highest or lowest price is told. */
  readonly close: Words;
  /** Days that are chosen by how they opened. */
  readonly opened: Words;
  /** The time at which another instrument stood at its high or low. */
  readonly whenOther: Words;
  /** A time that what is asked is compared with: "more than last year". */
  readonly thanTime: Words;
};
