import type { AnalysisCore } from '../narrator/narration.ts';
import type { Candles } from '@vela/engine';
import type { Since } from './find-since.ts';

/** The candles a question about changes speaks of, or why there are none. */
export type Stretch =
  | {
      readonly kind: 'stretch';
      readonly from: number;
      readonly to: number;
      readonly isCut: boolean;
    }
  | { readonly kind: 'nothing'; readonly time: number; readonly isFuture: boolean };

type Beginning = Exclude<Since, { readonly kind: 'unclear' }>;

const defaultCandles = 20;

/** What "since" means when the question does not say: the chart that was last looked at, if it is this one, else the last 20 candles. */
export function toSince(
  since: Since | undefined,
  last: AnalysisCore | undefined,
  asked: Pick<AnalysisCore, 'instrument' | 'interval'>,
): Beginning {
  if (since !== undefined && since.kind !== 'unclear') return since;
  const isSame =
    last?.instrument.symbol === asked.instrument.symbol && last.interval === asked.interval;
  return isSame && last !== undefined
    ? { kind: 'time', time: last.candles.to + 1 }
    : { kind: 'candles', count: defaultCandles };
}

function firstFrom(candles: Candles, time: number): number {
  let low = 0;
  let high = candles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candles.openTime[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Settles a beginning on the candles. A stretch never begins at the very first candle: there is no close before it to compare with. */
export function toStretch(since: Beginning, candles: Candles, now: number): Stretch {
  const to = candles.length - 1;
  const wanted = since.kind === 'candles' ? to - since.count + 1 : firstFrom(candles, since.time);
  if (since.kind === 'time' && wanted > to)
    return { kind: 'nothing', time: since.time, isFuture: since.time > now };
  const isCut = since.kind === 'time' && since.time < (candles.openTime[0] ?? 0);
  return { kind: 'stretch', from: Math.min(to, Math.max(1, wanted)), to, isCut };
}
