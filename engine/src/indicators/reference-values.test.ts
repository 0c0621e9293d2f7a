import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import { drawCandles } from '../testing/draw-candles.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';
import { calculateIndicator } from './calculate-indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

/** 502 daily candles, and what an independent implementation computes from them, to twelve digits. */
const candles: Candles = hasSharedData ? readCandles('golden/indicators/quotes_default.csv', '1d') : drawCandles([]);

function valuesOf(id: string, parameters: IndicatorParameters): Readonly<Record<string, Float64Array>> {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`there is no ${id}`);
  const calculated = calculateIndicator(definition, { candles }, parameters);
  if (calculated.kind === 'refused') throw new Error(`${id} refuses ${calculated.parameter}`);
  return calculated.values;
}

/** File, indicator, its parameters, and which output is which column of the file, counted from 0, the time. */
const golden: readonly (readonly [file: string, id: string, parameters: IndicatorParameters, columns: Readonly<Record<string, number>>])[] =
  [
    ['adl', 'accumulation-distribution', {}, { line: 1 }],
    ['adx', 'adx', { length: 14 }, { plusDi: 1, minusDi: 2, dx: 3, adx: 4, adxr: 5 }],
    ['aroon', 'aroon', { length: 25 }, { up: 1, down: 2, oscillator: 3 }],
    ['atr', 'atr', { length: 14 }, { atr: 2 }],
    ['atr', 'atr-percent', { length: 14 }, { atrPercent: 3 }],
    ['bb', 'bollinger-bands', { length: 20, deviations: 2 }, { middle: 1, upper: 2, lower: 3 }],
    ['bb', 'bollinger-percent-b', { length: 20, deviations: 2 }, { percentB: 4 }],
    ['bb', 'z-score', { length: 20 }, { zScore: 5 }],
    ['bb', 'bollinger-bandwidth', { length: 20, deviations: 2 }, { bandwidth: 6 }],
    ['cci', 'cci', { length: 20 }, { cci: 1 }],
    ['cmf', 'chaikin-money-flow', { length: 20 }, { moneyFlow: 3 }],
    ['donchian', 'donchian-channel', { length: 20 }, { upper: 1, middle: 2, lower: 3 }],
    ['ema', 'ema', { length: 20 }, { ema: 1 }],
    ['heikinashi', 'heikin-ashi', {}, { open: 1, high: 2, low: 3, close: 4 }],
    [
      'ichimoku',
      'ichimoku',
      { conversion: 9, base: 26, span: 52, displacement: 26 },
      { conversionLine: 1, baseLine: 2, leadingSpanA: 3, leadingSpanB: 4 },
    ],
    ['keltner', 'keltner-channel', { length: 20, multiplier: 2, atrLength: 10 }, { upper: 1, middle: 2, lower: 3 }],
    ['macd', 'macd', { fast: 12, slow: 26, signal: 9 }, { macd: 1, signal: 2, histogram: 3 }],
    ['macd', 'ema', { length: 12 }, { ema: 4 }],
    ['macd', 'ema', { length: 26 }, { ema: 5 }],
    ['mfi', 'money-flow-index', { length: 14 }, { index: 1 }],
    ['obv', 'on-balance-volume', {}, { balance: 1 }],
    [
      'pivot-points',
      'pivot-points',
      { period: 'month', kind: 'standard' },
      { pivot: 1, s1: 2, s2: 3, s3: 4, s4: 5, r1: 6, r2: 7, r3: 8, r4: 9 },
    ],
    ['psar', 'parabolic-sar', { step: 0.02, maximum: 0.2 }, { sar: 1 }],
    ['roc', 'momentum', { length: 14 }, { momentum: 1 }],
    ['roc', 'rate-of-change', { length: 14 }, { rateOfChange: 2 }],
    ['rsi', 'rsi', { length: 14 }, { rsi: 1 }],
    ['sma', 'sma', { length: 20 }, { sma: 1 }],
    ['stdev', 'standard-deviation', { length: 14 }, { deviation: 1 }],
    ['stdev', 'sma', { length: 14 }, { sma: 2 }],
    ['stdev', 'z-score', { length: 14 }, { zScore: 3 }],
    ['stoch', 'stochastic', { length: 14, signal: 3, smooth: 3 }, { k: 4, d: 5, j: 6 }],
    ['stoch-rsi', 'stochastic-rsi', { rsiLength: 14, length: 14, signal: 3, smooth: 1 }, { stochasticRsi: 1, signal: 2 }],
    ['supertrend', 'supertrend', { length: 10, multiplier: 3 }, { above: 2, below: 3 }],
    ['tr', 'true-range', {}, { trueRange: 1 }],
    ['vwap', 'vwap', { since: 'start' }, { vwap: 1 }],
    ['willr', 'williams-r', { length: 14 }, { percentR: 1 }],
    ['wma', 'wma', { length: 14 }, { wma: 1 }],
  ];

/** Relative to the value, or to 1e-3 where the value is smaller; infinite where only one of the two is defined. */
function errorOf(actual: number, expected: number): number {
  if (Number.isNaN(actual) || Number.isNaN(expected)) return Number.isNaN(actual) && Number.isNaN(expected) ? 0 : Infinity;
  return Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-3);
}

describe.runIf(hasSharedData)('against an independent implementation, every value of 502 daily candles', () => {
  it.each(golden)('%s: %s %o', (...[file, id, parameters, columns]) => {
    const values = valuesOf(id, parameters);
    const rows = readRows(`golden/indicators/${file}.csv`);
    for (const [name, column] of Object.entries(columns)) {
      const errors = rows.map((row, t) => errorOf(values[name]?.[t] ?? Number.NaN, row[column] ? Number(row[column]) : Number.NaN));
      expect(errors).toHaveLength(candles.length);
      expect(Math.max(...errors)).toBeLessThan(1e-9);
    }
  });

  it('the lagging span: the close, as it is drawn back', () => {
    const { laggingSpan, formedAt } = valuesOf('chikou-span', { displacement: 26 });
    const expected = readRows('golden/indicators/ichimoku.csv').map((row) => row[5]);
    const drawn = expected.map(() => '');
    for (const [t, formed] of (formedAt ?? []).entries()) if (!Number.isNaN(formed)) drawn[formed] = String(laggingSpan?.[t]);
    expect(drawn.map(Number)).toEqual(expected.map(Number));
  });
});

/**
 * Values to four decimals that the tests of a public library (Stock.Indicators, Apache-2.0) state for the same candles; of dema, tema
 * and t3 those after the different seeds have been forgotten.
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
  ['kama', { length: 10, fast: 2, slow: 30 }, 'kama', { 8: Number.NaN, 10: 213.7713, 149: 235.551, 249: 256.0898, 501: 240.1138 }],
  ['t3', { length: 5, volumeFactor: 0.7 }, 't3', { 149: 235.8851, 249: 257.8735, 501: 238.9308 }],
  [
    'mama',
    { fastLimit: 0.5, slowLimit: 0.05 },
    'mama',
    { 4: Number.NaN, 5: 213.73, 6: 213.785, 25: 215.9524, 149: 235.6593, 249: 256.8026, 501: 244.1092 },
  ],
  [
    'mama',
    { fastLimit: 0.5, slowLimit: 0.05 },
    'fama',
    { 4: Number.NaN, 5: 213.73, 25: 215.1407, 149: 234.366, 249: 254.0605, 501: 252.6139 },
  ],
  ['epma', { length: 20 }, 'epma', { 18: Number.NaN, 19: 215.6189, 149: 236.706, 249: 258.5179, 501: 235.8131 }],
  ['smma', { length: 20 }, 'smma', { 18: Number.NaN, 20: 214.5513, 21: 214.5832, 100: 225.7807, 501: 255.6746 }],
  ['vwma', { length: 10 }, 'vwma', { 8: Number.NaN, 9: 213.9819, 24: 215.8992, 99: 226.3028, 249: 257.0537, 501: 242.1015 }],
  ['moving-average-envelopes', { length: 10, percent: 2.5, average: 'sma' }, 'middle', { 8: Number.NaN }],
  ['moving-average-envelopes', { length: 20, percent: 2.5, average: 'dema' }, 'upper', { 249: 264.9064, 501: 247.1969 }],
  ['moving-average-envelopes', { length: 20, percent: 2.5, average: 'dema' }, 'lower', { 249: 251.9841, 501: 235.1385 }],
  ['chandelier-exit', { length: 22, multiplier: 3 }, 'below', { 21: Number.NaN, 492: 259.048, 501: 256.586 }],
  ['chandelier-exit', { length: 22, multiplier: 3 }, 'above', { 501: 246.424 }],
  [
    'atr-trailing-stop',
    { length: 21, multiplier: 3, measuredFrom: 'close' },
    'below',
    { 20: Number.NaN, 21: 211.13, 151: 232.7861, 152: Number.NaN, 249: 253.8863, 501: Number.NaN },
  ],
  ['atr-trailing-stop', { length: 21, multiplier: 3, measuredFrom: 'close' }, 'above', { 151: Number.NaN, 152: 236.3913, 501: 246.3232 }],
  [
    'atr-trailing-stop',
    { length: 21, multiplier: 3, measuredFrom: 'high-low' },
    'below',
    { 20: Number.NaN, 21: 210.23, 69: 221.0594, 70: Number.NaN, 249: 253.4863 },
  ],
  ['atr-trailing-stop', { length: 21, multiplier: 3, measuredFrom: 'high-low' }, 'above', { 70: 226.4624 }],
  [
    'volatility-stop',
    { length: 14, multiplier: 3 },
    'above',
    { 53: Number.NaN, 54: 226.2118, 55: 226.2124, 282: 261.8687, 283: Number.NaN, 501: 249.2423 },
  ],
  ['volatility-stop', { length: 14, multiplier: 3 }, 'below', { 282: Number.NaN, 283: 249.3219, 284: 249.746, 501: Number.NaN }],
];

describe.runIf(hasSharedData)('against values that were published', () => {
  it.each(published)('%s %o: %s', (...[id, parameters, output, values]) => {
    const column = valuesOf(id, parameters)[output];
    const wrong = Object.entries(values).filter(([t, expected]) => {
      const actual = column?.[Number(t)] ?? Number.NaN;
      return Number.isNaN(expected) ? !Number.isNaN(actual) : !(Math.abs(actual - expected) <= 0.000_050_1);
    });
    expect(wrong).toEqual([]);
  });
});
