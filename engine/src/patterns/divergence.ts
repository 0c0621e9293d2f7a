import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction, DivergenceLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import type { Pivot, SwingScanner } from '../structure/swing.ts';
import { createMacdLine } from './macd-line.ts';

type DivergenceInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'rsi14'>;
  readonly swings: SwingScanner;
};

export type DivergenceScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  /** Call after the swings of candle `t`. */
  step(t: number): void;
};

/** Swings farther apart than this are not compared. */
const maxCandlesApart = 60;

// Divergences between price and an oscillator (RSI(14), the MACD line of 12 and 26) at consecutive
// internal swings of one side, at most 60 candles apart, both read on the swing's candle.
// `regular`: a lower low in price and a higher value is bullish, a higher high and a lower value
// bearish. `hidden`: a higher low and a lower value is bullish, a lower high and a higher value
// bearish. Equal ones make none. `oscillatorFrom` and `oscillatorTo` are the two values.
/** Drawn from the earlier swing, confirmed with the later one; references both. */
export function createDivergenceScanner({
  candles,
  log,
  indicators,
  swings,
}: DivergenceInput): DivergenceScanner {
  const macd = createMacdLine(candles);
  let highBefore: Pivot | undefined;
  let lowBefore: Pivot | undefined;
  const confirm = (shape: FindingShape, from: Pivot, to: Pivot): number => {
    const finding = log.add(shape, from.formedAt, to.confirmedAt);
    log.setZone(finding, Math.max(from.price, to.price), Math.min(from.price, to.price));
    log.addRef(finding, from.finding);
    log.addRef(finding, to.finding);
    return finding;
  };
  const compare = (from: Pivot, to: Pivot, shapes: SideShapes): void => {
    if (to.formedAt - from.formedAt > maxCandlesApart || to.price === from.price) return;
    const priceRises = to.price > from.price;
    const { rsi, macd: line } = priceRises ? shapes.rising : shapes.falling;
    const rsiFrom = at(indicators.rsi14, from.formedAt);
    const rsiTo = at(indicators.rsi14, to.formedAt);
    // Both comparisons are false while a value is NaN, here and below.
    if (priceRises ? rsiTo < rsiFrom : rsiTo > rsiFrom)
      setValues(confirm(rsi, from, to), rsiFrom, rsiTo);
    const macdFrom = macd.valueAt(from.formedAt);
    const macdTo = macd.valueAt(to.formedAt);
    if (priceRises ? macdTo < macdFrom : macdTo > macdFrom)
      setValues(confirm(line, from, to), macdFrom, macdTo);
  };
  const setValues = (finding: number, from: number, to: number): void => {
    log.setMeasure(finding, 0, from);
    log.setMeasure(finding, 1, to);
  };
  return {
    extend() {
      macd.extend();
    },
    step() {
      const { high, low } = swings;
      // Each new swing is a new object: comparing references is enough on candles without one.
      if (high !== highBefore) {
        if (high !== undefined && highBefore !== undefined) compare(highBefore, high, highShapes);
        highBefore = high;
      }
      if (low !== lowBefore) {
        if (low !== undefined && lowBefore !== undefined) compare(lowBefore, low, lowShapes);
        lowBefore = low;
      }
    },
  };
}

const measures = ['oscillatorFrom', 'oscillatorTo'];

function toShapes(
  direction: Direction,
  kind: 'regular' | 'hidden',
): { readonly rsi: FindingShape; readonly macd: FindingShape } {
  const shape = (label: DivergenceLabel): FindingShape =>
    toShape({ kind: 'divergence', direction, label, measures });
  return { rsi: shape(`rsi-${kind}`), macd: shape(`macd-${kind}`) };
}

/** Shapes by whether price rises or falls from the earlier swing of a side to the later one. */
const highShapes = {
  rising: toShapes('bearish', 'regular'),
  falling: toShapes('bearish', 'hidden'),
};
const lowShapes = {
  rising: toShapes('bullish', 'hidden'),
  falling: toShapes('bullish', 'regular'),
};
type SideShapes = typeof highShapes;
