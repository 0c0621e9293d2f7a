import type { Instrument, Language, SourceRefusal } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { detectRequestLanguage } from './http/request-language.ts';

type Named = { readonly symbol: string; readonly name: Readonly<Record<Language, string>> };

function toSuggestions(
  instruments: readonly Named[],
  language: Language,
): { symbol: string; name: string }[] {
  return instruments.map(({ symbol, name }) => ({ symbol, name: name[language] }));
}

const suggestionCount = 3;

/** Throws UNKNOWN_SYMBOL (with nearest), AMBIGUOUS_SYMBOL (candidates), SYMBOL_NOT_COVERED. */
export function getInstrument(
  catalogue: InstrumentCatalogue,
  symbol: string,
  request: FastifyRequest,
): Instrument {
  const match = catalogue.resolve(symbol);
  switch (match.kind) {
    case 'found':
      return match.instrument;
    case 'ambiguous':
      throw createAmbiguousSymbolError(match.candidates, detectRequestLanguage(request));
    case 'not-covered':
      throw createNotCoveredError(match.market.en);
    case 'unknown':
      break;
  }
  throw createUnknownSymbolError(match.suggestions, detectRequestLanguage(request));
}

export function createUnknownSymbolError(nearest: readonly Named[], language: Language): AppError {
  const suggestions = toSuggestions(nearest.slice(0, suggestionCount), language);
  return new AppError('UNKNOWN_SYMBOL', 'no instrument of this name', { details: { suggestions } });
}

export function createAmbiguousSymbolError(
  candidates: readonly Named[],
  language: Language,
): AppError {
  const suggestions = toSuggestions(candidates, language);
  return new AppError('AMBIGUOUS_SYMBOL', 'several instruments of this name', {
    details: { suggestions },
  });
}

export function createNotCoveredError(market: string): AppError {
  return new AppError('SYMBOL_NOT_COVERED', `instruments of ${market} are not covered`);
}

/** Error for missing candles: SERIES_REFUSED for a faulty file, else MARKET_DATA_UNAVAILABLE. */
export function createMarketDataError(refusals: readonly SourceRefusal[]): AppError {
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

export function createNotEnoughCandlesError(needed: number, got: number): AppError {
  return new AppError('NOT_ENOUGH_CANDLES', `${got} candles, ${needed} are needed`, {
    details: { needed, got },
  });
}
