import type { AnalysisRequest, CompanyFigure } from '@vela/contracts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isStockNamed } from './choose-company.ts';
import { findAfter } from './find-after.ts';
import { findFigures, isModelNamed } from './find-figures.ts';
import { isForecastFigure } from './forecast-facts.ts';
import { isAheadNamed, isScenario, readForecast } from './read-forecast.ts';

/** Whether a request asks for a forecast. */
export const hasForecast = (request: AnalysisRequest | undefined): boolean =>
  request?.plan.figures?.includes('forecast') === true;

/** Whether a forecast of a company is meant, and none of a price. */
function isForecastMeant(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): boolean {
  const { terms, unread } = readForecast(read.reading.spoken);
  const isTold = Object.keys(terms).length > 0 || unread.length > 0 || found.length > 1;
  return isStockNamed(read) && (isTold || last?.plan.intent === 'company');
}

/** Whether a valuation is asked for. */
export const isValuation = (figures: readonly CompanyFigure[] | undefined): boolean =>
  figures?.includes('share-value') === true;

/** A scenario of a valuation is one of it, and no forecast beside it. */
function dropScenarios(
  text: string,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const isValued =
    isValuation(found.map(({ value }) => value)) ||
    (isValuation(last?.plan.figures) && !hasForecast(last) && last?.plan.intent === 'company');
  if (!isValued) return found;
  return found.filter(
    ({ value, start, end }) => value !== 'forecast' || !isScenario(text.slice(start, end)),
  );
}

/** What "cheap" is said by, where it is named too. */
const multiples: ReadonlySet<CompanyFigure> = new Set([
  'price-to-earnings',
  'price-to-cash-flow',
  'peers',
]);

/** "Is it expensive, what is its P/E" asks for the P/E. */
function dropCheap(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const isTold = found.some(({ value }) => multiples.has(value)) && !isModelNamed(text);
  return isTold ? found.filter(({ value }) => value !== 'share-value') : found;
}

/** The figures of a question; figures of years to come are a forecast. */
export function findAskedFigures(
  read: ReadQuestion,
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const { spoken } = read.reading;
  const after = findAfter(spoken, last);
  const typed = after.length > 0 ? after : dropCheap(spoken, findFigures(spoken));
  const named = dropScenarios(spoken, typed, last);
  const [first] = named;
  const isFuture = isAheadNamed(spoken) && named.some(({ value }) => isForecastFigure(value));
  const found =
    first !== undefined && isFuture && !named.some(({ value }) => value === 'forecast')
      ? [...named, { ...first, value: 'forecast' as const }]
      : named;
  return isForecastMeant(read, found, last)
    ? found
    : found.filter(({ value }) => value !== 'forecast');
}
