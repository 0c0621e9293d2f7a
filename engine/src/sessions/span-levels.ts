import type { Candles } from '../candles/candles.ts';
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

/** No candle has opened yet in the stretch that comes next. */
const notBegun = -1;
const measures = ['startsAt', 'endsAt'];

/**
 * The high and low of stretches of time. A candle belongs to the stretch it opens in. At the first candle that opens at or after the
 * end both extremes are final: two findings are confirmed there, formed at the candle of the extreme (the first of equals). A stretch
 * that began before the first candle is left out, as is one without candles.
 */
export class SpanLevelScanner {
  /** The levels that the last step confirmed, by their indices in the log: from this one up to, not including, `confirmedEnd`. */
  confirmedFrom = 0;
  confirmedEnd = 0;
  private readonly log: FindingLog;
  private readonly candles: Candles;
  private readonly ranges: readonly Range[];
  /** When each range begins or, once it has begun, ends. What is before the first candle begins with it. */
  private readonly changes: Float64Array;
  private nextChange = Number.NEGATIVE_INFINITY;
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

  private confirm(range: Range, t: number): void {
    const { from } = range;
    if (from === notBegun || range.start < this.firstOpen) return;
    const { high, low } = this.candles;
    this.add(range, range.highShape, { formedAt: indexOfHighest(high, from, t), t, prices: high });
    this.add(range, range.lowShape, { formedAt: indexOfLowest(low, from, t), t, prices: low });
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

/** Where one extreme of a stretch lies that ended before candle `t`. */
type Extreme = { readonly formedAt: number; readonly t: number; readonly prices: Float64Array };

/** The stretch of a source that is under way or comes next. */
class Range {
  // Ends before the first candle, which therefore begins the first stretch.
  start = Number.NEGATIVE_INFINITY;
  end = Number.NEGATIVE_INFINITY;
  /** Its first candle. */
  from = notBegun;
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
    this.end = span?.end ?? Number.POSITIVE_INFINITY;
    this.from = notBegun;
  }

  /** Begins with candle `t` if it opens late enough. Returns when the range changes next. */
  begin(time: number, t: number): number {
    if (time < this.start) return this.start;
    this.from = t;
    return this.end;
  }
}

function indexOfHighest(high: Float64Array, from: number, to: number): number {
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

function indexOfLowest(low: Float64Array, from: number, to: number): number {
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
