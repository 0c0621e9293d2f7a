import type { Interval } from '@vela/contracts';
import {
  canResample,
  calculateCloseTime,
  calculatePeriodStart,
  resample,
  type Candles,
} from '@vela/engine';
import { toMarketCalendar, type CandleSeries } from '@vela/market-data';

/** Close time of the last candle in UTC ms; for daily candles the end of their date. */
export function getLastCloseTime({ openTime, length, interval }: Candles): number {
  return calculateCloseTime(openTime[length - 1] ?? 0, interval);
}

/** Open time of the last complete period of a longer interval; undefined if there is none. */
function findLastPeriod(candles: Candles, interval: Interval): number | undefined {
  const { openTime, length } = candles;
  const current = calculatePeriodStart(openTime[length - 1] ?? 0, interval);
  if (calculateCloseTime(current, interval) <= getLastCloseTime(candles)) return current;
  const before = openTime.findLast((time) => time < current);
  return before === undefined ? undefined : calculatePeriodStart(before, interval);
}

function hasSameSource(series: CandleSeries, base: CandleSeries, interval: Interval): boolean {
  const isKnown =
    series.source.kind === base.source.kind && series.source.vendor === base.source.vendor;
  return isKnown && series.candles.interval === interval && series.candles.length > 0;
}

// Auctions and late corrections move a close by less; an adjusted series differs by far more.
const tolerance = 0.005;

/** Whether the last close is within the base's prices: two files may be adjusted differently. */
function hasSamePrices({ candles }: CandleSeries, base: Candles): boolean {
  const last = candles.length - 1;
  const start = candles.openTime[last] ?? 0;
  const end = calculateCloseTime(start, candles.interval);
  const close = candles.close[last] ?? Number.NaN;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (
    let index = base.length - 1;
    index >= 0 && (base.openTime[index] ?? 0) >= start;
    index -= 1
  ) {
    if ((base.openTime[index] ?? 0) >= end) continue;
    low = Math.min(low, base.low[index] ?? Number.NaN);
    high = Math.max(high, base.high[index] ?? Number.NaN);
  }
  const slack = Math.abs(close) * tolerance;
  return close >= low - slack && close <= high + slack;
}

/** Resampled from the base's own candles: the same data, so the same hash. */
function resampleSeries(base: CandleSeries, interval: Interval): CandleSeries | undefined {
  if (!canResample(base.candles.interval, interval)) return undefined;
  const candles = resample(base.candles, interval, toMarketCalendar(base.instrument));
  const [anchor] = candles.openTime;
  if (anchor === undefined) return undefined;
  const { instrument, hash, version } = base;
  const source = { ...base.source, anchor };
  return { instrument, candles, source, hash, version: `${version} from ${base.candles.interval}` };
}

/**
 * A longer timeframe as known at the base's last close: the source's candles if they reach that
 * far, else resampled from the base. Undefined without a complete period.
 */
export function toHigherSeries(
  own: CandleSeries | undefined,
  base: CandleSeries,
  interval: Interval,
): CandleSeries | undefined {
  const expected = findLastPeriod(base.candles, interval);
  if (own !== undefined && hasSameSource(own, base, interval)) {
    const last = own.candles.openTime[own.candles.length - 1] ?? 0;
    const isCut = getLastCloseTime(own.candles) <= getLastCloseTime(base.candles);
    if (
      expected === undefined ? isCut : isCut && last >= expected && hasSamePrices(own, base.candles)
    )
      return own;
  }
  return resampleSeries(base, interval);
}

/** Returns a shorter timeframe if it ends within one candle of the base's end. */
export function toLowerSeries(
  own: CandleSeries | undefined,
  base: CandleSeries,
  interval: Interval,
): CandleSeries | undefined {
  if (own === undefined || !hasSameSource(own, base, interval)) return undefined;
  const end = getLastCloseTime(own.candles);
  return end <= getLastCloseTime(base.candles) &&
    end > (base.candles.openTime[base.candles.length - 1] ?? 0)
    ? own
    : undefined;
}
