import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import {
  ago,
  average,
  combine,
  ema,
  highest,
  lowest,
  minus,
  mapWindows,
  type Series,
  sma,
  smoothed,
  sum,
  total,
  wilder,
} from '../../testing/plain-series.ts';
import { acceleratorOscillatorIndicator } from './accelerator-oscillator.ts';
import { awesomeOscillatorIndicator } from './awesome-oscillator.ts';
import { balanceOfPowerIndicator } from './balance-of-power.ts';
import { centreOfGravityIndicator } from './centre-of-gravity.ts';
import { chandeMomentumOscillatorIndicator } from './chande-momentum-oscillator.ts';
import { connorsRsiIndicator } from './connors-rsi.ts';
import { coppockCurveIndicator } from './coppock-curve.ts';
import { demarkerIndicator } from './demarker.ts';
import { detrendedPriceOscillatorIndicator } from './detrended-price-oscillator.ts';
import { disparityIndexIndicator } from './disparity-index.ts';
import { elderRayIndicator } from './elder-ray.ts';
import { fisherTransformIndicator } from './fisher-transform.ts';
import { knowSureThingIndicator } from './know-sure-thing.ts';
import { percentagePriceOscillatorIndicator } from './percentage-price-oscillator.ts';
import { priceMomentumOscillatorIndicator } from './price-momentum-oscillator.ts';
import { psychologicalLineIndicator } from './psychological-line.ts';
import { qstickIndicator } from './qstick.ts';
import { relativeVigorIndexIndicator } from './relative-vigor-index.ts';
import { rocBandsIndicator } from './roc-bands.ts';
import { stochasticMomentumIndexIndicator } from './stochastic-momentum-index.ts';
import { trixIndicator } from './trix.ts';
import { trueStrengthIndexIndicator } from './true-strength-index.ts';
import { ultimateOscillatorIndicator } from './ultimate-oscillator.ts';

const none = Number.NaN;
const rise = (value: number): number => (Number.isNaN(value) ? none : Math.max(value, 0));
const fall = (value: number): number => rise(-value);
const percentChange = (series: Series, length: number): number[] =>
  combine([series, ago(series, length)], (now = none, then = none) => (100 * (now - then)) / then);
const awesome = (median: Series): number[] => minus(sma(median, 5), sma(median, 34));
const weightedMean = (values: Series): number =>
  total(values.map((value, place) => value * (place + 1))) /
  total(values.map((_, place) => place + 1));

const twice = (series: Series): number[] => ema(ema(series, 25), 2);
const symmetric = (series: Series): number[] =>
  mapWindows(series, 4, ([a = none, b = none, c = none, d = none]) => (a + 2 * b + 2 * c + d) / 6);

function strength(series: Series, length: number): number[] {
  const changes = minus(series, ago(series, 1));
  return combine(
    [wilder(changes.map(rise), length), wilder(changes.map(fall), length)],
    (gain = none, loss = none) => (100 * gain) / (gain + loss),
  );
}

/** Number of candles in a row on which the close has risen (positive) or fallen (negative). */
function streaks(close: Series): number[] {
  const directions = close.map((price, t) => Math.sign(price - (close[t - 1] ?? price)));
  return directions.map((direction, t) => {
    const back = directions.slice(0, t + 1).toReversed();
    const end = back.findIndex((before) => before !== direction);
    return direction * (end < 0 ? back.length : end);
  });
}

function ranks(close: Series, length: number): number[] {
  return mapWindows(
    percentChange(close, 1),
    length + 1,
    (window) =>
      (100 * window.slice(0, -1).filter((value) => value < (window.at(-1) ?? none)).length) /
      length,
  );
}

function fisher(median: Series, length: number): number[] {
  let place = 0;
  let value = 0;
  return median.map((price, t) => {
    const window = median.slice(Math.max(0, t - length + 1), t + 1);
    const [top, bottom] = [Math.max(...window), Math.min(...window)];
    place =
      top === bottom ? 0 : 0.33 * 2 * ((price - bottom) / (top - bottom) - 0.5) + 0.67 * place;
    if (place > 0.99) place = 0.999;
    if (place < -0.99) place = -0.999;
    value = Math.atanh(place) + 0.5 * value;
    return value;
  });
}

const known = (series: Series, from: number): number[] =>
  series.map((value, t) => (t < from ? none : value));

const cases: DefinitionCase[] = [
  {
    definition: awesomeOscillatorIndicator,
    expected: ({ median }) => ({ oscillator: awesome(median) }),
  },
  {
    definition: acceleratorOscillatorIndicator,
    expected: ({ median }) => ({ oscillator: minus(awesome(median), sma(awesome(median), 5)) }),
  },
  {
    definition: balanceOfPowerIndicator,
    expected: ({ open, high, low, close }) => ({
      balance: sma(
        combine([open, high, low, close], (...[o = none, h = none, l = none, c = none]) =>
          h > l ? (c - o) / (h - l) : 0,
        ),
        14,
      ),
    }),
  },
  {
    definition: chandeMomentumOscillatorIndicator,
    parameters: { length: 9 },
    expected: ({ change }) => ({
      oscillator: mapWindows(
        change,
        9,
        (window) => (100 * total(window)) / total(window.map(Math.abs)),
      ),
    }),
  },
  {
    definition: connorsRsiIndicator,
    expected: ({ close }) => ({
      rsi: combine(
        [strength(close, 3), strength(streaks(close), 2), ranks(close, 100)],
        (...parts) => average(parts),
      ),
    }),
  },
  {
    definition: connorsRsiIndicator,
    parameters: { rsiLength: 14, streakLength: 5, rankLength: 20 },
    expected: ({ close }) => ({
      rsi: combine(
        [strength(close, 14), strength(streaks(close), 5), ranks(close, 20)],
        (...parts) => average(parts),
      ),
    }),
  },
  {
    definition: detrendedPriceOscillatorIndicator,
    expected: ({ close }) => ({ oscillator: minus(ago(close, 11), sma(close, 20)) }),
  },
  {
    definition: detrendedPriceOscillatorIndicator,
    parameters: { length: 21 },
    expected: ({ close }) => ({ oscillator: minus(ago(close, 11), sma(close, 21)) }),
  },
  {
    definition: elderRayIndicator,
    expected: ({ high, low, close }) => ({
      bullPower: minus(high, ema(close, 13)),
      bearPower: minus(low, ema(close, 13)),
    }),
  },
  {
    definition: fisherTransformIndicator,
    expected: ({ median }) => ({
      fisher: known(fisher(median, 10), 9),
      trigger: known(ago(fisher(median, 10), 1), 9),
    }),
  },
  {
    definition: centreOfGravityIndicator,
    expected: ({ median }) => {
      // Ehlers counts the newest candle as 1 and negates the centre; adding (length + 1) / 2 shifts
      // it to zero.
      const centre = mapWindows(
        median,
        10,
        (window) => 5.5 - total(window.map((price, place) => price * (10 - place))) / total(window),
      );
      return { centre, trigger: ago(centre, 1) };
    },
  },
  {
    definition: priceMomentumOscillatorIndicator,
    expected: ({ close }) => {
      const first = smoothed(percentChange(close, 1), 35, 2 / 35);
      const oscillator = smoothed(
        first.map((value) => 10 * value),
        20,
        2 / 20,
      );
      return { oscillator, signal: ema(oscillator, 10) };
    },
  },
  {
    definition: rocBandsIndicator,
    expected: ({ close }) => {
      const roc = percentChange(close, 12);
      const band = mapWindows(roc, 12, (changes) =>
        Math.sqrt(average(changes.map((change) => change * change))),
      );
      return { roc, average: ema(roc, 3), upper: band, lower: band.map((value) => -value) };
    },
  },
  {
    definition: stochasticMomentumIndexIndicator,
    expected: ({ high, low, close }) => {
      const [top, bottom] = [highest(high, 13), lowest(low, 13)];
      const distance = combine(
        [close, top, bottom],
        (c = none, h = none, l = none) => c - (h + l) / 2,
      );
      const index = combine(
        [twice(distance), twice(minus(top, bottom))],
        (d = none, range = none) => (200 * d) / range,
      );
      return { index, signal: ema(index, 3) };
    },
  },
  {
    definition: trixIndicator,
    expected: ({ close }) => {
      const trix = percentChange(ema(ema(ema(close, 15), 15), 15), 1);
      return { trix, signal: ema(trix, 9) };
    },
  },
  {
    definition: trueStrengthIndexIndicator,
    expected: ({ change }) => {
      const index = combine(
        [ema(ema(change, 25), 13), ema(ema(change.map(Math.abs), 25), 13)],
        (up = none, all = none) => (100 * up) / all,
      );
      return { index, signal: ema(index, 7) };
    },
  },
  {
    definition: ultimateOscillatorIndicator,
    expected: ({ low, close, trueRange }) => {
      const pressure = combine(
        [close, low, ago(close, 1)],
        (c = none, l = none, b = none) => c - Math.min(l, b),
      );
      const share = (length: number): number[] =>
        combine([sum(pressure, length), sum(trueRange, length)], (p = none, r = none) => p / r);
      return {
        oscillator: combine(
          [share(7), share(14), share(28)],
          (a = none, b = none, c = none) => (100 * (4 * a + 2 * b + c)) / 7,
        ),
      };
    },
  },
  {
    definition: coppockCurveIndicator,
    expected: ({ close }) => ({
      curve: mapWindows(
        combine(
          [percentChange(close, 14), percentChange(close, 11)],
          (a = none, b = none) => a + b,
        ),
        10,
        weightedMean,
      ),
    }),
  },
  {
    definition: knowSureThingIndicator,
    expected: ({ close }) => {
      const parts = [
        sma(percentChange(close, 10), 10),
        sma(percentChange(close, 15), 10),
        sma(percentChange(close, 20), 10),
        sma(percentChange(close, 30), 15),
      ];
      const kst = combine(
        parts,
        (...[a = none, b = none, c = none, d = none]) => a + 2 * b + 3 * c + 4 * d,
      );
      return { kst, signal: sma(kst, 9) };
    },
  },
  {
    definition: percentagePriceOscillatorIndicator,
    expected: ({ close }) => {
      const oscillator = combine(
        [ema(close, 12), ema(close, 26)],
        (fast = none, slow = none) => (100 * (fast - slow)) / slow,
      );
      return {
        oscillator,
        signal: ema(oscillator, 9),
        histogram: minus(oscillator, ema(oscillator, 9)),
      };
    },
  },
  {
    definition: relativeVigorIndexIndicator,
    expected: ({ open, high, low, close }) => {
      const bodies = sum(symmetric(minus(close, open)), 10);
      const index = combine(
        [bodies, sum(symmetric(minus(high, low)), 10)],
        (body = none, range = none) => body / range,
      );
      return { index, signal: symmetric(index) };
    },
  },
  {
    definition: qstickIndicator,
    expected: ({ open, close }) => ({ qstick: sma(minus(close, open), 8) }),
  },
  {
    definition: demarkerIndicator,
    expected: ({ high, low }) => {
      const up = sma(minus(high, ago(high, 1)).map(rise), 14);
      const down = sma(minus(low, ago(low, 1)).map(fall), 14);
      return { demarker: combine([up, down], (a = none, b = none) => a / (a + b)) };
    },
  },
  {
    definition: psychologicalLineIndicator,
    expected: ({ change }) => ({
      share: mapWindows(
        change,
        12,
        (window) => (100 * window.filter((value) => value > 0).length) / 12,
      ),
    }),
  },
  {
    definition: disparityIndexIndicator,
    expected: ({ close }) => ({
      disparity: combine(
        [close, sma(close, 20)],
        (c = none, mean = none) => (100 * (c - mean)) / mean,
      ),
    }),
  },
];

describeByDefinition(cases);
