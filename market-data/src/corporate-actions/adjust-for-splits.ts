import type { Candles } from '@vela/engine';
import { getValueAt } from '../candles/raw-candles.ts';
import type { CorporateAction } from './corporate-action.ts';
import type { SymbolActions } from './create-corporate-actions.ts';
import { isSplitJump } from './raw-closes.ts';

/** A split that the prices of a series show, at the first candle that trades without it. */
type ShownSplit = { readonly split: CorporateAction; readonly at: number };

/**
 * The splits of the events file that candles jump at; none where the file says that its candles
 * are adjusted for them. One that does not jump is worked in already: nothing is split twice.
 */
export function findShownSplits(
  { openTime, open, close }: Candles,
  { actions, adjustment }: SymbolActions,
): ShownSplit[] {
  if (adjustment === 'splits' || adjustment === 'splits-and-dividends') return [];
  return actions.flatMap((split) => {
    if (split.kind !== 'split' || split.source !== 'file') return [];
    const exDay = Date.parse(split.exDate);
    const at = openTime.findIndex((time) => time >= exDay);
    const isShown =
      at > 0 && isSplitJump(getValueAt(close, at - 1), getValueAt(open, at), split.value);
    return isShown ? [{ split, at }] : [];
  });
}

/** Prices before each split divided by its new shares for one old, volumes times them. */
export function adjustForSplits(candles: Candles, splits: readonly ShownSplit[]): Candles {
  if (splits.length === 0) return candles;
  const shares = new Float64Array(candles.length).fill(1);
  for (const { split, at } of splits)
    for (let index = 0; index < at; index++)
      shares[index] = getValueAt(shares, index) * split.value;
  const divide = (column: Float64Array) =>
    column.map((price, index) => price / getValueAt(shares, index));
  return {
    ...candles,
    open: divide(candles.open),
    high: divide(candles.high),
    low: divide(candles.low),
    close: divide(candles.close),
    volume: candles.volume.map((volume, index) => volume * getValueAt(shares, index)),
  };
}
