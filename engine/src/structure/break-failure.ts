import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { codeOf } from './transition-log.ts';

/** A break while it can still fail. */
type FreshBreak = {
  readonly finding: number;
  readonly direction: Direction;
  readonly level: number;
  readonly confirmedAt: number;
};

export type FailureWatch = {
  /** Takes in the candles that were added. */
  extend(): void;
  /** Follows a break from the candle after it on. */
  follow(broken: FreshBreak): void;
};

/** A break that price has closed back through within so many candles has failed; later returns say nothing of it. */
const candlesToFail = 10;
const failed = codeOf('failed');

/**
 * Marks breaks as `failed` at the first close strictly back beyond the level they broke, within ten candles after the break. Nothing else
 * depends on it, so a break is looked after at once where those candles are there already.
 */
export function createFailureWatch({
  candles,
  log,
}: {
  readonly candles: Candles;
  readonly log: FindingLog;
}): FailureWatch {
  /** Those that the next candles can still make fail. */
  let fresh: FreshBreak[] = [];
  let length = 0;
  /** Whether the candles from `from` on leave open what becomes of a break. */
  const staysOpen = (
    { finding, direction, level, confirmedAt }: FreshBreak,
    from: number,
  ): boolean => {
    const { close } = candles;
    const last = confirmedAt + candlesToFail;
    for (let t = from; t <= last && t < candles.length; t += 1) {
      const price = at(close, t);
      if (!(direction === 'bullish' ? price < level : price > level)) continue;
      log.transitionTo(finding, failed, { t, price });
      return false;
    }
    return last >= candles.length;
  };
  return {
    extend() {
      if (fresh.length > 0) fresh = fresh.filter((broken) => staysOpen(broken, length));
      length = candles.length;
    },
    follow(broken) {
      if (staysOpen(broken, broken.confirmedAt + 1)) fresh.push(broken);
    },
  };
}
