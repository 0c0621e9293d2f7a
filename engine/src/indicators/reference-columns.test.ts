import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import { readCandles, readRows, readText, referenceData } from '../testing/shared-data.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

/**
 * 502 daily candles, and the columns an independent implementation computes from them, to twelve
 * digits: one file per indicator.
 */
const candles: Candles = readCandles('golden/indicators/quotes_default.csv', '1d');

type Series = ArrayLike<number>;
type Column = () => Series;

/** Output columns of our indicator with these parameters. */
function calculateValues(
  id: string,
  parameters: IndicatorParameters = {},
): Readonly<Record<string, Float64Array>> {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`there is no ${id}`);
  return calculateIndicatorValues(definition, { candles }, parameters);
}

const createColumn =
  (id: string, parameters: IndicatorParameters, output: string): Column =>
  () =>
    calculateValues(id, parameters)[output] ?? [];

type Outputs = Readonly<Record<string, string>>;

/** Reference columns that are outputs of one indicator: reference column name to output name. */
const createOutputColumns = (
  id: string,
  parameters: IndicatorParameters,
  names: Outputs,
): Record<string, Column> =>
  Object.fromEntries(
    Object.entries(names).map(([column, output]) => [column, createColumn(id, parameters, output)]),
  );

// Columns that are derived from outputs.

/** Width of a channel as a share of its middle. */
const createWidthColumn =
  (id: string, parameters: IndicatorParameters): Column =>
  () => {
    const { upper = [], middle = [], lower = [] } = calculateValues(id, parameters);
    return Array.from(
      upper,
      (top, t) => (top - (lower[t] ?? Number.NaN)) / (middle[t] ?? Number.NaN),
    );
  };

/** Money flow multiplier of one candle: position of the close in its range, -1 to 1. */
const multiplier = createColumn('chaikin-money-flow', { length: 1 }, 'moneyFlow');
const countedVolume: Column = () =>
  Array.from(multiplier(), (share, t) => share * (candles.volume[t] ?? Number.NaN));

/** The active line: below the price or above it. */
const eitherBand: Column = () => {
  const { below = [], above = [] } = calculateValues('supertrend', { length: 10, multiplier: 3 });
  return Array.from(below, (price, t) => (Number.isNaN(price) ? (above[t] ?? Number.NaN) : price));
};

/** The lagging span on the candle it is plotted on, `displacement` candles before its close. */
const laggingSpan: Column = () => {
  const { laggingSpan: closes = [], formedAt = [] } = calculateValues('chikou-span', {
    displacement: 26,
  });
  const drawn = Array.from(closes, () => Number.NaN);
  for (const [t, formed] of [...formedAt].entries())
    if (!Number.isNaN(formed)) drawn[formed] = closes[t] ?? Number.NaN;
  return drawn;
};

/** 1 where the stop switched sides, 0 where it stayed. */
const reversals: Column = () => {
  const { sar = [] } = calculateValues('parabolic-sar', { step: 0.02, maximum: 0.2 });
  const isAbove = Array.from(sar, (stop, t) => stop >= (candles.high[t] ?? Number.NaN));
  const first = [...sar].findIndex((stop) => !Number.isNaN(stop));
  return Array.from(sar, (_, t) => {
    if (t < first) return Number.NaN;
    return Number(t === first ? reachesStopOfFirstTurn(first) : isAbove[t] !== isAbove[t - 1]);
  });
};

/**
 * The candle before the first value reversed the initial guess of an uptrend: whether the next
 * candle crossed the stop that started there.
 */
function reachesStopOfFirstTurn(first: number): boolean {
  const high = [...candles.high].slice(0, first);
  const begun = Math.max(...high.slice(0, -1));
  const stop = Math.max(
    begun + 0.02 * ((candles.low[first - 1] ?? Number.NaN) - begun),
    ...high.slice(-2),
  );
  return (candles.high[first] ?? Number.NaN) > stop;
}

const bands = { length: 20, deviations: 2 };
const stochastic = createOutputColumns(
  'stochastic',
  { length: 14, signal: 3, smooth: 3 },
  { oscillator: 'k', signal: 'd', percentJ: 'j' },
);
const keltner = { length: 20, multiplier: 2, atrLength: 10 };
const pivots = {
  pp: 'pivot',
  s1: 's1',
  s2: 's2',
  s3: 's3',
  s4: 's4',
  r1: 'r1',
  r2: 'r2',
  r3: 'r3',
  r4: 'r4',
};
const heikinAshi = { open: 'open', high: 'high', low: 'low', close: 'close' };

/** All columns of all files except the time. */
const files: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  adl: {
    adl: createColumn('accumulation-distribution', {}, 'line'),
    moneyFlowMultiplier: multiplier,
    moneyFlowVolume: countedVolume,
  },
  adx: createOutputColumns(
    'adx',
    { length: 14 },
    { pdi: 'plusDi', mdi: 'minusDi', dx: 'dx', adx: 'adx', adxr: 'adxr' },
  ),
  aroon: createOutputColumns(
    'aroon',
    { length: 25 },
    { aroonUp: 'up', aroonDown: 'down', oscillator: 'oscillator' },
  ),
  atr: {
    tr: createColumn('true-range', {}, 'trueRange'),
    atr: createColumn('atr', { length: 14 }, 'atr'),
    atrp: createColumn('atr-percent', { length: 14 }, 'atrPercent'),
  },
  bb: {
    ...createOutputColumns('bollinger-bands', bands, {
      sma: 'middle',
      upperBand: 'upper',
      lowerBand: 'lower',
    }),
    percentB: createColumn('bollinger-percent-b', bands, 'percentB'),
    zScore: createColumn('z-score', { length: 20 }, 'zScore'),
    width: createColumn('bollinger-bandwidth', bands, 'bandwidth'),
  },
  cci: { cci: createColumn('cci', { length: 20 }, 'cci') },
  cmf: {
    moneyFlowMultiplier: multiplier,
    moneyFlowVolume: countedVolume,
    cmf: createColumn('chaikin-money-flow', { length: 20 }, 'moneyFlow'),
  },
  donchian: {
    ...createOutputColumns(
      'donchian-channel',
      { length: 20 },
      { upperBand: 'upper', centerline: 'middle', lowerBand: 'lower' },
    ),
    width: createWidthColumn('donchian-channel', { length: 20 }),
  },
  ema: { ema: createColumn('ema', { length: 20 }, 'ema') },
  heikinashi: {
    ...createOutputColumns('heikin-ashi', {}, heikinAshi),
    volume: () => candles.volume,
    date: () => candles.openTime,
  },
  ichimoku: {
    ...createOutputColumns(
      'ichimoku',
      { conversion: 9, base: 26, span: 52, displacement: 26 },
      {
        tenkanSen: 'conversionLine',
        kijunSen: 'baseLine',
        senkouSpanA: 'leadingSpanA',
        senkouSpanB: 'leadingSpanB',
      },
    ),
    chikouSpan: laggingSpan,
  },
  keltner: {
    ...createOutputColumns('keltner-channel', keltner, {
      upperBand: 'upper',
      centerline: 'middle',
      lowerBand: 'lower',
    }),
    width: createWidthColumn('keltner-channel', keltner),
  },
  macd: {
    ...createOutputColumns(
      'macd',
      { fast: 12, slow: 26, signal: 9 },
      { macd: 'macd', signal: 'signal', histogram: 'histogram' },
    ),
    fastEma: createColumn('ema', { length: 12 }, 'ema'),
    slowEma: createColumn('ema', { length: 26 }, 'ema'),
  },
  mfi: { mfi: createColumn('money-flow-index', { length: 14 }, 'index') },
  obv: { obv: createColumn('on-balance-volume', {}, 'balance') },
  'pivot-points': createOutputColumns(
    'pivot-points',
    { period: 'month', kind: 'standard' },
    pivots,
  ),
  psar: {
    sar: createColumn('parabolic-sar', { step: 0.02, maximum: 0.2 }, 'sar'),
    isReversal: reversals,
  },
  roc: {
    momentum: createColumn('momentum', { length: 14 }, 'momentum'),
    roc: createColumn('rate-of-change', { length: 14 }, 'rateOfChange'),
  },
  rsi: { rsi: createColumn('rsi', { length: 14 }, 'rsi') },
  sma: { sma: createColumn('sma', { length: 20 }, 'sma') },
  stdev: {
    stdDev: createColumn('standard-deviation', { length: 14 }, 'deviation'),
    mean: createColumn('sma', { length: 14 }, 'sma'),
    zScore: createColumn('z-score', { length: 14 }, 'zScore'),
  },
  // The file has each of the three columns under two names.
  stoch: {
    ...stochastic,
    ...createOutputColumns(
      'stochastic',
      { length: 14, signal: 3, smooth: 3 },
      { k: 'k', d: 'd', j: 'j' },
    ),
  },
  'stoch-rsi': createOutputColumns(
    'stochastic-rsi',
    { rsiLength: 14, length: 14, signal: 3, smooth: 1 },
    { stochRsi: 'stochasticRsi', signal: 'signal' },
  ),
  supertrend: {
    superTrend: eitherBand,
    ...createOutputColumns(
      'supertrend',
      { length: 10, multiplier: 3 },
      { upperBand: 'above', lowerBand: 'below' },
    ),
  },
  tr: { tr: createColumn('true-range', {}, 'trueRange') },
  vwap: { vwap: createColumn('vwap', { since: 'start' }, 'vwap') },
  willr: { williamsR: createColumn('williams-r', { length: 14 }, 'percentR') },
  wma: { wma: createColumn('wma', { length: 14 }, 'wma') },
};

const readHeader = (file: string): string[] =>
  (readText(`golden/indicators/${file}.csv`).split('\n')[0] ?? '').trim().split(',');

/** Parses numbers, times and booleans as numbers; NaN for an empty field. */
function toNumber(field: string | undefined): number {
  if (!field) return Number.NaN;
  if (field === 'true' || field === 'false') return Number(field === 'true');
  if (!field.includes('T')) return Number(field);
  // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
  return Date.parse(field.endsWith('Z') ? field : `${field}Z`);
}

/** Relative error; infinite where only one of the two is defined. */
function calculateRelativeError(actual: number, expected: number): number {
  if (Number.isNaN(actual) || Number.isNaN(expected))
    return Number.isNaN(actual) && Number.isNaN(expected) ? 0 : Infinity;
  return actual === expected ? 0 : Math.abs(actual - expected) / Math.abs(expected);
}

const cases = Object.entries(files).flatMap(([file, columns]) =>
  Object.entries({ time: () => candles.openTime, ...columns }).map(
    ([name, column]) => [file, name, column] as const,
  ),
);

describe('against an independent implementation, every value of 502 daily candles', () => {
  it.each(cases)('%s: %s', (file, name, column) => {
    const index = readHeader(file).indexOf(name);
    const rows = readRows(`golden/indicators/${file}.csv`);
    const own = column();
    const errors = rows.map((row, t) =>
      calculateRelativeError(own[t] ?? Number.NaN, toNumber(row[index])),
    );
    expect(rows).toHaveLength(candles.length);
    expect(Math.max(...errors)).toBeLessThan(1e-9);
  });

  // All twelve digits, not only within the tolerance: these use the same seeds as the originals.
  it.each([
    ['ema', 'ema'],
    ['rsi', 'rsi'],
    ['atr', 'atr'],
    ['macd', 'macd'],
    ['macd', 'signal'],
    ['tr', 'tr'],
    ['obv', 'obv'],
  ])('%s: %s, to twelve digits', (file, name) => {
    const index = readHeader(file).indexOf(name);
    const own = files[file]?.[name]?.() ?? [];
    const wrong = readRows(`golden/indicators/${file}.csv`).filter(
      (row, t) =>
        row[index] && Number((own[t] ?? Number.NaN).toPrecision(12)) !== Number(row[index]),
    );
    expect(wrong).toEqual([]);
  });

  it('covers every column of every file', () => {
    // Not indicator columns: the candles, a second series for comparisons, and the list of
    // parameters.
    const inputs = new Set(['quotes_default', 'quotes_compare', 'PARAMETERS']);
    const names = readdirSync(`${referenceData}golden/indicators`).map((name) =>
      name.replace('.csv', ''),
    );
    const there = names
      .filter((name) => !inputs.has(name))
      .flatMap((file) => readHeader(file).map((name) => `${file}: ${name}`));
    expect(cases.map(([file, name]) => `${file}: ${name}`).toSorted()).toEqual(there.toSorted());
    expect(there).toHaveLength(112);
  });
});
