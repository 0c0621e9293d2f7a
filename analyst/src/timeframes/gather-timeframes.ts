import { candleLimit, type Instrument, type Interval } from '@vela/contracts';
import type { TechnicalAnalysis } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import { getLastCloseTime, toHigherSeries, toLowerSeries } from './timeframe-series.ts';
import { timeframeSets } from './timeframe-set.ts';

/** One timeframe beside the chosen interval, as known at the close of the base's last candle. */
export type Timeframe = {
  readonly interval: Interval;
  readonly isHigher: boolean;
  readonly series: CandleSeries;
  readonly technical: TechnicalAnalysis;
};

type TimeframeRequest = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  readonly limit: number;
  readonly vendor?: string | undefined;
  readonly now: number;
  /**
   * To compute an earlier answer again: timeframes whose own candles came too late for it, which are
   * not read; all others are waited for, however long they take.
   */
  readonly lateTimeframes?: readonly Interval[] | undefined;
};

/** Timeout for the other timeframes once the base candles have arrived. */
const timeoutMs = 1000;

/**
 * Starts fetching the other timeframes beside the base; the function returned resolves them once it
 * is there, longest first, cut at its last close. A late or unusable longer one is resampled from
 * the base; a shorter one, or one with too few candles for an analysis, is omitted.
 */
export function startTimeframeFetch(
  wanted: TimeframeRequest,
  { marketData, seriesAnalyses }: GatherDeps,
): (base: CandleSeries) => Promise<Timeframe[]> {
  const { higher, lower } = timeframeSets[wanted.interval];
  const intervals = [...higher, ...(lower === undefined ? [] : [lower])];
  const seriesAt = async (interval: Interval, now: number): Promise<CandleSeries | undefined> => {
    const result = await marketData.getSeries({
      instrument: wanted.instrument,
      interval,
      limit: wanted.limit,
      vendor: wanted.vendor,
      now,
    });
    return result.kind === 'series' ? result.series : undefined;
  };
  // Another timeframe's error must not fail the base's answer; the base's fetch reports its own.
  const { now, lateTimeframes } = wanted;
  const wait = lateTimeframes === undefined ? waitWithTimeout : waitForAll;
  const begun = intervals.map(async (interval) =>
    lateTimeframes?.includes(interval) === true
      ? undefined
      : await seriesAt(interval, now).catch(() => undefined),
  );
  const cut = async (
    first: Promise<CandleSeries | undefined>,
    base: CandleSeries,
  ): Promise<CandleSeries | undefined> => {
    const series = await first;
    const end = getLastCloseTime(base.candles);
    if (series === undefined || getLastCloseTime(series.candles) <= end) return series;
    return await seriesAt(series.candles.interval, end).catch(() => undefined);
  };
  return async (base) => {
    const fetched = await Promise.all(begun.map((first) => wait(cut(first, base))));
    return intervals.flatMap((interval, index) => {
      const isHigher = interval !== lower;
      const series = (isHigher ? toHigherSeries : toLowerSeries)(fetched[index], base, interval);
      return series === undefined || series.candles.length < candleLimit.min
        ? []
        : [{ interval, isHigher, series, technical: seriesAnalyses.analyze(series) }];
    });
  };
}

const waitForAll = <Value>(work: Promise<Value>): Promise<Value> => work;

async function waitWithTimeout<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
