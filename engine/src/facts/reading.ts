import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact, FactUnit } from './fact.ts';

/** Indices of the first and last candle, both included; the last is the last of the analysis. */
export type FactWindow = { readonly from: number; readonly to: number };

/** Input of all groups of facts; `atr` is undefined while not computable or zero. */
export type Reading = {
  readonly analysis: TechnicalAnalysis;
  readonly window: FactWindow;
  readonly close: number;
  readonly atr: number | undefined;
};

type Origin = {
  readonly method: string;
  readonly from: number;
  readonly to: number;
  readonly refs?: readonly string[];
};

export type Measured = readonly [value: number | string | undefined, unit: FactUnit];

// The kind is the first segment of the id; the id is also the label key.
/** One fact, or an empty list when its value could not be computed. */
export function toFact(id: string, [value, unit]: Measured, origin: Origin): EngineFact[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [];
  const { method, from, to, refs = [] } = origin;
  return [{ id, kind: id.split('.')[0] ?? id, label: id, value, unit, from, to, method, refs }];
}

/** Value of a column at an index; undefined outside it and while not defined. */
export function getValueAt(column: Float64Array, index: number): number | undefined {
  const value = column[index];
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

/** Change from one price to another in percent; undefined unless both are positive. */
export function calculatePercentChange(
  before: number | undefined,
  after: number | undefined,
): number | undefined {
  if (before === undefined || after === undefined || before <= 0 || after <= 0) return undefined;
  return (after / before - 1) * 100;
}

/** Absolute distance in percent of the close; undefined for a close that is not positive. */
export function calculateDistancePercent(distance: number, close: number): number | undefined {
  return close > 0 ? (Math.abs(distance) / close) * 100 : undefined;
}

/** Undefined when the window holds no candle. */
export function toReading(analysis: TechnicalAnalysis, window: FactWindow): Reading | undefined {
  const close = getValueAt(analysis.candles.close, window.to);
  if (close === undefined || window.from > window.to) return undefined;
  const atr = getValueAt(analysis.indicators.atr14, window.to);
  return { analysis, window, close, atr: atr !== undefined && atr > 0 ? atr : undefined };
}
