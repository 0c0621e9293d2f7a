import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingKind, PeriodLabel, SessionLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import type { TimeSpan } from './market-calendar.ts';

type SpanLabel = SessionLabel | PeriodLabel;

/** Consecutive time ranges of one kind: the occurrences of a session, the days of a market. */
export type SpanSource = {
  readonly kinds: { readonly high: FindingKind; readonly low: FindingKind };
  readonly label: SpanLabel;
  /** The time range that contains a time, or the next one; undefined when there is none. */
  readonly spanAt: (time: number) => LevelSpan | undefined;
};
/** `opens`: when its trading begins, where that is later than `start`, as after a weekend. */
type LevelSpan = TimeSpan & { readonly opens?: number };

/** No candle has opened in the current time range yet. */
const notBegun = -1;
const measures = ['startsAt', 'endsAt'];

// A candle belongs to the range it opens in. At the first one that opens at or after the end both
// extremes are final: two findings are confirmed there, formed at the candle of the extreme (first
// of equals). A range whose trading began before the first candle, or without candles, is left out.
/** High and low of time ranges. */
export class SpanLevelScanner {
  /** Levels confirmed by the last step: log indices from this one up to, not including, the end. */
  confirmedFrom = 0;
  confirmedEnd = 0;
  private readonly log: FindingLog;
  private readonly candles: Candles;
  private readonly ranges: readonly Range[];
  /** Next start or, once begun, end of each range; -Infinity before the first candle. */
  private readonly changes: Float64Array;
  private nextChange = Number.NEGATIVE_INFINITY;
  /** Candles before it are in the extremes of the ranges they belong to. */
  private met = 0;
  private firstOpen = Number.NaN;

  constructor(log: FindingLog, sources: readonly SpanSource[]) {
    this.log = log;
    this.candles = log.candles;
    this.ranges = sources.map((source) => new Range(source));
    this.changes = new Float64Array(sources.length).fill(Number.NEGATIVE_INFINITY);
  }

  step(t: number): void {
    this.confirmedFrom = this.confirmedEnd;
    const time = at(this.candles.openTime, t);
    if (time >= this.nextChange) this.change(time, t);
  }

  private change(time: number, t: number): void {
    const { changes, ranges, log } = this;
    if (t === 0) this.firstOpen = time;
    this.meet(t);
    this.confirmedFrom = log.length;
    let next = Number.POSITIVE_INFINITY;
    for (let index = 0; index < changes.length; index += 1) {
      const range = ranges[index];
      if (time >= at(changes, index) && range !== undefined) {
        if (time >= range.end) {
          this.confirm(range, t);
          range.restart(time);
        }
        changes[index] = range.begin(time, t);
      }
      next = Math.min(next, at(changes, index));
    }
    this.confirmedEnd = log.length;
    this.nextChange = next;
  }

  // Ranges begin and end at changes only, so that each candle is read once for all of them.
  /** Adds the candles since the last change to the ranges that have begun. */
  private meet(t: number): void {
    if (t === this.met) return;
    const { high, low } = this.candles;
    const highest = findHighestIndex(high, this.met, t);
    const lowest = findLowestIndex(low, this.met, t);
    this.met = t;
    for (let index = 0; index < this.ranges.length; index += 1) {
      const range = this.ranges[index];
      if (range === undefined || range.from === notBegun) continue;
      if (!(at(high, highest) <= at(high, range.highest))) range.highest = highest;
      if (!(at(low, lowest) >= at(low, range.lowest))) range.lowest = lowest;
    }
  }

  private confirm(range: Range, t: number): void {
    if (range.from === notBegun || range.opens < this.firstOpen) return;
    const { high, low } = this.candles;
    this.add(range, range.highShape, { formedAt: range.highest, t, prices: high });
    this.add(range, range.lowShape, { formedAt: range.lowest, t, prices: low });
  }

  private add({ start, end }: Range, shape: FindingShape, { formedAt, t, prices }: Extreme): void {
    const { log } = this;
    const price = at(prices, formedAt);
    const level = log.add(shape, formedAt, t);
    log.setZone(level, price, price);
    log.setMeasure(level, 0, start);
    log.setMeasure(level, 1, end);
  }
}

/** Candle index of one extreme of a range that ended before candle `t`. */
type Extreme = { readonly formedAt: number; readonly t: number; readonly prices: Float64Array };

/** Current or next time range of a source. */
class Range {
  // Ends before the first candle, which therefore begins the first range.
  start = Number.NEGATIVE_INFINITY;
  opens = Number.NEGATIVE_INFINITY;
  end = Number.NEGATIVE_INFINITY;
  from = notBegun;
  /** Candles of its extremes so far, the first of equals; outside the columns before the first. */
  highest = notBegun;
  lowest = notBegun;
  readonly highShape: FindingShape;
  readonly lowShape: FindingShape;
  private readonly spanAt: SpanSource['spanAt'];

  constructor({ kinds, label, spanAt }: SpanSource) {
    this.spanAt = spanAt;
    this.highShape = toShape({ kind: kinds.high, direction: 'bearish', label, measures });
    this.lowShape = toShape({ kind: kinds.low, direction: 'bullish', label, measures });
  }

  restart(time: number): void {
    const span = this.spanAt(time);
    this.start = span?.start ?? Number.POSITIVE_INFINITY;
    this.opens = span?.opens ?? this.start;
    this.end = span?.end ?? Number.POSITIVE_INFINITY;
    this.from = notBegun;
    this.highest = notBegun;
    this.lowest = notBegun;
  }

  /** Begins with candle `t` unless it opens before the start; returns the next change. */
  begin(time: number, t: number): number {
    if (time < this.start) return this.start;
    this.from = t;
    return this.end;
  }
}

function findHighestIndex(high: Float64Array, from: number, to: number): number {
  let highest = from;
  let price = at(high, from);
  for (let t = from + 1; t < to; t += 1) {
    if (at(high, t) > price) {
      highest = t;
      price = at(high, t);
    }
  }
  return highest;
}

function findLowestIndex(low: Float64Array, from: number, to: number): number {
  let lowest = from;
  let price = at(low, from);
  for (let t = from + 1; t < to; t += 1) {
    if (at(low, t) < price) {
      lowest = t;
      price = at(low, t);
    }
  }
  return lowest;
}
