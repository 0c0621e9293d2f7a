import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { durationMs } from '../../candles/interval.ts';
import { findFirstCandle } from '../../candles/find-first-candle.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import type { FactWindow } from '../../facts/reading.ts';
import type { Finding } from '../../structure/finding.ts';
import type { MeasureSeries } from '../measure.ts';

const dayMs = durationMs['1d'];
const labels = ['day', 'week', 'month'] as const;
const candleLabels: Readonly<Partial<Record<Candles['interval'], string>>> = {
  '1d': 'day',
  '1w': 'week',
  '1mo': 'month',
};

/** Previous calendar periods, and one that a question names. */
export type PastName = 'day' | 'week' | 'month' | 'year' | 'period';

/** High and low of a past period, the candles they were made on, and the structures of them. */
export type PastExtremes = {
  readonly name: PastName;
  readonly high: number;
  readonly low: number;
  readonly highAt: number;
  readonly lowAt: number;
  /** First candle that can have passed them. */
  readonly after: number;
  readonly refs: readonly string[];
};

function toLevelExtremes(name: PastName, high: Finding, low: Finding): PastExtremes {
  return {
    name,
    high: high.top,
    low: low.bottom,
    highAt: high.formedAt,
    lowAt: low.formedAt,
    // It is confirmed by the first candle behind its period, which can pass it.
    after: high.confirmedAt,
    refs: [high.id, low.id],
  };
}

/** Day, week and month before the one of the last candle; of its own length the last candle. */
function listPreviousLevels({ analysis }: MeasureSeries, to: number): PastExtremes[] {
  const { candles, findings } = analysis;
  return labels.flatMap((name) => {
    if (candleLabels[candles.interval] === name) {
      const [high, low] = [at(candles.high, to), at(candles.low, to)];
      return [{ name, high, low, highAt: to, lowAt: to, after: to + 1, refs: [] }];
    }
    const find = (kind: Finding['kind']): Finding | undefined =>
      findings.findLast((one) => one.kind === kind && one.label === name && one.confirmedAt <= to);
    const [high, low] = [find('previous-high'), find('previous-low')];
    return high === undefined || low === undefined ? [] : [toLevelExtremes(name, high, low)];
  });
}

/** Extremes of a range of candles. */
export function toRangeExtremes(
  candles: Candles,
  name: PastName,
  window: FactWindow,
): PastExtremes {
  return { name, ...findExtremes(candles, window), after: window.to + 1, refs: [] };
}

// oxlint-disable-next-line no-restricted-globals -- reads a time, not the clock
const getYear = (time: number): number => new Date(time).getUTCFullYear();
// oxlint-disable-next-line no-restricted-globals -- the same
const calculateYearStart = (year: number): number => Date.UTC(year, 0, 1);

/** The calendar year (UTC) before that of the last candle, where the data holds all of it. */
function findPreviousYear(candles: Candles, to: number): PastExtremes[] {
  if (candles.interval === '1w') return [];
  const year = getYear(at(candles.openTime, to));
  const start = calculateYearStart(year - 1);
  const from = findFirstCandle(candles, (time) => time >= start);
  const end = findFirstCandle(candles, (time) => time >= calculateYearStart(year));
  const isWhole = from < end && at(candles.openTime, 0) < start + 7 * dayMs;
  return isWhole ? [toRangeExtremes(candles, 'year', { from, to: end - 1 })] : [];
}

/** Previous day, week, month and year as of candle `to`, as far as the data holds them. */
export function listPreviousPeriods(series: MeasureSeries, to: number): PastExtremes[] {
  return [...listPreviousLevels(series, to), ...findPreviousYear(series.analysis.candles, to)];
}
