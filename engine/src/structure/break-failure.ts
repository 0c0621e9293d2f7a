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
  return {
    follow(broken) {
      fresh.push(broken);
    },
    step(t) {
      if (fresh.length === 0) return;
      const close = at(candles.close, t);
      for (let index = fresh.length - 1; index >= 0; index -= 1) {
        const broken = fresh[index];
        if (broken === undefined) continue;
        const hasFailed = broken.direction === 'bullish' ? close < broken.level : close > broken.level;
        if (hasFailed) log.transition(broken.finding, 'failed', { t, price: close });
        if (hasFailed || t >= broken.confirmedAt + candlesToFail) fresh.splice(index, 1);
      }
    },
  };
}
