import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import {
  ago,
  combine,
  ema,
  highest,
  lowest,
  minus,
  mapWindows,
  type Series,
  sum,
  total,
  wilder,
} from '../../testing/plain-series.ts';
import { alligatorIndicator } from './alligator.ts';
import { choppinessIndexIndicator } from './choppiness-index.ts';
import { efficiencyRatioIndicator } from './efficiency-ratio.ts';
import { elderImpulseIndicator } from './elder-impulse.ts';
import { gatorOscillatorIndicator } from './gator-oscillator.ts';
import { hilbertTrendlineIndicator } from './hilbert-trendline.ts';
import { randomWalkIndexIndicator } from './random-walk-index.ts';
import { schaffTrendCycleIndicator } from './schaff-trend-cycle.ts';
import { verticalHorizontalFilterIndicator } from './vertical-horizontal-filter.ts';
import { vortexIndicator } from './vortex.ts';

const none = Number.NaN;
const ratio = (first: Series, second: Series): number[] =>
  combine([first, second], (a = none, b = none) => a / b);
const jaw = (median: Series): number[] => ago(wilder(median, 13), 8);
const teeth = (median: Series): number[] => ago(wilder(median, 8), 5);
const lips = (median: Series): number[] => ago(wilder(median, 5), 3);

/**
 * One stochastic round of the Schaff trend cycle: position in the range of the last ten values,
 * smoothed by half.
 */
function stochasticRound(series: Series, length: number): number[] {
  const [tops, bottoms] = [highest(series, length), lowest(series, length)];
  let place = 0;
  let result = none;
  return series.map((value, t) => {
    const range = (tops[t] ?? none) - (bottoms[t] ?? none);
    if (Number.isNaN(range)) return none;
    if (range > 0) place = (100 * (value - (bottoms[t] ?? none))) / range;
    result = Number.isNaN(result) ? place : (result + place) / 2;
    return result;
  });
}

/**
 * Ehlers's published program with every intermediate series stored; unassigned values are 0, as in
 * the original.
 */
function instantaneousTrend(median: Series): number[] {
  const zeros = (): number[] => median.map(() => 0);
  const [smooth, detrender, q1, i1, i2, q2, re, im, period, smoothPeriod] = Array.from(
    { length: 10 },
    zeros,
  );
  const names = { smooth, detrender, q1, i1, i2, q2, re, im, period, smoothPeriod };
  const get = (name: keyof typeof names, t: number): number => names[name]?.[t] ?? 0;
  const set = (name: keyof typeof names, t: number, value: number): void => {
    const series = names[name];
    if (series !== undefined) series[t] = value;
  };
  const price = (t: number): number => median[t] ?? none;
  const hilbert = (name: keyof typeof names, t: number): number =>
    (0.0962 * get(name, t) +
      0.5769 * get(name, t - 2) -
      0.5769 * get(name, t - 4) -
      0.0962 * get(name, t - 6)) *
    (0.075 * get('period', t - 1) + 0.54);
  const mean: number[] = [];
  for (const t of median.keys()) {
    if (t >= 6) {
      set('smooth', t, (4 * price(t) + 3 * price(t - 1) + 2 * price(t - 2) + price(t - 3)) / 10);
      set('detrender', t, hilbert('smooth', t));
      set('q1', t, hilbert('detrender', t));
      set('i1', t, get('detrender', t - 3));
      set('i2', t, 0.2 * (get('i1', t) - hilbert('q1', t)) + 0.8 * get('i2', t - 1));
      set('q2', t, 0.2 * (get('q1', t) + hilbert('i1', t)) + 0.8 * get('q2', t - 1));
      set(
        're',
        t,
        0.2 * (get('i2', t) * get('i2', t - 1) + get('q2', t) * get('q2', t - 1)) +
          0.8 * get('re', t - 1),
      );
      set(
        'im',
        t,
        0.2 * (get('i2', t) * get('q2', t - 1) - get('q2', t) * get('i2', t - 1)) +
          0.8 * get('im', t - 1),
      );
      const before = get('period', t - 1);
      let now =
        get('re', t) !== 0 && get('im', t) !== 0
          ? 360 / ((Math.atan(get('im', t) / get('re', t)) * 180) / Math.PI)
          : before;
      if (now > 1.5 * before) now = 1.5 * before;
      if (now < 0.67 * before) now = 0.67 * before;
      if (now < 6) now = 6;
      if (now > 50) now = 50;
      set('period', t, 0.2 * now + 0.8 * before);
      set('smoothPeriod', t, 0.33 * get('period', t) + 0.67 * get('smoothPeriod', t - 1));
    }
    const length = Math.floor(get('smoothPeriod', t) + 0.5);
    const window = median.slice(Math.max(t - length + 1, 0), t + 1);
    mean.push(length > 0 ? total(window) / Math.min(length, t + 1) : price(t));
  }
  return mean.map((_, t) =>
    t < 11
      ? none
      : (4 * (mean[t] ?? none) +
          3 * (mean[t - 1] ?? none) +
          2 * (mean[t - 2] ?? none) +
          (mean[t - 3] ?? none)) /
        10,
  );
}

const cases: DefinitionCase[] = [
  {
    definition: alligatorIndicator,
    expected: ({ median }) => ({ jaw: jaw(median), teeth: teeth(median), lips: lips(median) }),
  },
  {
    definition: gatorOscillatorIndicator,
    expected: ({ median }) => ({
      upper: minus(jaw(median), teeth(median)).map(Math.abs),
      lower: minus(teeth(median), lips(median)).map((value) => -Math.abs(value)),
    }),
  },
  {
    definition: choppinessIndexIndicator,
    expected: ({ high, low, close, trueRange }) => {
      const before = ago(close, 1);
      const top = highest(combine([high, before], Math.max), 14);
      const bottom = lowest(combine([low, before], Math.min), 14);
      return {
        choppiness: ratio(sum(trueRange, 14), minus(top, bottom)).map(
          (value) => (100 * Math.log10(value)) / Math.log10(14),
        ),
      };
    },
  },
  {
    definition: vortexIndicator,
    expected: ({ high, low, trueRange }) => ({
      rising: ratio(sum(minus(high, ago(low, 1)).map(Math.abs), 14), sum(trueRange, 14)),
      falling: ratio(sum(minus(low, ago(high, 1)).map(Math.abs), 14), sum(trueRange, 14)),
    }),
  },
  {
    definition: schaffTrendCycleIndicator,
    expected: ({ close }) => ({
      cycle: stochasticRound(stochasticRound(minus(ema(close, 23), ema(close, 50)), 10), 10),
    }),
  },
  {
    definition: hilbertTrendlineIndicator,
    expected: ({ median }) => ({ trendline: instantaneousTrend(median) }),
  },
  {
    definition: elderImpulseIndicator,
    expected: ({ close }) => {
      const macd = minus(ema(close, 12), ema(close, 26));
      const histogram = minus(macd, ema(macd, 9));
      const average = ema(close, 13);
      return {
        impulse: combine(
          [minus(average, ago(average, 1)), minus(histogram, ago(histogram, 1))],
          (slope = none, change = none) => {
            if (Number.isNaN(slope) || Number.isNaN(change)) return none;
            if (slope > 0 && change > 0) return 1;
            return slope < 0 && change < 0 ? -1 : 0;
          },
        ),
      };
    },
  },
  {
    definition: verticalHorizontalFilterIndicator,
    expected: ({ close, change }) => ({
      filter: ratio(minus(highest(close, 28), lowest(close, 28)), sum(change.map(Math.abs), 28)),
    }),
  },
  {
    definition: efficiencyRatioIndicator,
    expected: ({ close, change }) => ({
      ratio: ratio(minus(close, ago(close, 10)).map(Math.abs), sum(change.map(Math.abs), 10)),
    }),
  },
  {
    definition: randomWalkIndexIndicator,
    parameters: { length: 9 },
    expected: ({ high, low, trueRange }) => {
      const lengths = [2, 3, 4, 5, 6, 7, 8, 9];
      const expected = (length: number): number[] =>
        mapWindows(trueRange, length, (window) => (total(window) / length) * Math.sqrt(length));
      const rising = lengths.map((length) =>
        ratio(minus(high, ago(low, length - 1)), expected(length)),
      );
      const falling = lengths.map((length) =>
        ratio(minus(ago(high, length - 1), low), expected(length)),
      );
      return { rising: combine(rising, Math.max), falling: combine(falling, Math.max) };
    },
  },
];

describeByDefinition(cases);
