import type { Instrument } from '@vela/contracts';
import type { MarketCalendar } from '@vela/engine';
import { findInstrumentEntry } from './instrument-catalogue.ts';

// Precious metals trade over the counter like currencies; other commodities are futures.
const isMetal = (symbol: string): boolean => /^X(?:AU|AG|PT|PD)/.test(symbol);

/** Trading calendar of an instrument; one outside the catalogue gets UTC days. */
export function toMarketCalendar({ symbol, assetClass }: Instrument): MarketCalendar {
  if (assetClass === 'crypto' || assetClass === 'forex') return assetClass;
  if (assetClass === 'commodity') return isMetal(symbol) ? 'metal' : 'future';
  const hours = findInstrumentEntry(symbol)?.calendar ?? 'always';
  if (hours === 'always') return 'crypto';
  return hours === 'weekdays' ? 'forex' : hours;
}
