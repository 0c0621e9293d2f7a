import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { toStateCode } from './transition-log.ts';

/** A break that can still fail. */
type FreshBreak = {
  readonly finding: number;
  readonly direction: Direction;
  readonly level: number;
  readonly confirmedAt: number;
};

export type FailureWatch = {
  extend(): void;
  /** Watches a break from the candle after it on. */
  follow(broken: FreshBreak): void;
};

/** Later closes back through the level do not make a break fail. */
const candlesToFail = 10;
const failed = toStateCode('failed');

// Nothing else depends on it, so a break is checked at once where the ten candles are there.
/** Marks breaks as `failed` at the first close strictly back beyond their level in ten candles. */
export function createFailureWatch({
  candles,
  log,
}: {
  readonly candles: Candles;
  readonly log: FindingLog;
}): FailureWatch {
  /** Breaks that the next candles can still make fail. */
  let fresh: FreshBreak[] = [];
  let length = 0;
  /** Checks the candles from `from` on; returns whether the break can still fail. */
  const staysOpen = (
    { finding, direction, level, confirmedAt }: FreshBreak,
    from: number,
  ): boolean => {
    const { close } = candles;
    const last = confirmedAt + candlesToFail;
    for (let t = from; t <= last && t < candles.length; t += 1) {
      const price = at(close, t);
      if (!(direction === 'bullish' ? price < level : price > level)) continue;
      log.reach(finding, failed, t);
      log.transitions.setLastPrice(price);
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
