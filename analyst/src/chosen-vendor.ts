import type { AnalysisRequest } from '@vela/contracts';
import type { InstrumentCatalogue, MarketData } from '@vela/market-data';
import type { Question } from './answer-part.ts';

/** The canonical symbol of an instrument; undefined for another name. */
function findSymbol(text: string | undefined, catalogue: InstrumentCatalogue): string | undefined {
  const match = text === undefined ? undefined : catalogue.resolve(text);
  return match?.kind === 'found' ? match.instrument.symbol : undefined;
}

/** A request with the source that was chosen beside the message, where it is of the same symbol. */
export function addChosenVendor(
  asked: AnalysisRequest,
  { request, chosen }: Pick<Question, 'request' | 'chosen'>,
  catalogue: InstrumentCatalogue,
): AnalysisRequest {
  const { vendor: _, ...read } = asked;
  if (request?.vendor !== undefined) return { ...read, vendor: request.vendor };
  const symbol = findSymbol(read.symbol, catalogue);
  const isChosen = symbol !== undefined && symbol === findSymbol(chosen.symbol, catalogue);
  return isChosen && chosen.vendor !== undefined ? { ...read, vendor: chosen.vendor } : read;
}

/** The same with candles of the request's instrument from its chosen source alone. */
export function bindVendor<Deps extends { readonly marketData: MarketData }>(
  deps: Deps,
  { symbol, vendor }: AnalysisRequest,
): Deps {
  const { marketData } = deps;
  const own = findSymbol(symbol, marketData.catalogue);
  if (vendor === undefined || own === undefined) return deps;
  const getSeries: MarketData['getSeries'] = (request) =>
    marketData.getSeries(request.instrument.symbol === own ? { ...request, vendor } : request);
  return { ...deps, marketData: { ...marketData, getSeries } };
}
