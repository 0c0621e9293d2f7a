import type { Task } from '@vela/contracts';
import type { Words } from './words.ts';

/** Words of a question that narrow a measure. */
export const filterWords = [
  'bullish',
  'bearish',
  'above',
  'below',
  'unfilled',
  'filled',
  'untouched',
  'touched',
  'broken',
  'nearest',
  'newest',
  'oldest',
  'largest',
  'smallest',
  'swing',
  'internal',
] as const;
export type FilterWord = (typeof filterWords)[number];

/** How an answer can be wanted. */
export const answerForms = ['shorter', 'simpler', 'table', 'why'] as const;
export type AnswerForm = (typeof answerForms)[number];

/** What can be asked of an answer without saying again what it is about. */
export const moreWords = [
  'when',
  'far',
  'judge',
  'extreme',
  'margin',
  'today',
  'reason',
  'direction',
  'place',
  'unit',
  'since',
  'list',
  'count',
  'again',
  'which',
  'next',
  'touch',
  'passed',
] as const;
export type MoreWord = (typeof moreWords)[number];

/** Questions that are about no market: how to use Vela and what it costs; where prices are from. */
export type ServiceWords = { readonly help: Words; readonly data: Words };

/** The words by which what is not a question about a chart is read, and what narrows one. */
export type ActWords = {
  readonly tasks: Readonly<Record<Task, Words>>;
  readonly service: ServiceWords;
  /** A person in need: answered before anything else. */
  readonly distress: Words;
  readonly smallTalk: Words;
  /** Other subjects; a question with an instrument or a measure is not about them. */
  readonly offTopic: Words;
  /** Attempts to make Vela something else. */
  readonly injection: Words;
  /** Asks what to do with money. */
  readonly advice: Words;
  /** Asks what a measure is, or how two differ. */
  readonly definition: Words;
  readonly forms: Readonly<Record<AnswerForm, Words>>;
  readonly filters: Readonly<Record<FilterWord, Words>>;
  /** Words that surround any question about a chart and say nothing by themselves. */
  readonly plain: Words;
  /** Points back to what the last answer spoke of: "it", "that gap". */
  readonly back: Words;
  /**
   * Whole questions about what the last answer told: when it was, how far it is, whether it is
   * much, its other end, by how much, today, why, which way, where, in which unit, what price did
   * since, all of them, how many, when it was so before, which of several, the one
   * after or the second, whether price has been there.
   */
  readonly more: Readonly<Record<MoreWord, Words>>;
  /** Begins a question that narrows the last one: "only bullish". */
  readonly narrowing: Words;
  /** Puts an instrument to those of the last answer, or takes one away. */
  readonly addSubject: Words;
  readonly dropSubject: Words;
  /** Adds the one instrument that a text names. */
  readonly besideSubject: Words;
  /** An instrument in place of another, # for each name; groups `dropped` and `added`. */
  readonly swapSubjects: readonly string[];
};
