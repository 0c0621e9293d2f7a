import type { Candles } from '../../candles/candles.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMedianPrice } from '../price-transform/median-price.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { type StreamingCalculation, createDelay } from '../running/streaming-calculation.ts';

export const alligatorParameters = [
  createCandleCountParameter('jawLength', 13),
  createCandleCountParameter('jawOffset', 8, { minimum: 1 }),
  createCandleCountParameter('teethLength', 8),
  createCandleCountParameter('teethOffset', 5, { minimum: 1 }),
  createCandleCountParameter('lipsLength', 5),
  createCandleCountParameter('lipsOffset', 3, { minimum: 1 }),
] as const;

type Line = 'jaw' | 'teeth' | 'lips';

export type AlligatorLines = Readonly<Record<Line, number>>;

/** Calculates the three alligator lines candle by candle. */
export function createAlligatorLines(
  given: Readonly<Record<`${Line}${'Length' | 'Offset'}`, number>>,
): (candles: Candles, t: number) => AlligatorLines {
  const createLine = (name: Line): StreamingCalculation => {
    const average = createRunningWilderAverage(given[`${name}Length`]);
    const delay = createDelay(given[`${name}Offset`]);
    return (price) => delay(average(price));
  };
  const jaw = createLine('jaw');
  const teeth = createLine('teeth');
  const lips = createLine('lips');
  return (candles, t) => {
    const price = calculateMedianPrice(candles, t);
    return { jaw: jaw(price), teeth: teeth(price), lips: lips(price) };
  };
}

// Each line is defined `length + offset - 1` candles after the first.
// @see B. Williams, Trading Chaos (1995) and New Trading Dimensions (1998)
/** Three of Wilder's averages of the median price, each read `offset` candles ago. */
export const alligatorIndicator = defineIndicator({
  id: 'alligator',
  pane: 'price',
  parameters: alligatorParameters,
  outputs: createOutputs('line', 'jaw', 'teeth', 'lips'),
  create(given) {
    const linesAt = createAlligatorLines(given);
    return createCandleFold(({ candles }, t) => {
      const { jaw, teeth, lips } = linesAt(candles, t);
      return [jaw, teeth, lips];
    });
  },
});
