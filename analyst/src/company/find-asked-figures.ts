import type { AnalysisRequest, CompanyFigure } from '@vela/contracts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { findFigures } from './find-figures.ts';
import { isForecastFigure } from './forecast-facts.ts';
import { isAheadNamed, readForecast } from './read-forecast.ts';

/** Whether a request asks for a forecast. */
export const hasForecast = (request: AnalysisRequest | undefined): boolean =>
  request?.plan.figures?.includes('forecast') === true;

/** Whether a forecast of a company is meant, and none of a price. */
function isForecastMeant(
  { reading }: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): boolean {
  const { match } = reading.settled;
  const isStock = match?.kind === 'found' && match.instrument.assetClass === 'stock';
  const { terms, unread } = readForecast(reading.spoken);
  const isTold = Object.keys(terms).length > 0 || unread.length > 0 || found.length > 1;
  return isStock && (isTold || last?.plan.intent === 'company');
}

/** The figures of a question; figures of years to come are a forecast. */
export function findAskedFigures(
  read: ReadQuestion,
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const { spoken } = read.reading;
  const named = findFigures(spoken);
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
