import type { FactWindow } from '../../facts/reading.ts';

/**
 * The `count` candles of a window with the largest values, the largest first, of equals the earlier;
 * a candle without a value is left out.
 */
export function findTop(
  { from, to }: FactWindow,
  calculate: (t: number) => number,
  count: number,
): number[] {
  const found: number[] = [];
  for (let t = from; t <= to; t += 1) if (!Number.isNaN(calculate(t))) found.push(t);
  return found.toSorted((a, b) => calculate(b) - calculate(a) || a - b).slice(0, count);
}
