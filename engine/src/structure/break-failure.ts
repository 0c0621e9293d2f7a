import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';

/** A break while it can still fail. */
type FreshBreak = { readonly finding: number; readonly direction: Direction; readonly level: number; readonly confirmedAt: number };

/** A break that price has closed back through within so many candles has failed; later returns say nothing of it. */
const candlesToFail = 10;

/** Marks breaks as `failed` at the first close strictly back beyond the level they broke, within ten candles after the break. */
export function createFailureWatch({ candles, log }: { readonly candles: Candles; readonly log: FindingLog }): {
  follow(fresh: FreshBreak): void;
  step(t: number): void;
} {
  const fresh: FreshBreak[] = [];
  // Of all of them: a close between the levels says nothing of any, and none is over before that candle.
  let highestBroken = Number.NEGATIVE_INFINITY;
  let lowestBroken = Number.POSITIVE_INFINITY;
  let nextOver = Number.POSITIVE_INFINITY;
  const watch = ({ direction, level, confirmedAt }: FreshBreak): void => {
    if (direction === 'bullish') highestBroken = Math.max(highestBroken, level);
    else lowestBroken = Math.min(lowestBroken, level);
    nextOver = Math.min(nextOver, confirmedAt + candlesToFail);
  };
  /** Takes out those that have failed or can fail no more, the latest first. */
  const settle = (t: number, close: number): void => {
    highestBroken = Number.NEGATIVE_INFINITY;
    lowestBroken = Number.POSITIVE_INFINITY;
    nextOver = Number.POSITIVE_INFINITY;
    for (let index = fresh.length - 1; index >= 0; index -= 1) {
      const broken = fresh[index];
      if (broken === undefined) continue;
      const hasFailed = broken.direction === 'bullish' ? close < broken.level : close > broken.level;
      if (hasFailed) log.transition(broken.finding, 'failed', { t, price: close });
      if (hasFailed || t >= broken.confirmedAt + candlesToFail) fresh.splice(index, 1);
      else watch(broken);
    }
  };
  return {
    follow(broken) {
      fresh.push(broken);
      watch(broken);
    },
    step(t) {
      if (fresh.length === 0) return;
      const close = at(candles.close, t);
      if (close < highestBroken || close > lowestBroken || t >= nextOver) settle(t, close);
    },
  };
}
