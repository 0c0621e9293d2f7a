import type { HealthNote } from '@vela/contracts';
import { calculatePeriodStart, type Candles, type Interval } from '@vela/engine';
import type { CandleFault } from './candle-fault.ts';
import { quarantineSpikes } from './quarantine-spikes.ts';
import { sortRows } from './sort-rows.ts';
import { getValueAt, pickRows, type RawCandles } from './raw-candles.ts';

export type CandleRules = { readonly interval: Interval; readonly mayBeNonPositive: boolean };

export type BuiltCandles =
  | { readonly kind: 'candles'; readonly candles: Candles; readonly repairs: readonly HealthNote[] }
  | { readonly kind: 'refused'; readonly fault: CandleFault };

// Vendors that compute or adjust prices in 32-bit floats leave errors of about 1e-7.
const floatNoise = 1e-6;
const earliestTime = Date.UTC(1700, 0, 1);

/**
 * Validates vendor rows; every source passes here. Repaired and reported: order, exact duplicates,
 * float noise of highs and lows, price spikes. Refused: a value that is no number, two candles of one open time,
 * a price <= 0 (unless `mayBeNonPositive`), high below low, open or close outside them, a negative
 * volume, an open time off the interval.
 */
export function buildCandles(raw: RawCandles, rules: CandleRules): BuiltCandles {
  const timeFault = findTimeFault(raw, rules.interval);
  if (timeFault !== undefined) return { kind: 'refused', fault: timeFault };
  const sorted = sortRows(raw);
  if (sorted.kind === 'conflict') return { kind: 'refused', fault: sorted.fault };
  const columns = sorted.rows === undefined ? raw : pickRows(raw, sorted.rows);
  const widened = correctFloatNoise(columns);
  for (let row = 0; row < columns.length; row++) {
    if (isSoundRow(widened.columns, row)) continue;
    const fault = findRowFault(widened.columns, row, rules.mayBeNonPositive);
    if (fault !== undefined)
      return { kind: 'refused', fault: { ...fault, row: sorted.rows?.[row] ?? row } };
  }
  const { columns: kept, ...spikes } = quarantineSpikes(widened.columns);
  const counts = [
    ['sorted', sorted.misplaced],
    ['duplicates-dropped', sorted.dropped],
    ['high-low-widened', widened.count],
  ] as const;
  const repairs: HealthNote[] = counts.flatMap(([code, count]) =>
    count > 0 ? [{ code, params: { count } }] : [],
  );
  if (spikes.count > 0) repairs.push({ code: 'spikes-quarantined', params: spikes });
  return { kind: 'candles', candles: { interval: rules.interval, ...kept }, repairs };
}

function findTimeFault(raw: RawCandles, interval: Interval): CandleFault | undefined {
  for (let row = 0; row < raw.length; row++) {
    const time = getValueAt(raw.openTime, row);
    if (!Number.isFinite(time) || time < earliestTime)
      return { row, field: 'openTime', code: 'no-time-value', params: {} };
    if (calculatePeriodStart(time, interval) !== time) {
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

/** Whether a row, as nearly all, plainly has no fault. */
function isSoundRow({ open, high, low, close, volume }: RawCandles, row: number): boolean {
  const top = getValueAt(high, row);
  const bottom = getValueAt(low, row);
  return (
    bottom > 0 &&
    top < Number.POSITIVE_INFINITY &&
    getValueAt(open, row) >= bottom &&
    getValueAt(open, row) <= top &&
    getValueAt(close, row) >= bottom &&
    getValueAt(close, row) <= top &&
    getValueAt(volume, row) >= 0 &&
    getValueAt(volume, row) < Number.POSITIVE_INFINITY
  );
}

function findRowFault(
  columns: RawCandles,
  row: number,
  mayBeNonPositive: boolean,
): CandleFault | undefined {
  const prices = {
    open: getValueAt(columns.open, row),
    high: getValueAt(columns.high, row),
    low: getValueAt(columns.low, row),
    close: getValueAt(columns.close, row),
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
  const volume = getValueAt(columns.volume, row);
  if (!Number.isFinite(volume))
    return { row, field: 'volume', code: 'no-number-value', params: {} };
  return volume < 0
    ? { row, field: 'volume', code: 'impossible-volume', params: { value: volume } }
    : undefined;
}

function correctFloatNoise(columns: RawCandles): { columns: RawCandles; count: number } {
  let high: Float64Array | undefined;
  let low: Float64Array | undefined;
  let count = 0;
  for (let row = 0; row < columns.length; row++) {
    // No pair taken apart: code that is not compiled yet makes a list of it for every candle.
    const open = getValueAt(columns.open, row);
    const close = getValueAt(columns.close, row);
    const top = Math.max(open, close);
    const bottom = Math.min(open, close);
    const isHighShort = isFloatNoise(top - getValueAt(columns.high, row), top);
    const isLowShort = isFloatNoise(getValueAt(columns.low, row) - bottom, bottom);
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

function isFloatNoise(shortfall: number, price: number): boolean {
  return shortfall > 0 && shortfall <= floatNoise * Math.abs(price);
}
