import { at } from '../candles/column.ts';
import type { FindingKind, PeriodLabel, SessionLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import type { TimeSpan } from './market-calendar.ts';

type SpanLabel = SessionLabel | PeriodLabel;

/** Stretches of time of one sort, one after the other: the sessions of an id, the days of a market. */
export type SpanSource = {
  readonly kinds: { readonly high: FindingKind; readonly low: FindingKind };
  readonly label: SpanLabel;
  /** The stretch that holds a time, or the next one that ends after it; undefined when there is none. */
  readonly spanAt: (time: number) => TimeSpan | undefined;
};

export type SpanLevelScanner = {
  step(t: number): void;
  /** The levels that the last step confirmed, by their indices in the log. */
  readonly confirmed: readonly number[];
};

/**
 * The high and low of stretches of time. A candle belongs to the stretch it opens in. At the first candle that opens at or after the
 * end both extremes are final: two findings are confirmed there, formed at the candle of the extreme (the first of equals). A stretch
 * that began before the first candle is left out, as is one without candles.
 */
export function createSpanLevelScanner(log: FindingLog, sources: readonly SpanSource[]): SpanLevelScanner {
  const { candles } = log;
  const ranges = sources.map((source) => createRange(source));
  const confirmed: number[] = [];
  let nextChange = Number.NEGATIVE_INFINITY;
  let firstOpen = Number.NaN;

  const confirm = (shape: FindingShape, formedAt: number, { start, end, t }: TimeSpan & { readonly t: number }): void => {
    const price = at(shape.direction === 'bearish' ? candles.high : candles.low, formedAt);
    const level = log.add(shape, formedAt, t);
    log.setZone(level, price, price);
    log.setMeasure(level, 0, start);
    log.setMeasure(level, 1, end);
    confirmed.push(level);
  };
  const finish = ({ start, end, from, highShape, lowShape }: Range, t: number): void => {
    if (from < 0 || start < firstOpen) return;
    confirm(highShape, indexOfHighest(candles.high, from, t), { start, end, t });
    confirm(lowShape, indexOfLowest(candles.low, from, t), { start, end, t });
  };
  const change = (time: number, t: number): void => {
    if (t === 0) firstOpen = time;
    nextChange = Number.POSITIVE_INFINITY;
    for (const range of ranges) {
      if (time >= range.end) {
        finish(range, t);
        restart(range, time);
      }
      const hasBegun = range.start <= time;
      if (hasBegun && range.from < 0) range.from = t;
      nextChange = Math.min(nextChange, hasBegun ? range.end : range.start);
    }
  };
  return {
    confirmed,
    step(t) {
      if (confirmed.length > 0) confirmed.length = 0;
      const time = at(candles.openTime, t);
      if (time >= nextChange) change(time, t);
    },
  };
}

/** The stretch of a source that is under way or comes next; `from` is its first candle, -1 before there is one. */
type Range = {
  start: number;
  end: number;
  from: number;
  readonly spanAt: SpanSource['spanAt'];
  readonly highShape: FindingShape;
  readonly lowShape: FindingShape;
};

const measures = ['startsAt', 'endsAt'];

function createRange({ kinds, label, spanAt }: SpanSource): Range {
  // Ends before the first candle, which therefore begins the first stretch.
  const never = Number.NEGATIVE_INFINITY;
  return {
    start: never,
    end: never,
    from: -1,
    spanAt,
    highShape: toShape({ kind: kinds.high, direction: 'bearish', label, measures }),
    lowShape: toShape({ kind: kinds.low, direction: 'bullish', label, measures }),
  };
}

function restart(range: Range, time: number): void {
  const span = range.spanAt(time);
  range.start = span?.start ?? Number.POSITIVE_INFINITY;
  range.end = span?.end ?? Number.POSITIVE_INFINITY;
  range.from = -1;
}

function indexOfHighest(high: Float64Array, from: number, to: number): number {
  let highest = from;
  for (let t = from + 1; t < to; t += 1) if (at(high, t) > at(high, highest)) highest = t;
  return highest;
}

function indexOfLowest(low: Float64Array, from: number, to: number): number {
  let lowest = from;
  for (let t = from + 1; t < to; t += 1) if (at(low, t) < at(low, lowest)) lowest = t;
  return lowest;
}
