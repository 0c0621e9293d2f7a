import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';

const dayMs = 86_400_000;

/** Whole days between the open times of two candles. */
export function calculateDays({ openTime }: Candles, from: number, to: number): number {
  return Math.floor((at(openTime, to) - at(openTime, from)) / dayMs);
}
