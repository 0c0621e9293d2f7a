import { candleLimit, type Instrument, type Interval } from '@vela/contracts';
import type { TechnicalAnalysis } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { AnalystDeps } from '../analyst-deps.ts';
import { lastCloseOf, toHigherSeries, toLowerSeries } from './timeframe-series.ts';
import { timeframeSets } from './timeframe-set.ts';

/** One timeframe beside the chosen interval, as it was known at the close of the base's last candle. */
export type Timeframe = {
  readonly interval: Interval;
  readonly isHigher: boolean;
  readonly series: CandleSeries;
  readonly technical: TechnicalAnalysis;
};

type Wanted = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  readonly limit: number;
  readonly now: number;
};

/** How long an answer waits for other timeframes once its own candles are there. */
const patienceMs = 1000;

/**
 * Begins to fetch the other timeframes at once, beside the base, and returns what settles them when the base is there: from the longest
 * down, each cut at the base's last close. One that is late or unusable is made from the base's candles where it is longer, else left out; so is one
 * with fewer candles than an analysis needs.
 */
export function beginTimeframes(
  wanted: Wanted,
  { marketData, seriesAnalyses }: AnalystDeps,
): (base: CandleSeries) => Promise<Timeframe[]> {
  const { higher, lower } = timeframeSets[wanted.interval];
  const intervals = [...higher, ...(lower === undefined ? [] : [lower])];
  const seriesAt = async (interval: Interval, now: number): Promise<CandleSeries | undefined> => {
    const result = await marketData.getSeries({
      instrument: wanted.instrument,
      interval,
      limit: wanted.limit,
      now,
    });
    return result.kind === 'series' ? result.series : undefined;
  };
  // A fault of ours in fetching another timeframe must not take the base's answer away; the base's own fetch reports it.
  const begun = intervals.map((interval) => seriesAt(interval, wanted.now).catch(() => undefined));
  const cut = async (
    first: Promise<CandleSeries | undefined>,
    base: CandleSeries,
  ): Promise<CandleSeries | undefined> => {
    const series = await first;
    const end = lastCloseOf(base.candles);
    if (series === undefined || lastCloseOf(series.candles) <= end) return series;
    return await seriesAt(series.candles.interval, end).catch(() => undefined);
  };
  return async (base) => {
    const fetched = await Promise.all(begun.map((first) => withPatience(cut(first, base))));
    return intervals.flatMap((interval, index) => {
      const isHigher = interval !== lower;
      const series = (isHigher ? toHigherSeries : toLowerSeries)(fetched[index], base, interval);
      return series === undefined || series.candles.length < candleLimit.min
        ? []
        : [{ interval, isHigher, series, technical: seriesAnalyses.analyze(series) }];
    });
  };
}

async function withPatience<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
