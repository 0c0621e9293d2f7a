import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { codeOf } from './transition-log.ts';

/** A break while it can still fail. */
type FreshBreak = { readonly finding: number; readonly direction: Direction; readonly level: number; readonly confirmedAt: number };

export type FailureWatch = {
  follow(fresh: FreshBreak): void;
  /** Everything has been found in the candles up to, not including, `end`. */
  run(end: number): void;
};

/** A break that price has closed back through within so many candles has failed; later returns say nothing of it. */
const candlesToFail = 10;
const failed = codeOf('failed');

/**
 * Marks breaks as `failed` at the first close strictly back beyond the level they broke, within ten candles after the break. Nothing else
 * depends on it, so each break is looked after by itself once those candles are there.
 */
export function createFailureWatch({ candles, log }: { readonly candles: Candles; readonly log: FindingLog }): FailureWatch {
  let fresh: FreshBreak[] = [];
  let length = 0;
  /** The first added candle before `end` on which a break fails; -1 when none is. */
  const findFailure = ({ direction, level, confirmedAt }: FreshBreak, end: number): number => {
    const { close } = candles;
    const to = Math.min(end, confirmedAt + candlesToFail + 1);
    for (let t = Math.max(length, confirmedAt + 1); t < to; t += 1) {
      if (direction === 'bullish' ? at(close, t) < level : at(close, t) > level) return t;
    }
    return -1;
  };
  /** Whether it can still fail after the candles before `end`. */
  const settle = (broken: FreshBreak, end: number): boolean => {
    const t = findFailure(broken, end);
    if (t < 0) return broken.confirmedAt + candlesToFail >= end;
    log.transitionTo(broken.finding, failed, { t, price: at(candles.close, t) });
    return false;
  };
  return {
    follow(broken) {
      fresh.push(broken);
    },
    run(end) {
      if (fresh.length > 0) fresh = fresh.filter((broken) => settle(broken, end));
      length = end;
    },
  };
}
