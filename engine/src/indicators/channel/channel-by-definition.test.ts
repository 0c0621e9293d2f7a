import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import { calculateLeastSquaresLine } from '../../testing/plain-line.ts';
import {
  average,
  combine,
  deviation,
  highest,
  lowest,
  minus,
  mapWindows,
  type Series,
  sma,
  wilder,
} from '../../testing/plain-series.ts';
import { accelerationBandsIndicator } from './acceleration-bands.ts';
import { chandeKrollStopIndicator } from './chande-kroll-stop.ts';
import { fractalChaosBandsIndicator } from './fractal-chaos-bands.ts';
import { linearRegressionChannelIndicator } from './linear-regression-channel.ts';
import { standardDeviationChannelIndicator } from './standard-deviation-channel.ts';
import { starcBandsIndicator } from './starc-bands.ts';

const none = Number.NaN;
const plus = (first: Series, second: Series): number[] =>
  combine([first, second], (a = none, b = none) => a + b);
const times = (series: Series, by: number): number[] => series.map((value) => by * value);

/**
 * Price of the last confirmed fractal: a candle that exceeds the two on either side, with two
 * candles closed after it.
 */
function lastFractal(
  series: Series,
  standsOut: (value: number, others: Series) => boolean,
): number[] {
  return series.map((_, t) => {
    for (let middle = t - 2; middle >= 2; middle -= 1) {
      const others = [-2, -1, 1, 2].map((distance) => series[middle + distance] ?? none);
      if (standsOut(series[middle] ?? none, others)) return series[middle] ?? none;
    }
    return none;
  });
}

const cases: DefinitionCase[] = [
  {
    definition: fractalChaosBandsIndicator,
    expected: ({ high, low }) => ({
      upper: lastFractal(high, (value, others) => value > Math.max(...others)),
      lower: lastFractal(low, (value, others) => value < Math.min(...others)),
    }),
  },
  {
    definition: starcBandsIndicator,
    expected: ({ close, trueRange }) => {
      const range = times(wilder(trueRange, 15), 2);
      const middle = combine([sma(close, 6), range], (mean = none, distance = none) =>
        Number.isNaN(distance) ? none : mean,
      );
      return { middle, upper: plus(middle, range), lower: minus(middle, range) };
    },
  },
  {
    definition: standardDeviationChannelIndicator,
    expected: ({ close }) => {
      const middle = mapWindows(close, 20, (window) => calculateLeastSquaresLine(window).last);
      const distance = times(mapWindows(close, 20, deviation), 2);
      return { middle, upper: plus(middle, distance), lower: minus(middle, distance) };
    },
  },
  {
    definition: linearRegressionChannelIndicator,
    parameters: { length: 30, multiplier: 1.5 },
    expected: ({ close }) => {
      const middle = mapWindows(close, 30, (window) => calculateLeastSquaresLine(window).last);
      const residual = mapWindows(close, 30, (window) =>
        Math.sqrt(average(calculateLeastSquaresLine(window).residuals.map((value) => value ** 2))),
      );
      return {
        middle,
        upper: plus(middle, times(residual, 1.5)),
        lower: minus(middle, times(residual, 1.5)),
      };
    },
  },
  {
    definition: chandeKrollStopIndicator,
    expected: ({ high, low, trueRange }) => {
      const range = wilder(trueRange, 10);
      return {
        stopLong: lowest(plus(lowest(low, 10), range), 9),
        stopShort: highest(minus(highest(high, 10), range), 9),
      };
    },
  },
  {
    definition: accelerationBandsIndicator,
    expected: ({ high, low, close }) => ({
      middle: sma(close, 20),
      upper: sma(
        combine([high, low], (h = none, l = none) => h * (1 + (4 * (h - l)) / (h + l))),
        20,
      ),
      lower: sma(
        combine([high, low], (h = none, l = none) => l * (1 - (4 * (h - l)) / (h + l))),
        20,
      ),
    }),
  },
];

describeByDefinition(cases);
