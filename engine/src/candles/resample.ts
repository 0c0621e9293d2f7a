import { invariant } from '../invariant.ts';
import type { Candle, Candles, Interval } from './candles.ts';
import { at } from './column.ts';
import { closeTimeOf, durationMs, periodStartOf } from './interval.ts';
import { toCandles } from './to-candles.ts';

/** Whether every candle of `from` lies in exactly one period of `to`. Weeks do not fit into months. */
export function canResample(from: Interval, to: Interval): boolean {
  const fine = durationMs[from];
  const coarse = durationMs[to];
  if (fine === undefined) return coarse === undefined;
  if (coarse === undefined) return from !== '1w';
  return coarse >= fine && coarse % fine === 0;
}

/**
 * Candles of a higher interval, made of complete periods only: the first period is left out unless a candle opens exactly at its
 * start, and the last one until it has certainly closed (its last candle closes with it, or a later candle exists). What is
 * emitted therefore never changes when candles are appended. Periods in between hold whatever was traded; a period in which
 * nothing was traded has no candle. Days are UTC days, weeks start on Monday, months are calendar months, all by open time
 * (session date for daily candles), and the open time of a higher candle is the start of its period.
 * Throws when the periods do not nest (see `canResample`).
 */
export function resample(candles: Candles, to: Interval): Candles {
  invariant(
    canResample(candles.interval, to),
    `${candles.interval} candles do not nest into ${to}`,
  );
  if (candles.interval === to) return candles;
  const rows: Candle[] = [];
  let from = 0;
  while (from < candles.length) {
    const openTime = periodStartOf(at(candles.openTime, from), to);
    const closeTime = closeTimeOf(openTime, to);
    let end = from + 1;
    while (end < candles.length && at(candles.openTime, end) < closeTime) end += 1;
    const startIsKnown = from > 0 || at(candles.openTime, from) === openTime;
    const isClosed =
      end < candles.length ||
      closeTimeOf(at(candles.openTime, end - 1), candles.interval) >= closeTime;
    if (startIsKnown && isClosed) rows.push(aggregate(candles, openTime, { from, end }));
    from = end;
  }
  return toCandles(to, rows);
}

function aggregate(
  candles: Candles,
  openTime: number,
  { from, end }: { from: number; end: number },
): Candle {
  let high = at(candles.high, from);
  let low = at(candles.low, from);
  let volume = 0;
  for (let index = from; index < end; index += 1) {
    high = Math.max(high, at(candles.high, index));
    low = Math.min(low, at(candles.low, index));
    volume += at(candles.volume, index);
  }
  return {
    openTime,
    open: at(candles.open, from),
    high,
    low,
    close: at(candles.close, end - 1),
    volume,
  };
}
