import type { AnalysisRequest, CompanyFigure } from '@vela/contracts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyMeant, isCompanyNamed } from './choose-company.ts';
import { implyFigure, implySingleFigure } from './imply-figure.ts';
import { readForecast } from './read-forecast.ts';

const twoYears = /(?:19|20)\d\d(?!\d).*(?<!\d)(?:19|20)\d\d(?!\d)/;

/** The figure of a company whose parts a question names, where it asks for nothing of a chart. */
export function implyAsked(
  read: ReadQuestion,
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const { spoken } = read.reading;
  const isOfChart = read.measured.measures.length > 0;
  if (isOfChart || !isCompanyMeant(read, last)) return [];
  const { horizon, scenario } = readForecast(spoken).terms;
  const isAhead = isCompanyNamed(read) && horizon !== undefined && scenario !== undefined;
  if (isAhead) return [{ value: 'forecast', start: 0, end: spoken.length }];
  const implied = implyFigure(spoken);
  // "How many times as much did it earn in 2022 as in 2021" is of no price.
  const isOfYears =
    twoYears.test(spoken) && implied.some(({ value }) => value.startsWith('price-to-'));
  return isOfYears ? implySingleFigure(spoken) : implied;
}
