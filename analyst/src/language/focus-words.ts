import type { Words } from './words.ts';

/** What can be asked of a structure that an answer told of. */
export const focusAspects = [
  'formed',
  'state',
  'touches',
  'visits',
  'distance',
  'size',
  'place',
  'close-below',
  'close-above',
  'direction',
  'since',
  'itself',
] as const;
export type FocusAspect = (typeof focusAspects)[number];

/** Which of the structures that were told: by its place, or the first in an order. */
export const focusChoices = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
  'other',
  'nearest',
  'newest',
  'oldest',
  'largest',
  'smallest',
] as const;
export type FocusChoice = (typeof focusChoices)[number];

/**
 * Whole questions about a structure of the last answer, folded and without signs: `<it>` is the
 * place of "it", "that gap" or "the second one", `<one>` of the latter only.
 */
export type FocusWords = {
  /** "It", "this gap". */
  readonly thing: Words;
  /** "The second one", "the bigger one". */
  readonly choices: Readonly<Record<FocusChoice, Words>>;
  readonly asks: Readonly<Record<FocusAspect, readonly string[]>>;
};
