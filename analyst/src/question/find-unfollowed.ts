import { languages, type Intent, type QuestionPlan } from '@vela/contracts';
import { measures as knownMeasures, type MeasureId } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import type { UnfollowedWords } from '../language/unfollowed-words.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { chartIntents } from './chart-intents.ts';
import { findFilters } from './find-acts.ts';
import { toTypedText } from './list-residue.ts';
import type { ReadQuestion } from './read-question.ts';
import { createWordPattern, listMatches } from './word-pattern.ts';

const createPattern = (kind: keyof UnfollowedWords): RegExp =>
  createWordPattern(
    languages.flatMap((language) => analystLanguages[language].unfollowedWords[kind]).join('|'),
    'g',
  );
const patterns = {
  never: createPattern('never'),
  quarters: createPattern('quarters'),
  ranked: createPattern('ranked'),
  close: createPattern('close'),
  opened: createPattern('opened'),
  whenOther: createPattern('whenOther'),
  thanTime: createPattern('thanTime'),
} as const;

/** They tell prices that were traded at, and not closes. */
const ofTraded: ReadonlySet<string> = new Set<MeasureId>([
  'high-low',
  'all-time-high',
  'all-time-low',
  'previous-extremes',
  'price-at',
  'range-position',
]);

/** Whether an answer is about one instrument, where the question names another one beside it. */
function isOfFirst({ measures = [], others = [] }: QuestionPlan): boolean {
  const [first, ...more] = measures;
  const id = first && findMeasure(first.id);
  if (id === undefined || more.length > 0 || others.length === 0) return false;
  return knownMeasures[id].subjects.most === 1;
}

/** Which kinds of words a plan does not follow. */
const isLost: Readonly<Record<keyof UnfollowedWords, (plan: QuestionPlan) => boolean>> = {
  never: () => true,
  quarters: ({ measures = [] }) => measures.every(({ id }) => id !== 'quarter-returns'),
  ranked: ({ measures = [] }) => measures.every(({ rank }) => rank === undefined),
  close: ({ measures = [] }) => measures.some(({ id }) => ofTraded.has(id)),
  opened: ({ measures = [] }) => measures.every(({ id }) => id !== 'opening-gaps'),
  whenOther: isOfFirst,
  thanTime: ({ measures = [] }) => measures.length === 1,
};
const kinds = ['never', 'quarters', 'ranked', 'close', 'opened', 'whenOther', 'thanTime'] as const;

const told: ReadonlySet<Intent> = new Set([...chartIntents, 'analyze', 'measure', 'compare']);

/**
 * Words that ask for more than an answer about a chart follows, as typed: years left out, costs
 * taken off, the second largest, the highest close. The answer says that they were not read.
 */
export function findUnfollowed(
  { measured: { text }, reading }: ReadQuestion,
  plan: QuestionPlan,
  message: string,
): readonly string[] {
  if (!told.has(plan.intent) || plan.asksForDefinition === true) return [];
  return kinds
    .filter((kind) => isLost[kind](plan))
    .flatMap((kind) => listMatches(text, patterns[kind]))
    .filter(([words]) => findFilters(` ${words} `).every(({ value }) => !zoneStates.has(value)))
    .map(({ index: start, 0: { length } }) =>
      toTypedText({ start, end: start + length }, reading.spoken, message),
    );
}

// "Not counting the filled ones" is read as a state.
const zoneStates: ReadonlySet<string> = new Set([
  'filled',
  'unfilled',
  'touched',
  'untouched',
  'broken',
]);
