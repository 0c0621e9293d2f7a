import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction, SweepLabel } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { Level, LevelWatch } from './level-watch.ts';
import type { PivotSide } from './pivot-finder.ts';

type SweepInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
  readonly levels: LevelWatch;
};

export type SweepScanner = {
  step(t: number): void;
  /** After everything else on candle `t`: a displacement of this direction was confirmed on it. */
  follow(direction: Direction, t: number): void;
  /** Latest sweep of each direction by its index in the log: one of lows is bullish, one of highs bearish. */
  readonly latest: Readonly<Record<Direction, number | undefined>>;
};

/** A close beyond a level that comes back within so many candles was a failed breakout. */
const candlesToReturn = 3;
/** A displacement within so many candles follows a sweep. */
const candlesToFollow = 3;
/** A finding names at most so many others. */
const mostNamed = 4;
const directionOf = { high: 'bearish', low: 'bullish' } as const satisfies Record<PivotSide, Direction>;

/** A level that a candle closed beyond, while price can still come back in time. */
type Breakout = { readonly level: Level; readonly takenAt: number };

/**
 * Known levels gone beyond and left again: by one candle, whose wick passes them and whose close is back (`wick`), or by a close
 * beyond them that another close undoes within three candles (`failed-breakout`). All levels passed at once make one sweep, drawn
 * from the outermost of them and naming up to four.
 *
 * `depthInAtr` is how far price went beyond the outermost level, in ATR(14) of the candle before; `wickToBody` the wick on that side
 * over the body of the sweeping candle; `levels` how many were swept. A sweep reaches `followed` when a displacement of its
 * direction is confirmed within three candles after it.
 */
export function createSweepScanner({ candles, log, indicators, levels }: SweepInput): SweepScanner {
  const shapes = { high: shapesOf('bearish'), low: shapesOf('bullish') };
  const latest: Record<Direction, number | undefined> = { bullish: undefined, bearish: undefined };
  const breakouts: Record<PivotSide, Breakout[]> = { high: [], low: [] };
  const fresh: number[] = [];
  const confirm = (swept: readonly Level[], t: number, { side, label }: { side: PivotSide; label: SweepLabel }): void => {
    const [outermost] = swept;
    if (outermost === undefined) return;
    const finding = log.add(shapes[side][label], log.formedAt(outermost.finding), t);
    log.setZone(finding, outermost.price, outermost.price);
    for (const level of swept.slice(0, mostNamed)) log.addRef(finding, level.finding);
    const extreme = farthest(candles[side], { side, from: label === 'wick' ? t : t - candlesToReturn, to: t });
    log.setMeasure(finding, 0, Math.abs(extreme - outermost.price) / at(indicators.atr14, t - 1));
    log.setMeasure(finding, 1, wickToBodyOf(candles, t, side));
    log.setMeasure(finding, 2, swept.length);
    latest[directionOf[side]] = finding;
    fresh.push(finding);
  };
  /** The levels of a side that the close has come back over in time, outermost first, out of the list of breakouts. */
  const takeReturned = (side: PivotSide, t: number): readonly Level[] => {
    const close = at(candles.close, t);
    const waiting = breakouts[side];
    const returned: Level[] = [];
    for (let index = waiting.length - 1; index >= 0; index -= 1) {
      const breakout = waiting[index];
      if (breakout === undefined) continue;
      const { level, takenAt } = breakout;
      const isBack = side === 'high' ? close < level.price : close > level.price;
      if (isBack) returned.push(level);
      if (isBack || t >= takenAt + candlesToReturn) waiting.splice(index, 1);
    }
    return returned.length < 2
      ? returned
      : returned.toSorted((left, right) => (side === 'high' ? right.price - left.price : left.price - right.price));
  };
  const stepSide = (side: PivotSide, t: number): void => {
    const { swept, taken } = levels.events[side];
    if (breakouts[side].length > 0) confirm(takeReturned(side, t), t, { side, label: 'failed-breakout' });
    if (swept.length > 0) confirm(swept, t, { side, label: 'wick' });
    if (taken.length > 0) for (const level of taken) breakouts[side].push({ level, takenAt: t });
  };
  return {
    latest,
    follow(direction, t) {
      for (let index = fresh.length - 1; index >= 0; index -= 1) {
        const sweep = fresh[index] ?? -1;
        if (log.shape(sweep).direction !== direction || log.confirmedAt(sweep) === t) continue;
        log.transition(sweep, 'followed', { t, price: at(candles.close, t) });
        fresh.splice(index, 1);
      }
    },
    step(t) {
      // In the order of confirmation: those that nothing followed in time stand first.
      while (fresh.length > 0 && log.confirmedAt(fresh[0] ?? -1) + candlesToFollow < t) fresh.shift();
      stepSide('high', t);
      stepSide('low', t);
    },
  };
}

function shapesOf(direction: Direction) {
  const own = { kind: 'liquidity-sweep', direction, measures: ['depthInAtr', 'wickToBody', 'levels'] } as const;
  return { wick: toShape({ ...own, label: 'wick' }), 'failed-breakout': toShape({ ...own, label: 'failed-breakout' }) };
}

function farthest(values: Float64Array, { side, from, to }: { side: PivotSide; from: number; to: number }): number {
  let extreme = at(values, to);
  for (let t = Math.max(0, from); t < to; t += 1)
    extreme = side === 'high' ? Math.max(extreme, at(values, t)) : Math.min(extreme, at(values, t));
  return extreme;
}

function wickToBodyOf({ open, high, low, close }: Candles, t: number, side: PivotSide): number {
  const [from, to] = [at(open, t), at(close, t)];
  const wick = side === 'high' ? at(high, t) - Math.max(from, to) : Math.min(from, to) - at(low, t);
  return wick / Math.abs(to - from);
}
