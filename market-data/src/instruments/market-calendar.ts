import type { Instrument } from '@vela/contracts';
import type { MarketCalendar } from '@vela/engine';
import { findInstrumentEntry } from './instrument-catalogue.ts';

// Traded over the counter around the clock, like currencies; every other commodity is a futures contract.
const isMetal = (symbol: string): boolean => /^X(?:AU|AG|PT|PD)/.test(symbol);

/** By which rules the engine counts the days of an instrument and knows its rests; an instrument nobody knows counts days in UTC. */
export function marketCalendarOf({ symbol, assetClass }: Instrument): MarketCalendar {
  if (assetClass === 'crypto' || assetClass === 'forex') return assetClass;
  if (assetClass === 'commodity') return isMetal(symbol) ? 'metal' : 'future';
  const hours = findInstrumentEntry(symbol)?.calendar ?? 'always';
  if (hours === 'always') return 'crypto';
  return hours === 'weekdays' ? 'forex' : hours;
}
