import type { ScaleBreak } from './scale-break.ts';

/** Index of the first candle on the scale of prices of candle `to`: 0 where it never changed. */
export function findScaleStart(breaks: readonly ScaleBreak[], to: number): number {
  return breaks.findLast(({ at }) => at <= to)?.at ?? 0;
}
