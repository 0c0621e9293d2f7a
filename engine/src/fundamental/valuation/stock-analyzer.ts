import { findRoot } from '../cash-flow/find-root.ts';
import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** One column of the analyzer; rates are parts of one. */
export type AnalyzerColumn = {
  readonly revenue: number;
  readonly shares: number;
  readonly growth: number;
  /** Margin of what is valued: profit or free cash flow. */
  readonly margin: number;
  /** What a buyer pays at the end for one of it: price / earnings or price / cash flow. */
  readonly exitMultiple: number;
  readonly years: number;
};

/**
 * Value of a share: all flows of the years and a sale at the multiple, discounted at the wanted
 * return (the Stock Analyzer of Everything Money, as its readers rebuilt it).
 */
export function calculateAnalyzerValue(column: AnalyzerColumn, wantedReturn: number): Computed {
  const { revenue, shares, growth, margin, exitMultiple, years } = column;
  if (!areKnown(revenue, shares, growth, margin, exitMultiple, years, wantedReturn))
    return refuseValue('input-missing');
  if (shares <= 0) return refuseValue('denominator-not-positive');
  if (wantedReturn <= -1 || growth <= -1 || years < 1) return refuseValue('out-of-range');
  const step = (1 + growth) / (1 + wantedReturn);
  // Written as a sum, growth equal to the return needs no case of its own.
  let [factor, flows] = [1, 0];
  for (let year = 0; year < years; year += 1) {
    factor *= step;
    flows += factor;
  }
  const yearly = (revenue * margin) / shares;
  const terminal = yearly * exitMultiple * factor;
  const value = yearly * flows + terminal;
  return toComputed(value, {
    terminalShare: value > 0 ? terminal / value : null,
    futurePrice: yearly * (1 + growth) ** years * exitMultiple,
  });
}

/** Returns looked for: -50 % to +200 % a year. */
const [leastReturn, mostReturn] = [-0.5, 2];

/** Return a year at which the value is the price; none where nothing is earned. */
export function calculateReturnAtPrice(column: AnalyzerColumn, price: number): Computed {
  if (!areKnown(price) || price <= 0) return refuseValue('out-of-range');
  if (column.margin <= 0) return refuseValue('not-meaningful');
  const distance = (rate: number): number =>
    (calculateAnalyzerValue(column, rate).value ?? Number.NaN) - price;
  const [low, high] = [distance(leastReturn), distance(mostReturn)];
  if (!Number.isFinite(low + high)) return refuseValue('input-missing');
  if (low < 0 || high > 0) return refuseValue('no-root');
  return toComputed(findRoot(distance, [leastReturn, mostReturn]));
}
