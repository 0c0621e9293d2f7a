import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding } from '../structure/finding.ts';
import type { EngineFact, FactUnit } from './fact.ts';

/** The candles spoken of: indices of the first and of the last one, both included. The last is the last candle of the analysis. */
export type FactWindow = { readonly from: number; readonly to: number };

/** What every group of facts reads: the analysis, the window, the last close and the ATR there (undefined while not computable or zero). */
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

export type Measured = { readonly value: number | string | undefined; readonly unit: FactUnit };

/** One fact, or none when its value could not be computed. The kind is the first word of the id; the id is also the label's key. */
export function toFact(id: string, measured: Measured, origin: Origin): EngineFact[] {
  const { value, unit } = measured;
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [];
  const kind = id.split('.')[0] ?? id;
  return [
    {
      id,
      kind,
      label: id,
      value,
      unit,
      from: origin.from,
      to: origin.to,
      method: origin.method,
      refs: origin.refs ?? [],
    },
  ];
}

/** Value of a column at an index, or undefined outside of it and while it is not yet defined. */
export function valueAt(column: Float64Array, index: number): number | undefined {
  const value = column[index];
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

/** Change from one price to another in percent; undefined unless both are positive (a percentage of a negative price says nothing). */
export function percentChange(
  before: number | undefined,
  after: number | undefined,
): number | undefined {
  if (before === undefined || after === undefined || before <= 0 || after <= 0) return undefined;
  return (after / before - 1) * 100;
}

/** Size of a distance in percent of the close; undefined for a close that is not positive. */
export function percentOf(distance: number, close: number): number | undefined {
  return close > 0 ? (Math.abs(distance) / close) * 100 : undefined;
}

/** Latest state of a finding, or undefined when nothing has happened to it since it was confirmed. */
export function latestState(finding: Finding): Finding['transitions'][number]['state'] | undefined {
  return finding.transitions.at(-1)?.state;
}

/** Reads what the groups of facts share, or nothing when the window holds no candle. */
export function toReading(analysis: TechnicalAnalysis, window: FactWindow): Reading | undefined {
  const close = valueAt(analysis.candles.close, window.to);
  if (close === undefined || window.from > window.to) return undefined;
  const atr = valueAt(analysis.indicators.atr14, window.to);
  return { analysis, window, close, atr: atr !== undefined && atr > 0 ? atr : undefined };
}
