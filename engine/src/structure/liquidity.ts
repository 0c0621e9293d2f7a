import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { FindingLog } from './finding-log.ts';
import { LevelWatch } from './level-watch.ts';
import { createPoolScanner } from './liquidity-pool.ts';
import { createSweepScanner, type SweepScanner } from './liquidity-sweep.ts';
import type { ScaleScanners } from './market-structure.ts';
import type { SwingScanner } from './swing.ts';

type LiquidityInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'> & { readonly atr200: Float64Array };
};

export type Liquidity = {
  readonly sweeps: SweepScanner;
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  /** Applies the candle to the levels known before it. */
  stepLevels(t: number): void;
  /** Adds the swings that the candle confirmed as levels … */
  followSwings(t: number, scales: readonly ScaleScanners[]): void;
  /** … and then updates the pools. */
  stepPools(t: number): void;
  /** Adds a just confirmed level by its index in the log; a bearish one is a high. */
  follow(level: number): void;
};

/** Liquidity: levels, pools and sweeps. */
export function createLiquidity({ candles, log, indicators }: LiquidityInput): Liquidity {
  const levels = { high: new LevelWatch(log, 'high'), low: new LevelWatch(log, 'low') };
  const sweeps = createSweepScanner({ candles, log, indicators, levels });
  const pools = createPoolScanner({ candles, log, indicators, levels });
  const followSwings = (swings: SwingScanner | undefined, t: number): void => {
    if (swings?.high?.confirmedAt === t)
      levels.high.follow(swings.high.finding, swings.high.price, t);
    if (swings?.low?.confirmedAt === t) levels.low.follow(swings.low.finding, swings.low.price, t);
  };
  return {
    sweeps,
    extend() {
      levels.high.extend(candles);
      levels.low.extend(candles);
      pools.extend();
    },
    stepLevels(t) {
      sweeps.step(t);
    },
    followSwings(t, scales) {
      for (let index = 0; index < scales.length; index += 1) followSwings(scales[index]?.swings, t);
    },
    stepPools(t) {
      pools.step(t);
    },
    follow(level) {
      const side = log.shape(level).direction === 'bearish' ? levels.high : levels.low;
      side.follow(level, log.top(level), log.confirmedAt(level));
    },
  };
}
