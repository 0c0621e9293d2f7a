import type { HealthNote } from '@vela/contracts';
import { periodStartOf } from '@vela/engine';
import type { Candles, Interval } from '@vela/engine';
import type { CandleFault } from './candle-fault.ts';
import { sortRows } from './sort-rows.ts';
import { at, pickRows } from './raw-candles.ts';
import type { RawCandles } from './raw-candles.ts';

export type CandleRules = { readonly interval: Interval; readonly mayBeNonPositive: boolean };

export type BuiltCandles =
  | { readonly kind: 'candles'; readonly candles: Candles; readonly repairs: readonly HealthNote[] }
  | { readonly kind: 'refused'; readonly fault: CandleFault };

// Vendors that compute prices in 32 bits or adjust them leave errors of about 1e-7.
const floatNoise = 1e-6;
const earliestTime = Date.UTC(1700, 0, 1);

/**
 * Checks a vendor's rows and makes candles of them: the one border every source passes. Repaired and reported: rows out of order, exact
 * repetitions, highs and lows that miss open or close by float noise. Everything else refuses the whole series: a value that is not a
 * number, two different candles of one time, a price of zero or below (except where it may be real), high below low, open or close
 * outside them, a negative volume, a time that does not start a period of the interval.
 */
export function buildCandles(raw: RawCandles, rules: CandleRules): BuiltCandles {
  const timeFault = findTimeFault(raw, rules.interval);
  if (timeFault !== undefined) return { kind: 'refused', fault: timeFault };
  const sorted = sortRows(raw);
  if (sorted.kind === 'conflict') return { kind: 'refused', fault: sorted.fault };
  const columns = sorted.rows === undefined ? raw : pickRows(raw, sorted.rows);
  const widened = widenByNoise(columns);
  for (let row = 0; row < columns.length; row++) {
    const fault = findRowFault(widened.columns, row, rules.mayBeNonPositive);
    if (fault !== undefined)
      return { kind: 'refused', fault: { ...fault, row: sorted.rows?.[row] ?? row } };
  }
  const repairs: HealthNote[] = [
    ...(sorted.misplaced > 0
      ? [{ code: 'sorted' as const, params: { count: sorted.misplaced } }]
      : []),
    ...(sorted.dropped > 0
      ? [{ code: 'duplicates-dropped' as const, params: { count: sorted.dropped } }]
      : []),
    ...(widened.count > 0
      ? [{ code: 'high-low-widened' as const, params: { count: widened.count } }]
      : []),
  ];
  return { kind: 'candles', candles: { interval: rules.interval, ...widened.columns }, repairs };
}

function findTimeFault(raw: RawCandles, interval: Interval): CandleFault | undefined {
  for (let row = 0; row < raw.length; row++) {
    const time = at(raw.openTime, row);
    if (!Number.isFinite(time) || time < earliestTime)
      return { row, field: 'openTime', code: 'no-time-value', params: {} };
    if (periodStartOf(time, interval) !== time) {
      return {
        row,
        field: 'openTime',
        code: 'off-grid',
        params: { time: new Date(time).toISOString(), interval },
      };
    }
  }
  return undefined;
}

function findRowFault(
  columns: RawCandles,
  row: number,
  mayBeNonPositive: boolean,
): CandleFault | undefined {
  const prices = {
    open: at(columns.open, row),
    high: at(columns.high, row),
    low: at(columns.low, row),
    close: at(columns.close, row),
  };
  for (const field of ['open', 'high', 'low', 'close'] as const) {
    const price = prices[field];
    if (!Number.isFinite(price)) return { row, field, code: 'no-number-value', params: {} };
    if (price <= 0 && !mayBeNonPositive)
      return { row, field, code: 'impossible-price', params: { value: price } };
  }
  const { high, low } = prices;
  if (high < low) return { row, field: 'high', code: 'high-below-low', params: { high, low } };
  for (const field of ['open', 'close'] as const) {
    const value = prices[field];
    if (value > high || value < low)
      return { row, field, code: 'outside-range', params: { field, value, low, high } };
  }
  const volume = at(columns.volume, row);
  if (!Number.isFinite(volume))
    return { row, field: 'volume', code: 'no-number-value', params: {} };
  return volume < 0
    ? { row, field: 'volume', code: 'impossible-volume', params: { value: volume } }
    : undefined;
}

function widenByNoise(columns: RawCandles): { columns: RawCandles; count: number } {
  let high: Float64Array | undefined;
  let low: Float64Array | undefined;
  let count = 0;
  for (let row = 0; row < columns.length; row++) {
    const [open, close] = [at(columns.open, row), at(columns.close, row)];
    const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
    const isHighShort = isShortByNoise(top - at(columns.high, row), top);
    const isLowShort = isShortByNoise(at(columns.low, row) - bottom, bottom);
    if (!isHighShort && !isLowShort) continue;
    count++;
    if (isHighShort) (high ??= columns.high.slice())[row] = top;
    if (isLowShort) (low ??= columns.low.slice())[row] = bottom;
  }
  return {
    columns:
      count === 0 ? columns : { ...columns, high: high ?? columns.high, low: low ?? columns.low },
    count,
  };
}

function isShortByNoise(shortfall: number, price: number): boolean {
  return shortfall > 0 && shortfall <= floatNoise * Math.abs(price);
}
