import type { Instrument, Language, SourceRefusal } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { AppError } from './errors.ts';

type Named = { readonly symbol: string; readonly name: Readonly<Record<Language, string>> };

function toSuggestions(
  instruments: readonly Named[],
  language: Language,
): { symbol: string; name: string }[] {
  return instruments.map(({ symbol, name }) => ({ symbol, name: name[language] }));
}

/** How many near symbols are told when one is not known. */
const suggestionCount = 3;

/** The instrument of a typed symbol. Throws UNKNOWN_SYMBOL with the nearest, AMBIGUOUS_SYMBOL with the candidates, or SYMBOL_NOT_COVERED. */
export function getInstrument(
  catalogue: InstrumentCatalogue,
  symbol: string,
  language: Language,
): Instrument {
  const match = catalogue.resolve(symbol);
  switch (match.kind) {
    case 'found':
      return match.instrument;
    case 'ambiguous':
      throw ambiguousSymbol(match.candidates, language);
    case 'not-covered':
      throw notCovered(match.market.en);
    case 'unknown':
      break;
  }
  throw unknownSymbol(match.suggestions, language);
}

export function unknownSymbol(nearest: readonly Named[], language: Language): AppError {
  const suggestions = toSuggestions(nearest.slice(0, suggestionCount), language);
  return new AppError('UNKNOWN_SYMBOL', 'no instrument of this name', { details: { suggestions } });
}

export function ambiguousSymbol(candidates: readonly Named[], language: Language): AppError {
  const suggestions = toSuggestions(candidates, language);
  return new AppError('AMBIGUOUS_SYMBOL', 'several instruments of this name', {
    details: { suggestions },
  });
}

export function notCovered(market: string): AppError {
  return new AppError('SYMBOL_NOT_COVERED', `instruments of ${market} are not covered`);
}

/** Why no source has candles: a faulty file is told as such, anything else as data that is missing at the moment. */
export function marketDataUnavailable(refusals: readonly SourceRefusal[]): AppError {
  const isRefused = refusals.some(({ reason }) => reason === 'series-refused');
  const reasons = refusals.map(
    ({ source, reason, detail }) =>
      `${source}: ${reason}${detail === undefined ? '' : ` (${detail})`}`,
  );
  return new AppError(
    isRefused ? 'SERIES_REFUSED' : 'MARKET_DATA_UNAVAILABLE',
    reasons.join('; '),
    {
      details: { refusals: [...refusals] },
    },
  );
}

export function notEnoughCandles(needed: number, got: number): AppError {
  return new AppError('NOT_ENOUGH_CANDLES', `${got} candles, ${needed} are needed`, {
    details: { needed, got },
  });
}
