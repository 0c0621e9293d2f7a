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
  const latest: Record<Direction, number | undefined> = { bullish: undefined, bearish: undefined };
  const fresh: number[] = [];
  const confirmed = (sweep: number, direction: Direction): void => {
    if (direction === 'bullish') latest.bullish = sweep;
    else latest.bearish = sweep;
    fresh.push(sweep);
  };
  const high = createSide({ candles, log, indicators, levels }, 'high', confirmed);
  const low = createSide({ candles, log, indicators, levels }, 'low', confirmed);
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
      high.step(t);
      low.step(t);
    },
  };
}

type Confirmed = (sweep: number, direction: Direction) => void;

function createSide({ candles, log, indicators, levels }: SweepInput, side: PivotSide, confirmed: Confirmed): { step(t: number): void } {
  const direction = directionOf[side];
  const shapes = shapesOf(direction);
  const { swept, taken } = levels.events[side];
  const breakouts: Breakout[] = [];
  const returned: Level[] = [];
  const confirm = (passed: readonly Level[], t: number, label: SweepLabel): void => {
    const [outermost] = passed;
    if (outermost === undefined) return;
    const finding = log.add(label === 'wick' ? shapes.wick : shapes['failed-breakout'], log.formedAt(outermost.finding), t);
    log.setZone(finding, outermost.price, outermost.price);
    for (let index = 0; index < Math.min(passed.length, mostNamed); index += 1) log.addRef(finding, passed[index]?.finding ?? -1);
    const extreme = farthest(side === 'high' ? candles.high : candles.low, {
      side,
      from: label === 'wick' ? t : t - candlesToReturn,
      to: t,
    });
    log.setMeasure(finding, 0, Math.abs(extreme - outermost.price) / at(indicators.atr14, t - 1));
    log.setMeasure(finding, 1, wickToBodyOf(candles, t, side));
    log.setMeasure(finding, 2, passed.length);
    confirmed(finding, direction);
  };
  const isBack = (price: number, close: number): boolean => (side === 'high' ? close < price : close > price);
  /** Takes the levels out of the list of breakouts that the close has come back over in time, and those it has not; the former outermost first. */
  const takeReturned = (t: number): readonly Level[] => {
    const close = at(candles.close, t);
    if (returned.length > 0) returned.length = 0;
    let kept = 0;
    for (const breakout of breakouts) {
      const { level, takenAt } = breakout;
      if (isBack(level.price, close)) returned.push(level);
      else if (t < takenAt + candlesToReturn) {
        breakouts[kept] = breakout;
        kept += 1;
      }
    }
    if (kept < breakouts.length) breakouts.length = kept;
    if (returned.length < 2) return returned;
    // The latest first among those of one price.
    return returned.toReversed().toSorted((left, right) => (side === 'high' ? right.price - left.price : left.price - right.price));
  };
  return {
    step(t) {
      if (breakouts.length > 0) confirm(takeReturned(t), t, 'failed-breakout');
      if (swept.length > 0) confirm(swept, t, 'wick');
      if (taken.length > 0) for (const level of taken) breakouts.push({ level, takenAt: t });
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
