import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';
import type { LevelWatch } from './level-watch.ts';
import { ClusterList, noLevel, noCluster } from './pivot-cluster.ts';
import { createLegFinder, type PivotSide } from './pivot-finder.ts';
import { toStateCode } from './transition-log.ts';

type PoolInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'> & { readonly atr200: Float64Array };
  readonly levels: Readonly<Record<PivotSide, LevelWatch>>;
};

export type PoolScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  step(t: number): void;
};

/** Candles to the right that confirm the small pivots of pools and equal highs or lows. */
const pivotSize = 3;
/** Maximum difference of equal highs or lows, as a share of ATR(200). */
const equalInAtr200 = 0.1;
/** Maximum distance of a pivot from the mean of a pool, as a share of ATR(14). */
const poolInAtr14 = 0.25;
const joined = toStateCode('joined');

// Equal highs or lows: two consecutive pivots of size 3 on one side whose prices differ by less
// than a tenth of ATR(200), with no close beyond both between them. A pool: pivots of size 3, none
// of them passed yet, within a quarter of ATR(14) of the mean of those before; it is confirmed with
// its second member, its zone spans these two, and each further member is a transition `joined` at
// its price. The level of a pool is its most extreme member. ATRs are of the candle before the
// confirmation.
/** Liquidity pools, and equal highs and lows. */
export function createPoolScanner(input: PoolInput): PoolScanner {
  const { candles } = input;
  const pivots = createLegFinder({ candles, size: pivotSize });
  const highs = new PoolSide(input, 'high');
  const lows = new PoolSide(input, 'low');
  return {
    extend() {
      pivots.extend();
      highs.extend();
      lows.extend();
    },
    step(t) {
      highs.pass(t);
      lows.pass(t);
      if (!pivots.step(t)) return;
      if (pivots.high !== undefined) highs.add(pivots.high, t);
      if (pivots.low !== undefined) lows.add(pivots.low, t);
    },
  };
}

class PoolSide {
  private readonly candles: Candles;
  private readonly log: FindingLog;
  private readonly indicators: PoolInput['indicators'];
  private readonly levels: LevelWatch;
  private readonly clusters: ClusterList;
  /** Sign that makes farther out higher on both sides. */
  private readonly outward: 1 | -1;
  private readonly pool: FindingShape;
  private readonly equal: FindingShape;
  private wicks: Float64Array = new Float64Array(0);
  private before = -1;

  constructor({ candles, log, indicators, levels }: PoolInput, side: PivotSide) {
    const direction = side === 'high' ? 'bearish' : 'bullish';
    const own = levels[side];
    this.candles = candles;
    this.log = log;
    this.indicators = indicators;
    this.levels = own;
    this.clusters = new ClusterList(own);
    this.outward = side === 'high' ? 1 : -1;
    this.pool = toShape({ kind: 'liquidity-pool', direction });
    this.equal = toShape({ kind: side === 'high' ? 'equal-highs' : 'equal-lows', direction });
  }

  extend(): void {
    this.wicks = this.outward === 1 ? this.candles.high : this.candles.low;
  }

  /** Drops the pivots that candle `t` goes beyond. */
  pass(t: number): void {
    const reach = this.outward * at(this.wicks, t);
    if (reach > this.clusters.next) this.clusters.dropPassed(reach);
  }

  add(pivot: number, t: number): void {
    const { clusters, outward } = this;
    const price = at(this.wicks, pivot);
    if (this.before >= 0) this.compareWithLast(pivot, price, t);
    this.before = pivot;
    // By the pivot rule no candle after the pivot can have passed it.
    const nearest = clusters.findNearest(
      outward * price,
      poolInAtr14 * at(this.indicators.atr14, t - 1),
      t,
    );
    if (nearest === noCluster) clusters.add(outward * price, pivot, t);
    else this.join(nearest, price, t);
  }

  private join(place: number, price: number, t: number): void {
    const { clusters, levels, log, outward } = this;
    const level = clusters.level(place);
    clusters.join(place, outward * price, t);
    if (level === noLevel) {
      const extreme = outward * clusters.extreme(place);
      const finding = log.add(this.pool, clusters.formedAt(place), t);
      log.setZone(finding, Math.max(extreme, price), Math.min(extreme, price));
      clusters.setLevel(place, levels.follow(finding, extreme, t));
    } else {
      log.reach(levels.finding(level), joined, t);
      log.transitions.setLastPrice(price);
    }
  }

  private compareWithLast(pivot: number, price: number, t: number): void {
    const { outward, log } = this;
    const last = at(this.wicks, this.before);
    if (!(Math.abs(price - last) < equalInAtr200 * at(this.indicators.atr200, t - 1))) return;
    const outer = Math.max(outward * price, outward * last);
    const { close } = this.candles;
    for (let between = this.before + 1; between < pivot; between += 1)
      if (outward * at(close, between) > outer) return;
    const found = log.add(this.equal, this.before, t);
    log.setZone(found, Math.max(price, last), Math.min(price, last));
  }
}
