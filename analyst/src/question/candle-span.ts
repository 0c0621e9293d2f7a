import type { AnalysisCore } from '../narrator/narration.ts';
import type { Candles } from '@vela/engine';
import type { Since } from './find-since.ts';

/** The candles that a question about changes covers, or why there are none. */
export type CandleSpan =
  | {
      readonly kind: 'span';
      readonly from: number;
      readonly to: number;
      readonly isCut: boolean;
    }
  | { readonly kind: 'nothing'; readonly time: number; readonly isFuture: boolean };

type SinceStart = Exclude<Since, { readonly kind: 'unclear' }>;

const defaultCandles = 20;

/** The default "since": the previous analysis's last candle if the same chart, else 20 candles. */
export function toSince(
  since: Since | undefined,
  last: Pick<AnalysisCore, 'instrument' | 'interval' | 'candles'> | undefined,
  asked: Pick<AnalysisCore, 'instrument' | 'interval'>,
): SinceStart {
  if (since !== undefined && since.kind !== 'unclear') return since;
  const isSame =
    last?.instrument.symbol === asked.instrument.symbol && last.interval === asked.interval;
  return isSame && last !== undefined
    ? { kind: 'time', time: last.candles.to + 1 }
    : { kind: 'candles', count: defaultCandles };
}

function findFirstCandleFrom(candles: Candles, time: number): number {
  let low = 0;
  let high = candles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candles.openTime[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Converts a start to candle indexes, from 1 on: a change needs a close before it. */
export function toCandleSpan(since: SinceStart, candles: Candles, now: number): CandleSpan {
  const to = candles.length - 1;
  const wanted =
    since.kind === 'candles' ? to - since.count + 1 : findFirstCandleFrom(candles, since.time);
  if (since.kind === 'time' && wanted > to)
    return { kind: 'nothing', time: since.time, isFuture: since.time > now };
  const isCut = since.kind === 'time' && since.time < (candles.openTime[0] ?? 0);
  return { kind: 'span', from: Math.min(to, Math.max(1, wanted)), to, isCut };
}
