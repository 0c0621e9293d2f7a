import type { Candles } from '@vela/engine';
import { findInstrumentEntry } from '../instruments/instrument-catalogue.ts';
import { findGaps, type CandleGaps } from './find-gaps.ts';

/** Holes in the trading time of these candles: how many, how many candles the longest misses, and the open time of the candle before it. */
export function findMissingCandles(symbol: string, candles: Candles): CandleGaps {
  return findGaps(candles, findInstrumentEntry(symbol)?.calendar ?? 'weekdays');
}
