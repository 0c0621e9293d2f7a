import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction, DivergenceLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import type { PivotSide } from '../structure/pivot-finder.ts';
import type { Pivot, SwingScanner } from '../structure/swing.ts';
import { createMacdLine } from './macd-line.ts';

type DivergenceInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'rsi14'>;
  /** The internal swings. */
  readonly swings: SwingScanner;
};

export type DivergenceScanner = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  /** After the swings of candle `t`. */
  step(t: number): void;
};

/** Swings farther apart than this belong to different moves and are not compared. */
const mostCandlesApart = 60;

/**
 * Price and an oscillator (RSI(14), the MACD line of 12 and 26) that disagree between two internal swing lows in a row, or two swing
 * highs in a row, at most 60 candles apart. The oscillator is read on the candles of the swings.
 *
 * `regular`: a lower low in price and a higher value is bullish, a higher high and a lower value bearish. `hidden`: a higher low and a
 * lower value is bullish, a lower high and a higher value bearish. Equal prices or values make none. A divergence is drawn from the
 * earlier swing, known when the later one is, and refers to both; `oscillatorFrom` and `oscillatorTo` are the two values.
 */
export function createDivergenceScanner({ candles, log, indicators, swings }: DivergenceInput): DivergenceScanner {
  const macd = createMacdLine(candles);
  let highBefore: Pivot | undefined;
  let lowBefore: Pivot | undefined;
  const confirm = (shape: FindingShape, [from, to]: readonly [Pivot, Pivot], [earlier, later]: readonly [number, number]): void => {
    const finding = log.add(shape, from.formedAt, to.confirmedAt);
    log.setZone(finding, Math.max(from.price, to.price), Math.min(from.price, to.price));
    log.addRef(finding, from.finding);
    log.addRef(finding, to.finding);
    log.setMeasure(finding, 0, earlier);
    log.setMeasure(finding, 1, later);
  };
  const valueAt = (oscillator: (typeof oscillators)[number], t: number): number =>
    oscillator === 'rsi' ? at(indicators.rsi14, t) : macd.valueAt(t);
  const compare = (from: Pivot, to: Pivot, side: PivotSide): void => {
    if (to.formedAt - from.formedAt > mostCandlesApart) return;
    const priceRises = to.price > from.price;
    if (!priceRises && to.price === from.price) return;
    const kind = priceRises === (side === 'high') ? 'regular' : 'hidden';
    const disagrees = (earlier: number, later: number): boolean => (priceRises ? later < earlier : later > earlier);
    for (const oscillator of oscillators) {
      const earlier = valueAt(oscillator, from.formedAt);
      const later = valueAt(oscillator, to.formedAt);
      // False for both while a value is not defined.
      if (disagrees(earlier, later)) confirm(shapes[side][oscillator][kind], [from, to], [earlier, later]);
    }
  };
  return {
    extend() {
      macd.extend();
    },
    step(t) {
      const { high, low } = swings;
      if (high?.confirmedAt === t) {
        if (highBefore !== undefined) compare(highBefore, high, 'high');
        highBefore = high;
      }
      if (low?.confirmedAt === t) {
        if (lowBefore !== undefined) compare(lowBefore, low, 'low');
        lowBefore = low;
      }
    },
  };
}

const oscillators = ['rsi', 'macd'] as const;
const measures = ['oscillatorFrom', 'oscillatorTo'];

function shapesOf(direction: Direction) {
  const shape = (label: DivergenceLabel): FindingShape => toShape({ kind: 'divergence', direction, label, measures });
  return {
    rsi: { regular: shape('rsi-regular'), hidden: shape('rsi-hidden') },
    macd: { regular: shape('macd-regular'), hidden: shape('macd-hidden') },
  };
}

const shapes = { high: shapesOf('bearish'), low: shapesOf('bullish') };
