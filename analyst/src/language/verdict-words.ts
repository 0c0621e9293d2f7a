import type { Words } from './words.ts';

/** What is said before the first sentence of an answer to a question that yes or no answers. */
export const verdicts = ['yes', 'no', 'not-now', 'nearer-high', 'nearer-low'] as const;
export type Verdict = (typeof verdicts)[number];

/** How yes or no is asked, over folded text without names, periods and intervals. */
export type VerdictWords = {
  /** How such a question begins, or what it has once. */
  readonly start: Words;
  readonly particle: Words;
  /** It asks for more than yes or no, or is a request. */
  readonly other: Words;
  /** It names two of which one is asked for. */
  readonly either: Words;
  readonly up: Words;
  readonly down: Words;
  readonly said: Readonly<Record<Verdict, string>>;
};
