import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import { readCandles } from '../testing/shared-data.ts';
import { calculateIndicator } from './calculate-indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

/** 502 daily candles; `reference-columns.test.ts` compares whole columns with them. */
const candles: Candles = readCandles('golden/indicators/quotes_default.csv', '1d');

function calculateValues(
  id: string,
  parameters: IndicatorParameters,
): Readonly<Record<string, Float64Array>> {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`there is no ${id}`);
  const calculated = calculateIndicator(definition, { candles }, parameters);
  if (calculated.kind === 'refused') throw new Error(`${id} refuses ${calculated.parameter}`);
  return calculated.values;
}

/**
 * Values to four decimals that the tests of a public library (Stock.Indicators, Apache-2.0) state
 * for the same candles; for dema, tema and t3 only rows on which the different seeds have no
 * effect.
 */
const published: readonly (readonly [
  id: string,
  parameters: IndicatorParameters,
  output: string,
  values: Readonly<Record<number, number>>,
])[] = [
  [
    'alma',
    { length: 10, offset: 0.85, sigma: 6 },
    'alma',
    { 8: Number.NaN, 9: 214.1839, 24: 216.0619, 149: 235.8609, 249: 257.5787, 501: 242.1871 },
  ],
  ['dema', { length: 20 }, 'dema', { 249: 258.4452, 501: 241.1677 }],
  ['tema', { length: 20 }, 'tema', { 249: 258.6208, 501: 238.769 }],
  ['hma', { length: 20 }, 'hma', { 149: 236.0835, 501: 235.6972 }],
  [
    'kama',
    { length: 10, fast: 2, slow: 30 },
    'kama',
    { 8: Number.NaN, 10: 213.7713, 149: 235.551, 249: 256.0898, 501: 240.1138 },
  ],
  ['t3', { length: 5, volumeFactor: 0.7 }, 't3', { 149: 235.8851, 249: 257.8735, 501: 238.9308 }],
  [
    'mama',
    { fastLimit: 0.5, slowLimit: 0.05 },
    'mama',
    {
      4: Number.NaN,
      5: 213.73,
      6: 213.785,
      25: 215.9524,
      149: 235.6593,
      249: 256.8026,
      501: 244.1092,
    },
  ],
  [
    'mama',
    { fastLimit: 0.5, slowLimit: 0.05 },
    'fama',
    { 4: Number.NaN, 5: 213.73, 25: 215.1407, 149: 234.366, 249: 254.0605, 501: 252.6139 },
  ],
  [
    'epma',
    { length: 20 },
    'epma',
    { 18: Number.NaN, 19: 215.6189, 149: 236.706, 249: 258.5179, 501: 235.8131 },
  ],
  [
    'smma',
    { length: 20 },
    'smma',
    { 18: Number.NaN, 20: 214.5513, 21: 214.5832, 100: 225.7807, 501: 255.6746 },
  ],
  [
    'vwma',
    { length: 10 },
    'vwma',
    { 8: Number.NaN, 9: 213.9819, 24: 215.8992, 99: 226.3028, 249: 257.0537, 501: 242.1015 },
  ],
  [
    'moving-average-envelopes',
    { length: 10, percent: 2.5, average: 'sma' },
    'middle',
    { 8: Number.NaN },
  ],
  [
    'moving-average-envelopes',
    { length: 20, percent: 2.5, average: 'dema' },
    'upper',
    { 249: 264.9064, 501: 247.1969 },
  ],
  [
    'moving-average-envelopes',
    { length: 20, percent: 2.5, average: 'dema' },
    'lower',
    { 249: 251.9841, 501: 235.1385 },
  ],
  [
    'chandelier-exit',
    { length: 22, multiplier: 3 },
    'below',
    { 21: Number.NaN, 492: 259.048, 501: 256.586 },
  ],
  ['chandelier-exit', { length: 22, multiplier: 3 }, 'above', { 501: 246.424 }],
  [
    'atr-trailing-stop',
    { length: 21, multiplier: 3, measuredFrom: 'close' },
    'below',
    { 20: Number.NaN, 21: 211.13, 151: 232.7861, 152: Number.NaN, 249: 253.8863, 501: Number.NaN },
  ],
  [
    'atr-trailing-stop',
    { length: 21, multiplier: 3, measuredFrom: 'close' },
    'above',
    { 151: Number.NaN, 152: 236.3913, 501: 246.3232 },
  ],
  [
    'atr-trailing-stop',
    { length: 21, multiplier: 3, measuredFrom: 'high-low' },
    'below',
    { 20: Number.NaN, 21: 210.23, 69: 221.0594, 70: Number.NaN, 249: 253.4863 },
  ],
  [
    'atr-trailing-stop',
    { length: 21, multiplier: 3, measuredFrom: 'high-low' },
    'above',
    { 70: 226.4624 },
  ],
  [
    'volatility-stop',
    { length: 14, multiplier: 3 },
    'above',
    { 53: Number.NaN, 54: 226.2118, 55: 226.2124, 282: 261.8687, 283: Number.NaN, 501: 249.2423 },
  ],
  [
    'volatility-stop',
    { length: 14, multiplier: 3 },
    'below',
    { 282: Number.NaN, 283: 249.3219, 284: 249.746, 501: Number.NaN },
  ],
];

describe('against published values', () => {
  it.each(published)('%s %o: %s', (...[id, parameters, output, values]) => {
    const column = calculateValues(id, parameters)[output];
    const wrong = Object.entries(values).filter(([t, expected]) => {
      const actual = column?.[Number(t)] ?? Number.NaN;
      return Number.isNaN(expected)
        ? !Number.isNaN(actual)
        : !(Math.abs(actual - expected) <= 0.000_050_1);
    });
    expect(wrong).toEqual([]);
  });
});
