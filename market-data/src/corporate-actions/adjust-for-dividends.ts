import type { Candles } from '@vela/engine';
import { getValueAt } from '../candles/raw-candles.ts';
import type { SymbolActions } from './create-corporate-actions.ts';
import { findAdjustment, findRawClose } from './raw-closes.ts';

/** A dividend, at the first candle that trades without it, and what it leaves of prices before. */
export type ShownDividend = {
  readonly exDate: string;
  readonly at: number;
  readonly factor: number;
};

/**
 * The dividends to take from prices that are adjusted for splits: each leaves 1 - cash / close of
 * the day before as it was traded. None where the file is adjusted for dividends already; undefined
 * where it cannot be told what the file was adjusted for.
 */
export function findShownDividends(
  candles: Candles,
  { actions, adjustment: told }: SymbolActions,
): ShownDividend[] | undefined {
  const adjustment = findAdjustment(candles, actions, told);
  if (adjustment === 'splits-and-dividends') return [];
  const dividends = actions.flatMap(({ kind, source, exDate, value }) => {
    if (kind !== 'dividend' || source !== 'file') return [];
    const exDay = Date.parse(exDate);
    const at = candles.openTime.findIndex((time) => time >= exDay);
    return at > 0 ? [{ exDate, at, value }] : [];
  });
  if (dividends.length === 0) return [];
  if (adjustment === undefined) return undefined;
  return dividends.flatMap(({ exDate, at, value }) => {
    const close = findRawClose(candles, at - 1, { actions, adjustment });
    const factor = close === undefined ? Number.NaN : 1 - value / close;
    return factor > 0 ? [{ exDate, at, factor }] : [];
  });
}

/** Prices before each dividend times its factor: changes become total returns. */
export function adjustForDividends(candles: Candles, dividends: readonly ShownDividend[]): Candles {
  if (dividends.length === 0) return candles;
  const factors = new Float64Array(candles.length).fill(1);
  for (const { at, factor } of dividends)
    for (let index = 0; index < at; index++) factors[index] = getValueAt(factors, index) * factor;
  const multiply = (column: Float64Array) =>
    column.map((price, index) => price * getValueAt(factors, index));
  return {
    ...candles,
    open: multiply(candles.open),
    high: multiply(candles.high),
    low: multiply(candles.low),
    close: multiply(candles.close),
  };
}
