import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { LevelWatch } from './level-watch.ts';
import { type Cluster, ClusterList } from './pivot-cluster.ts';
import { createLegFinder, type PivotSide } from './pivot-finder.ts';

type PoolInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'> & { readonly atr200: Float64Array };
  readonly levels: LevelWatch;
};

export type PoolScanner = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  step(t: number): void;
};

/** Candles to the right that confirm the small pivots that pools and equal extremes are made of. */
const pivotSize = 3;
/** Two extremes in a row are equal when they differ by less than this share of ATR(200). */
const equalInAtr200 = 0.1;
/** A pivot belongs to a pool when it lies within this share of ATR(14) of the mean of its members. */
const poolInAtr14 = 0.25;

/**
 * Prices at which several small swings turned, beyond which orders are thought to rest.
 *
 * Equal highs or lows: two pivots of size 3 in a row on one side whose prices differ by less than a tenth of ATR(200), with no close
 * beyond both between them. A pool: pivots of size 3, none of them passed yet, within a quarter of ATR(14) of the mean of those before;
 * it is confirmed with its second member, its zone spans these two, and each further member is a transition `joined` at its price. The
 * level of a pool is its most extreme member. ATRs are those of the candle before the confirmation.
 */
export function createPoolScanner({ candles, log, indicators, levels }: PoolInput): PoolScanner {
  const pivots = createLegFinder({ candles, size: pivotSize });
  const highs = createPoolSide({ candles, log, indicators, levels }, 'high');
  const lows = createPoolSide({ candles, log, indicators, levels }, 'low');
  return {
    extend() {
      pivots.extend();
    },
    step(t) {
      if (at(candles.high, t) > highs.clusters.next) highs.clusters.forgetPassed(at(candles.high, t));
      if (at(candles.low, t) < lows.clusters.next) lows.clusters.forgetPassed(at(candles.low, t));
      if (!pivots.step(t)) return;
      if (pivots.high !== undefined) highs.add(pivots.high, t);
      if (pivots.low !== undefined) lows.add(pivots.low, t);
    },
  };
}

function createPoolSide({ candles, log, indicators, levels }: PoolInput, side: PivotSide) {
  const direction = side === 'high' ? 'bearish' : 'bullish';
  const pool = toShape({ kind: 'liquidity-pool', direction });
  const equal = toShape({ kind: side === 'high' ? 'equal-highs' : 'equal-lows', direction });
  const clusters = new ClusterList(side);
  // Asked by name: looking a column up by its side is slow.
  const columnOfSide = (): Float64Array => (side === 'high' ? candles.high : candles.low);
  let before = -1;
  const join = (cluster: Cluster, price: number, t: number): void => {
    const { extreme } = cluster;
    clusters.join(cluster, price, t);
    if (cluster.level === undefined) {
      const finding = log.add(pool, cluster.formedAt, t);
      log.setZone(finding, Math.max(extreme, price), Math.min(extreme, price));
      cluster.level = levels.follow(finding, side, { price: cluster.extreme, confirmedAt: t });
      return;
    }
    log.transition(cluster.level.finding, 'joined', { t, price });
    if (extreme !== cluster.extreme) levels.move(cluster.level, cluster.extreme);
  };
  const compareWithLast = (pivot: number, price: number, t: number): void => {
    const last = at(columnOfSide(), before);
    if (!(Math.abs(price - last) < equalInAtr200 * at(indicators.atr200, t - 1))) return;
    const level = clusters.outer(price, last);
    for (let between = before + 1; between < pivot; between += 1) if (clusters.isBeyond(at(candles.close, between), level)) return;
    const found = log.add(equal, before, t);
    log.setZone(found, Math.max(price, last), Math.min(price, last));
  };
  return {
    clusters,
    add(pivot: number, t: number): void {
      const price = at(columnOfSide(), pivot);
      if (before >= 0) compareWithLast(pivot, price, t);
      before = pivot;
      // A candle after the pivot cannot have passed it: that is the rule of pivots.
      const cluster = clusters.findNearest(price, poolInAtr14 * at(indicators.atr14, t - 1), t);
      if (cluster === undefined)
        clusters.add({ sum: price, count: 1, extreme: price, formedAt: pivot, confirmedAt: t, level: undefined }, t);
      else join(cluster, price, t);
    },
  };
}
