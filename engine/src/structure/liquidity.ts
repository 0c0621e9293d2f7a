import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { FindingLog } from './finding-log.ts';
import { createLevelWatch } from './level-watch.ts';
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
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  /** What the candle does to the levels known before it. */
  stepLevels(t: number): void;
  /** The swings that the candle confirmed become levels, and pools gather. */
  stepPools(t: number, scales: readonly ScaleScanners[]): void;
  /** A level of another scanner, just confirmed: its index in the log. A bearish one is a high. */
  follow(level: number): void;
};

/** Levels beyond which orders are thought to rest, and what became of them. */
export function createLiquidity({ candles, log, indicators }: LiquidityInput): Liquidity {
  const levels = createLevelWatch({ candles, log });
  const sweeps = createSweepScanner({ candles, log, indicators, levels });
  const pools = createPoolScanner({ candles, log, indicators, levels });
  const followSwings = (swings: SwingScanner | undefined, t: number): void => {
    if (swings?.high?.confirmedAt === t) levels.follow(swings.high.finding, 'high', swings.high);
    if (swings?.low?.confirmedAt === t) levels.follow(swings.low.finding, 'low', swings.low);
  };
  return {
    sweeps,
    extend() {
      pools.extend();
    },
    stepLevels(t) {
      levels.step(t);
      sweeps.step(t);
    },
    stepPools(t, scales) {
      for (let index = 0; index < scales.length; index += 1) followSwings(scales[index]?.swings, t);
      pools.step(t);
    },
    follow(level) {
      const side = log.shape(level).direction === 'bearish' ? 'high' : 'low';
      levels.follow(level, side, { price: log.top(level), confirmedAt: log.confirmedAt(level) });
    },
  };
}
