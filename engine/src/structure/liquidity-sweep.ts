import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import { Breakouts, candlesToReturn } from './breakout.ts';
import type { Direction } from './finding.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';
import type { LevelWatch } from './level-watch.ts';
import type { PassedLevels } from './passed-levels.ts';
import type { PivotSide } from './pivot-finder.ts';

type SweepInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
  readonly levels: Readonly<Record<PivotSide, LevelWatch>>;
};

export type SweepScanner = {
  /** Applies candle `t` to the levels known before it. */
  step(t: number): void;
  /** Call last on candle `t` when it confirmed a displacement of this direction. */
  follow(direction: Direction, t: number): void;
  /** By index in the log: sweeps of lows are bullish, of highs bearish. */
  readonly latest: Readonly<Record<Direction, number | undefined>>;
};

/** A displacement within this many candles follows a sweep. */
const candlesToFollow = 3;
const maxRefs = 4;
/** Maximum number of sweeps of one side that one displacement can follow: up to two per candle. */
const maxFreshSweeps = 2 * (candlesToFollow + 1);
const none = -1;

// One candle whose wick passes levels and whose close is back (`wick`), or a close beyond them that
// another close undoes within three candles (`failed-breakout`). All levels passed at once make one
// sweep, drawn from the outermost (of one price the first formed), with up to four references. `depthInAtr` is the distance beyond
// the outermost level, in ATR(14) of the candle before; `wickToBody` the wick on that side divided
// by the body of the sweeping candle; `levels` their number. A sweep reaches `followed` when a
// displacement of its direction is confirmed within three candles after it.
/** Liquidity sweeps of known levels. */
export function createSweepScanner(input: SweepInput): SweepScanner {
  const high = new SweepSide(input, 'high');
  const low = new SweepSide(input, 'low');
  return {
    latest: {
      get bullish() {
        return low.latest;
      },
      get bearish() {
        return high.latest;
      },
    },
    follow(direction, t) {
      (direction === 'bullish' ? low : high).follow(t);
    },
    step(t) {
      high.step(t);
      low.step(t);
    },
  };
}

class SweepSide {
  latest: number | undefined = undefined;
  private readonly candles: Candles;
  private readonly log: FindingLog;
  private readonly indicators: SweepInput['indicators'];
  private readonly levels: LevelWatch;
  private readonly isHigh: boolean;
  private readonly wick: FindingShape;
  private readonly failedBreakout: FindingShape;
  private readonly breakouts: Breakouts;
  /** Ring buffer of the latest sweeps; -1 for a followed one. */
  private readonly fresh = new Int32Array(maxFreshSweeps).fill(none);
  private nextPlace = 0;

  constructor({ candles, log, indicators, levels }: SweepInput, side: PivotSide) {
    const direction = side === 'high' ? 'bearish' : 'bullish';
    const own = {
      kind: 'liquidity-sweep',
      direction,
      measures: ['depthInAtr', 'wickToBody', 'levels'],
    } as const;
    this.candles = candles;
    this.log = log;
    this.indicators = indicators;
    this.levels = levels[side];
    this.isHigh = side === 'high';
    this.wick = toShape({ ...own, label: 'wick' });
    this.failedBreakout = toShape({ ...own, label: 'failed-breakout' });
    this.breakouts = new Breakouts(log, this.isHigh ? 1 : -1);
  }

  step(t: number): void {
    const { levels, breakouts } = this;
    const hasPassed = levels.step(t);
    if (breakouts.areWaiting && breakouts.step(t, at(this.candles.close, t)))
      this.confirm(this.failedBreakout, breakouts.returned, t);
    if (!hasPassed) return;
    if (levels.swept.length > 0) this.confirm(this.wick, levels.swept, t);
    if (levels.taken.length > 0) breakouts.add(levels.taken, t);
  }

  follow(t: number): void {
    const { fresh, log } = this;
    for (let place = 0; place < maxFreshSweeps; place += 1) {
      const sweep = indexAt(fresh, place);
      const since = sweep === none ? t : log.confirmedAt(sweep);
      if (since === t || since + candlesToFollow < t) continue;
      log.transition(sweep, 'followed', { t, price: at(this.candles.close, t) });
      fresh[place] = none;
    }
  }

  private confirm(shape: FindingShape, passed: PassedLevels, t: number): void {
    const { log } = this;
    const price = at(passed.prices, 0);
    const sweep = log.add(shape, log.formedAt(indexAt(passed.findings, 0)), t);
    log.setZone(sweep, price, price);
    const named = Math.min(passed.length, maxRefs);
    for (let index = 0; index < named; index += 1)
      log.addRef(sweep, indexAt(passed.findings, index));
    const extreme = this.extremeSince(shape === this.wick ? t : t - candlesToReturn, t);
    log.setMeasure(sweep, 0, Math.abs(extreme - price) / at(this.indicators.atr14, t - 1));
    log.setMeasure(sweep, 1, this.wickToBody(t));
    log.setMeasure(sweep, 2, passed.length);
    this.latest = sweep;
    this.fresh[this.nextPlace] = sweep;
    this.nextPlace = (this.nextPlace + 1) % maxFreshSweeps;
  }

  /** Extreme price beyond the levels in the candles from `from` to `t`. */
  private extremeSince(from: number, t: number): number {
    const wicks = this.isHigh ? this.candles.high : this.candles.low;
    let extreme = at(wicks, t);
    for (let earlier = Math.max(0, from); earlier < t; earlier += 1) {
      const wick = at(wicks, earlier);
      if (this.isHigh ? wick > extreme : wick < extreme) extreme = wick;
    }
    return extreme;
  }

  private wickToBody(t: number): number {
    const { open, high, low, close } = this.candles;
    const from = at(open, t);
    const to = at(close, t);
    const wick = this.isHigh ? at(high, t) - Math.max(from, to) : Math.min(from, to) - at(low, t);
    return wick / Math.abs(to - from);
  }
}
