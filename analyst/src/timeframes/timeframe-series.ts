import type { Interval } from '@vela/contracts';
import { canResample, closeTimeOf, periodStartOf, resample, type Candles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

/** UTC milliseconds at which the last candle closes, for daily candles the end of their date. */
export function lastCloseOf({ openTime, length, interval }: Candles): number {
  return closeTimeOf(openTime[length - 1] ?? 0, interval);
}

/** Open time of the last period of a longer interval that the candles show to be over; undefined when there is none. */
function lastPeriodOf(candles: Candles, interval: Interval): number | undefined {
  const { openTime, length } = candles;
  const current = periodStartOf(openTime[length - 1] ?? 0, interval);
  if (closeTimeOf(current, interval) <= lastCloseOf(candles)) return current;
  const before = openTime.findLast((time) => time < current);
  return before === undefined ? undefined : periodStartOf(before, interval);
}

function isOfSameSource(series: CandleSeries, base: CandleSeries, interval: Interval): boolean {
  const isKnown =
    series.source.kind === base.source.kind && series.source.vendor === base.source.vendor;
  return isKnown && series.candles.interval === interval && series.candles.length > 0;
}

// Auctions and late corrections move a close by less; an adjusted series beside a raw one differs by far more.
const tolerance = 0.005;

/** Whether the last close of a longer series lies among the base's prices of that period: two files of one symbol may be adjusted differently. */
function isAtSamePrices({ candles }: CandleSeries, base: Candles): boolean {
  const last = candles.length - 1;
  const start = candles.openTime[last] ?? 0;
  const end = closeTimeOf(start, candles.interval);
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

/** Made from the base's own candles: the same data, so the same hash. */
function resampled(base: CandleSeries, interval: Interval): CandleSeries | undefined {
  if (!canResample(base.candles.interval, interval)) return undefined;
  const candles = resample(base.candles, interval);
  const [anchor] = candles.openTime;
  if (anchor === undefined) return undefined;
  const { instrument, hash, version } = base;
  const source = { ...base.source, anchor };
  return { instrument, candles, source, hash, version: `${version} from ${base.candles.interval}` };
}

/**
 * A longer timeframe as it was known at the close of the base's last candle: the source's own candles where they reach as far as the
 * base's do, otherwise candles made from the base. Undefined when not even those hold a complete period.
 */
export function toHigherSeries(
  own: CandleSeries | undefined,
  base: CandleSeries,
  interval: Interval,
): CandleSeries | undefined {
  const expected = lastPeriodOf(base.candles, interval);
  if (own !== undefined && isOfSameSource(own, base, interval)) {
    const last = own.candles.openTime[own.candles.length - 1] ?? 0;
    const isCut = lastCloseOf(own.candles) <= lastCloseOf(base.candles);
    if (
      expected === undefined
        ? isCut
        : isCut && last >= expected && isAtSamePrices(own, base.candles)
    )
      return own;
  }
  return resampled(base, interval);
}

/** A shorter timeframe, where it ends within one candle of the base's end. */
export function toLowerSeries(
  own: CandleSeries | undefined,
  base: CandleSeries,
  interval: Interval,
): CandleSeries | undefined {
  if (own === undefined || !isOfSameSource(own, base, interval)) return undefined;
  const end = lastCloseOf(own.candles);
  return end <= lastCloseOf(base.candles) &&
    end > (base.candles.openTime[base.candles.length - 1] ?? 0)
    ? own
    : undefined;
}
