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
  let active: Range[] = [];
  let nextChange = Number.NEGATIVE_INFINITY;
  let firstOpen = Number.NaN;

  const confirm = (shape: FindingShape, { price, formedAt }: Extreme, { start, end, t }: TimeSpan & { t: number }): void => {
    const level = log.add(shape, formedAt, t);
    log.setZone(level, price, price);
    log.setMeasure(level, 0, start);
    log.setMeasure(level, 1, end);
    confirmed.push(level);
  };
  const finish = (range: Range, t: number): void => {
    const { start, end, high, low, source } = range;
    if (high.formedAt < 0 || start < firstOpen) return;
    confirm(source.highShape, high, { start, end, t });
    confirm(source.lowShape, low, { start, end, t });
  };
  const change = (time: number, t: number): void => {
    if (t === 0) firstOpen = time;
    nextChange = Number.POSITIVE_INFINITY;
    for (const range of ranges) {
      if (time >= range.end) {
        finish(range, t);
        restart(range, time);
      }
      nextChange = Math.min(nextChange, range.start > time ? range.start : range.end);
    }
    active = ranges.filter(({ start }) => start <= time);
  };
  return {
    confirmed,
    step(t) {
      if (confirmed.length > 0) confirmed.length = 0;
      const time = at(candles.openTime, t);
      if (time >= nextChange) change(time, t);
      if (active.length === 0) return;
      const highest = at(candles.high, t);
      const lowest = at(candles.low, t);
      for (const { high, low } of active) {
        if (highest > high.price) renew(high, highest, t);
        if (lowest < low.price) renew(low, lowest, t);
      }
    },
  };
}

type Extreme = { price: number; formedAt: number };
type Range = { start: number; end: number; readonly source: Shapes; readonly high: Extreme; readonly low: Extreme };
type Shapes = Pick<SpanSource, 'spanAt'> & { readonly highShape: FindingShape; readonly lowShape: FindingShape };

const measures = ['startsAt', 'endsAt'];

function createRange({ kinds, label, spanAt }: SpanSource): Range {
  const source: Shapes = {
    spanAt,
    highShape: toShape({ kind: kinds.high, direction: 'bearish', label, measures }),
    lowShape: toShape({ kind: kinds.low, direction: 'bullish', label, measures }),
  };
  // Ends before the first candle, which therefore begins the first stretch.
  const never = Number.NEGATIVE_INFINITY;
  return { start: never, end: never, source, high: { price: never, formedAt: -1 }, low: { price: -never, formedAt: -1 } };
}

function restart(range: Range, time: number): void {
  const span = range.source.spanAt(time);
  range.start = span?.start ?? Number.POSITIVE_INFINITY;
  range.end = span?.end ?? Number.POSITIVE_INFINITY;
  renew(range.high, Number.NEGATIVE_INFINITY, -1);
  renew(range.low, Number.POSITIVE_INFINITY, -1);
}

function renew(extreme: Extreme, price: number, formedAt: number): void {
  extreme.price = price;
  extreme.formedAt = formedAt;
}
