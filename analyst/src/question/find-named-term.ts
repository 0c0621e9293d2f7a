import { foldText, glossaryTerms, languages, rateTypo, type GlossaryTerm } from '@vela/contracts';
import type { QuestionPlan } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { findConceptPositions } from './find-concept.ts';
import { findIndicatorPosition } from './find-indicator.ts';
import { findMeasures } from './find-measures.ts';
import { isWritten } from './vocabulary.ts';
import { nameEnding } from './word-pattern.ts';

/** The parts of a plan that ask for the meaning of one thing. */
export type DefinitionPlan = Pick<
  QuestionPlan,
  'intent' | 'term' | 'concept' | 'indicator' | 'measures' | 'asksForDefinition'
>;

const names = glossaryTerms.map((term) => {
  const asked = languages.flatMap((language) => analystLanguages[language].glossary[term].asked);
  const source = `(?:${asked.join('|')})`;
  return {
    term,
    exact: new RegExp(`^${source}$`),
    ended: new RegExp(`^${source}${nameEnding}$`),
  };
});

/** The term that a folded text is a wording of; with an ending only where no term is without. */
export function findNamedTerm(text: string): GlossaryTerm | undefined {
  const found =
    names.find(({ exact }) => exact.test(text)) ?? names.find(({ ended }) => ended.test(text));
  return found?.term;
}

// Of a shorter word a typo makes another too often.
const leastTypo = 5;
const spellings = glossaryTerms.flatMap((term) =>
  languages
    .flatMap((language) => analystLanguages[language].glossary[term].name.split(/[()]/))
    .map((name) => ({ term, spelling: foldText(name).replaceAll(/[^a-z]/g, '') }))
    .filter(({ spelling }) => spelling.length >= leastTypo),
);

/** The term whose name a folded text is with one typo; undefined for words that are written right. */
export function findMisspeltTerm(text: string): GlossaryTerm | undefined {
  const typed = text.replaceAll(' ', '');
  if (!/^[a-z]{5,}$/.test(typed) || text.split(' ').every(isWritten)) return undefined;
  return spellings
    .flatMap(({ term, spelling }) => {
      const distance = spelling === typed ? 0 : rateTypo(typed, spelling);
      return distance === undefined ? [] : [{ term, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)[0]?.term;
}

/** Whether a place is the whole text but for an ending and a number: "beta of 1.3", "vwap'in". */
function isWhole(text: string, { start, end }: { start: number; end: number }): boolean {
  const rest = text.slice(end).replace(/^(?: of)?(?: [0-9.]+)+$/, '');
  return start === 0 && new RegExp(`^${nameEnding}$`).test(rest);
}

/** Measures that have a name of their own; "the last candle" is the name of none. */
const named: ReadonlySet<MeasureId> = new Set<MeasureId>([
  'annual-return',
  'average-cross',
  'average-range',
  'beta',
  'confluence',
  'correlation',
  'drawdown',
  'realised-volatility',
  'relative-strength',
  'return-to-volatility',
  'skew-of-returns',
  'streak',
  'volatility-rank',
]);
const given = { has: () => false, subjects: 1 };

/** The plan for the meaning of the measure that a folded text is the name of. */
export function findNamedMeasure(text: string): DefinitionPlan | undefined {
  const [measure] = findMeasures(text, given);
  return measure !== undefined && named.has(measure.value) && isWhole(text, measure)
    ? { intent: 'measure', measures: [{ id: measure.value }], asksForDefinition: true }
    : undefined;
}

/** The concept, indicator or measure of a chart that a folded text is the name of. */
function findChartName(text: string): DefinitionPlan | undefined {
  const [position, ...more] = findConceptPositions(text);
  if (position !== undefined && more.length === 0 && isWhole(text, position))
    return { intent: 'concept', concept: position.concept };
  const indicator = findIndicatorPosition(text);
  if (indicator !== undefined && isWhole(text, indicator))
    return { intent: 'concept', indicator: { id: indicator.value } };
  return findNamedMeasure(text);
}

/** The plan for the meaning of what a folded text names, and nothing else. */
export function findDefinition(text: string): DefinitionPlan | undefined {
  const chart = findChartName(text);
  const term = findNamedTerm(text);
  if (term !== undefined) return { intent: 'concept', term };
  if (chart !== undefined) return chart;
  const misspelt = findMisspeltTerm(text);
  return misspelt === undefined ? undefined : { intent: 'concept', term: misspelt };
}
