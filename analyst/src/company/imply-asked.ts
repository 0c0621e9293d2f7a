import type { AnalysisRequest, CompanyFigure } from '@vela/contracts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyMeant, isCompanyNamed } from './choose-company.ts';
import { implyFigure } from './imply-figure.ts';
import { readForecast } from './read-forecast.ts';

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
  return isAhead ? [{ value: 'forecast', start: 0, end: spoken.length }] : implyFigure(spoken);
}
