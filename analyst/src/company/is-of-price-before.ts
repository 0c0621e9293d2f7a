import type { AnalysisRequest, CompanyFigure } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { ReadQuestion } from '../question/read-question.ts';
import { isOfAnyPrice } from './choose-company.ts';
import { findFigures, isModelNamed } from './find-figures.ts';

const isSaidOfPrice = (figure: CompanyFigure): boolean =>
  isOfAnyPrice(figure) || figure === 'market-value';

/**
 * Whether a question that names no instrument speaks of the price of the last answer: "which day is
 * it cheap" after gold or a currency, which are no companies.
 */
export function isOfPriceBefore(
  { request, reading: { spoken } }: ReadQuestion,
  last: AnalysisRequest | undefined,
  catalogue: InstrumentCatalogue,
): boolean {
  const isNamed = request.plan.namesInstrument === true;
  if (isNamed || last?.symbol === undefined || last.plan.intent === 'company') return false;
  const match = catalogue.resolve(last.symbol);
  if (match.kind !== 'found' || match.instrument.assetClass === 'stock') return false;
  return findFigures(spoken).every(({ value }) => isSaidOfPrice(value)) && !isModelNamed(spoken);
}
