import type { Candles } from '../../candles/candles.ts';
import { type IndicatorParameters, candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { medianPriceAt } from '../price-transform/median-price.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { type Running, createDelay } from '../running/running.ts';

export const alligatorParameters = [
  candleCount('jawLength', 13),
  candleCount('jawOffset', 8, { minimum: 1 }),
  candleCount('teethLength', 8),
  candleCount('teethOffset', 5, { minimum: 1 }),
  candleCount('lipsLength', 5),
  candleCount('lipsOffset', 3, { minimum: 1 }),
];

export type AlligatorLines = {
  readonly jaw: number;
  readonly teeth: number;
  readonly lips: number;
};

/** The three lines of the alligator, candle by candle. */
export function createAlligatorLines(
  given: IndicatorParameters,
): (candles: Candles, t: number) => AlligatorLines {
  const createLine = (name: string): Running => {
    const average = createRunningWilder(numberOf(given, `${name}Length`));
    const delay = createDelay(numberOf(given, `${name}Offset`));
    return (price) => delay(average(price));
  };
  const jaw = createLine('jaw');
  const teeth = createLine('teeth');
  const lips = createLine('lips');
  return (candles, t) => {
    const price = medianPriceAt(candles, t);
    return { jaw: jaw(price), teeth: teeth(price), lips: lips(price) };
  };
}

/**
 * Three smoothed averages of the median price, each moved to the right: the value on a candle is the average of some candles ago. Each line
 * is defined `length + offset - 1` candles after the first.
 * @see B. Williams, Trading Chaos (1995) and New Trading Dimensions (1998)
 */
export const alligatorIndicator: IndicatorDefinition = {
  id: 'alligator',
  group: 'trend',
  pane: 'price',
  parameters: alligatorParameters,
  outputs: [
    { name: 'jaw', draw: 'line' },
    { name: 'teeth', draw: 'line' },
    { name: 'lips', draw: 'line' },
  ],
  needsVolume: false,
  create(given) {
    const linesAt = createAlligatorLines(given);
    return perCandle(({ candles }, t) => {
      const { jaw, teeth, lips } = linesAt(candles, t);
      return [jaw, teeth, lips];
    });
  },
};
