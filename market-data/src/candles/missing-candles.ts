import type { Candles } from '@vela/engine';
import { findInstrumentEntry } from '../instruments/instrument-catalogue.ts';
import { findGaps, type CandleGaps } from './find-gaps.ts';

/** Gaps in trading time: count, longest in candles, and open time of the candle before it. */
export function findMissingCandles(symbol: string, candles: Candles): CandleGaps {
  return findGaps(candles, findInstrumentEntry(symbol)?.calendar ?? 'weekdays');
}
