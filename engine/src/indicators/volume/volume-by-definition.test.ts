import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import {
  ago,
  combine,
  ema,
  minus,
  type PlainCandles,
  type Series,
  sma,
} from '../../testing/plain-series.ts';
import { chaikinOscillatorIndicator } from './chaikin-oscillator.ts';
import { easeOfMovementIndicator } from './ease-of-movement.ts';
import { forceIndexIndicator } from './force-index.ts';
import { klingerOscillatorIndicator } from './klinger-oscillator.ts';
import { marketFacilitationIndexIndicator } from './market-facilitation-index.ts';
import { percentageVolumeOscillatorIndicator } from './percentage-volume-oscillator.ts';
import { priceVolumeTrendIndicator } from './price-volume-trend.ts';
import { relativeVolumeIndicator } from './relative-volume.ts';
import { volumeAverageIndicator } from './volume-average.ts';
import { negativeVolumeIndexIndicator, positiveVolumeIndexIndicator } from './volume-index.ts';

const none = Number.NaN;

/** Cumulative sum; missing values count as 0. */
const running = (series: Series): number[] =>
  series.map((_, t) =>
    series.slice(0, t + 1).reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0),
  );

function accumulation({ high, low, close, volume }: PlainCandles): number[] {
  const flow = combine([high, low, close, volume], (...[h = none, l = none, c = none, v = none]) =>
    h === l ? 0 : ((2 * c - h - l) / (h - l)) * v,
  );
  return running(flow);
}

function volumeForce({ high, low, typical, volume }: PlainCandles): number[] {
  const range = minus(high, low);
  const direction = minus(typical, ago(typical, 1)).map((value) => (value > 1e-12 ? 1 : -1));
  return volume.map((traded, t) => {
    if (t < 2) return none;
    // Back to the start of the run in this direction, and one candle before it.
    let start = t;
    while (start > 2 && direction[start - 1] === direction[t]) start -= 1;
    const isFromTheBeginning = start === 2 && direction[1] === direction[t];
    const run = range
      .slice(isFromTheBeginning ? 2 : start - 1, t + 1)
      .reduce((sum, value) => sum + value, 0);
    return run === 0
      ? 0
      : traded * Math.abs(2 * ((range[t] ?? none) / run - 1)) * (direction[t] ?? none) * 100;
  });
}

function volumeIndex(
  { close, volume }: PlainCandles,
  counts: (now: number, before: number) => boolean,
): number[] {
  return close.map((_, t) => {
    let index = 1000;
    for (let row = 1; row <= t; row += 1) {
      if (counts(volume[row] ?? none, volume[row - 1] ?? none))
        index *= (close[row] ?? none) / (close[row - 1] ?? none);
    }
    return index;
  });
}

const cases: DefinitionCase[] = [
  {
    definition: chaikinOscillatorIndicator,
    expected: (candles) => ({
      oscillator: minus(ema(accumulation(candles), 3), ema(accumulation(candles), 10)),
    }),
  },
  {
    definition: forceIndexIndicator,
    expected: ({ change, volume }) => ({
      force: ema(
        combine([change, volume], (c = none, v = none) => c * v),
        13,
      ),
    }),
  },
  {
    definition: klingerOscillatorIndicator,
    expected: (candles) => {
      const force = volumeForce(candles);
      const oscillator = minus(ema(force, 34), ema(force, 55));
      return { oscillator, signal: ema(oscillator, 13) };
    },
  },
  {
    definition: percentageVolumeOscillatorIndicator,
    expected: ({ volume }) => {
      const oscillator = combine(
        [ema(volume, 12), ema(volume, 26)],
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
    definition: easeOfMovementIndicator,
    expected: ({ high, low, volume }) => {
      const move = combine(
        [high, low, ago(high, 1), ago(low, 1)],
        (...[h = none, l = none, bh = none, bl = none]) => (h + l) / 2 - (bh + bl) / 2,
      );
      const box = combine([volume, high, low], (v = none, h = none, l = none) =>
        v === 0 ? none : (h - l) / (v / 100_000_000),
      );
      return {
        ease: sma(
          combine([move, box], (distance = none, ease = none) => distance * ease),
          14,
        ),
      };
    },
  },
  {
    definition: priceVolumeTrendIndicator,
    expected: ({ change, close, volume }) => ({
      trend: running(
        combine(
          [change, ago(close, 1), volume],
          (c = none, before = none, v = none) => (v * c) / before,
        ),
      ),
    }),
  },
  {
    definition: negativeVolumeIndexIndicator,
    parameters: { signal: 50 },
    expected: (candles) => {
      const index = volumeIndex(candles, (now, before) => now < before);
      return { index, signal: ema(index, 50) };
    },
  },
  {
    definition: positiveVolumeIndexIndicator,
    parameters: { signal: 50 },
    expected: (candles) => {
      const index = volumeIndex(candles, (now, before) => now > before);
      return { index, signal: ema(index, 50) };
    },
  },
  {
    definition: relativeVolumeIndicator,
    expected: ({ volume }) => ({
      ratio: combine([volume, ago(sma(volume, 20), 1)], (v = none, mean = none) => v / mean),
    }),
  },
  {
    definition: volumeAverageIndicator,
    expected: ({ volume }) => ({ volume, average: sma(volume, 20) }),
  },
  {
    definition: marketFacilitationIndexIndicator,
    expected: ({ high, low, volume }) => ({
      index: combine([minus(high, low), volume], (range = none, v = none) => range / v),
    }),
  },
];

describeByDefinition(cases);
