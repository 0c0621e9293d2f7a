import { foldText, type AnalysisRequest, type Intent } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findMeasure, hasNeeds } from '../../measures/find-measure.ts';
import type { PlanProposal } from './plan-proposal.ts';

/** A question as it was typed, and when. */
export type Asked = { readonly message: string; readonly now: number };

/** The symbol of words that stand in the question and name one instrument; undefined otherwise. */
export function findNamed(
  words: string,
  { message }: Asked,
  catalogue: InstrumentCatalogue,
): string | undefined {
  if (!foldText(message).includes(foldText(words))) return undefined;
  const match = catalogue.resolve(words);
  if (match.kind === 'found') return match.instrument.symbol;
  const found = catalogue
    .findInText(words)
    .flatMap((one) => (one.match.kind === 'found' ? [one.match.instrument.symbol] : []));
  return new Set(found).size === 1 ? found[0] : findMisspelt(words, catalogue);
}

/** The symbol that a misspelt name means, where there is a clear one. */
function findMisspelt(words: string, catalogue: InstrumentCatalogue): string | undefined {
  const meant = catalogue.findMisspelt(foldText(words));
  const match = meant === undefined ? undefined : catalogue.resolve(meant.name);
  return match?.kind === 'found' ? match.instrument.symbol : undefined;
}

export const listNumbers = (text: string): Set<number> =>
  new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).flatMap((one) => toNumbers(one)));

/** What a typed number may mean in either language: 1.500 is fifteen hundred or one and a half. */
function toNumbers(typed: string): number[] {
  const plain = typed.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return [Number(typed.replace(',', '.')), Number(plain.replace(',', '.'))];
}

/** Whether every number of a measure was typed; a count of one may be a word ("the last"). */
export function hasOwnNumbers(plan: PlanProposal, typed: ReadonlySet<number>): boolean {
  const scales = [1, 1e3, 1e6];
  const isTyped = (value: number | undefined): boolean =>
    value === undefined ||
    value === 1 ||
    scales.some((scale) => typed.has(Math.abs(value) / scale));
  return (plan.measures ?? []).every(({ price, percent, count, level, indicator }) =>
    [price, percent, count, level, indicator?.length].every(isTyped),
  );
}

/** Whether a period lies in the past, and its count was typed or is one. */
export function isPeriodPossible(
  { period }: PlanProposal,
  asked: Asked,
  typed: ReadonlySet<number>,
) {
  if (period?.kind === 'range')
    return period.from < asked.now && period.from < (period.to ?? asked.now);
  return period?.kind !== 'last' || period.count === 1 || typed.has(period.count);
}

export function areMeasuresKnown({
  intent,
  measures = [],
  asksForDefinition,
}: PlanProposal): boolean {
  if (intent !== 'measure') return measures.length === 0;
  const isComplete = (measure: (typeof measures)[number]): boolean =>
    findMeasure(measure.id) !== undefined && (asksForDefinition === true || hasNeeds(measure));
  return measures.length > 0 && measures.every(isComplete);
}

/** Intents that need no instrument. */
export const withoutSubject: ReadonlySet<Intent> = new Set([
  'concept',
  'help',
  'data',
  'task',
  'unknown',
  'killzone',
]);

/** Whether a name was left unread, or there is no instrument to ask about. */
export function isSubjectMissing(
  { subjects, intent, asksForDefinition }: PlanProposal,
  { symbol, plan }: AnalysisRequest,
) {
  if (subjects.length > 0 || withoutSubject.has(intent) || asksForDefinition === true) return false;
  return symbol === undefined || plan.unread?.name !== undefined;
}
