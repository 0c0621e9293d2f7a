import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import { drawCandles } from '../testing/draw-candles.ts';
import { indicatorValues } from '../testing/indicator-values.ts';
import { hasSharedData, readCandles, readRows, sharedData } from '../testing/shared-data.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

/** 502 daily candles, and what an independent implementation computes from them, to twelve digits: one file per indicator. */
const candles: Candles = hasSharedData
  ? readCandles('golden/indicators/quotes_default.csv', '1d')
  : drawCandles([]);

type Series = ArrayLike<number>;
type Column = () => Series;

/** The columns of an indicator of ours with these parameters. */
function values(
  id: string,
  parameters: IndicatorParameters = {},
): Readonly<Record<string, Float64Array>> {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`there is no ${id}`);
  return indicatorValues(definition, { candles }, parameters);
}

const of =
  (id: string, parameters: IndicatorParameters, output: string): Column =>
  () =>
    values(id, parameters)[output] ?? [];

type Outputs = Readonly<Record<string, string>>;

/** Columns that are outputs of one indicator of ours: name of the column, name of the output. */
const outputsOf = (
  id: string,
  parameters: IndicatorParameters,
  names: Outputs,
): Record<string, Column> =>
  Object.fromEntries(
    Object.entries(names).map(([column, output]) => [column, of(id, parameters, output)]),
  );

// What has no output of its own follows from those that have one.

/** Width of a channel as a share of its middle. */
const widthOf =
  (id: string, parameters: IndicatorParameters): Column =>
  () => {
    const { upper = [], middle = [], lower = [] } = values(id, parameters);
    return Array.from(
      upper,
      (top, t) => (top - (lower[t] ?? Number.NaN)) / (middle[t] ?? Number.NaN),
    );
  };

/** Where a candle closed in its range, from -1 to 1: the money flow of that one candle. */
const multiplier = of('chaikin-money-flow', { length: 1 }, 'moneyFlow');
const countedVolume: Column = () =>
  Array.from(multiplier(), (share, t) => share * (candles.volume[t] ?? Number.NaN));

/** The one line that stands: that below the prices or that above them. */
const eitherBand: Column = () => {
  const { below = [], above = [] } = values('supertrend', { length: 10, multiplier: 3 });
  return Array.from(below, (price, t) => (Number.isNaN(price) ? (above[t] ?? Number.NaN) : price));
};

/** Where each close was drawn: the candle so many before it. */
const laggingSpan: Column = () => {
  const { laggingSpan: closes = [], formedAt = [] } = values('chikou-span', { displacement: 26 });
  const drawn = Array.from(closes, () => Number.NaN);
  for (const [t, formed] of [...formedAt].entries())
    if (!Number.isNaN(formed)) drawn[formed] = closes[t] ?? Number.NaN;
  return drawn;
};

/** 1 where the stop changed from one side of the candles to the other, 0 where it stayed. */
const reversals: Column = () => {
  const { sar = [] } = values('parabolic-sar', { step: 0.02, maximum: 0.2 });
  const isAbove = Array.from(sar, (stop, t) => stop >= (candles.high[t] ?? Number.NaN));
  const first = [...sar].findIndex((stop) => !Number.isNaN(stop));
  return Array.from(sar, (_, t) => {
    if (t < first) return Number.NaN;
    return Number(t === first ? reachesStopOfFirstTurn(first) : isAbove[t] !== isAbove[t - 1]);
  });
};

/** The candle before the first value turned a guessed rise into a fall: whether the next one came back over the stop that began there. */
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
const stochastic = outputsOf(
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

/** Every column of every file but the time. */
const files: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  adl: {
    adl: of('accumulation-distribution', {}, 'line'),
    moneyFlowMultiplier: multiplier,
    moneyFlowVolume: countedVolume,
  },
  adx: outputsOf(
    'adx',
    { length: 14 },
    { pdi: 'plusDi', mdi: 'minusDi', dx: 'dx', adx: 'adx', adxr: 'adxr' },
  ),
  aroon: outputsOf(
    'aroon',
    { length: 25 },
    { aroonUp: 'up', aroonDown: 'down', oscillator: 'oscillator' },
  ),
  atr: {
    tr: of('true-range', {}, 'trueRange'),
    atr: of('atr', { length: 14 }, 'atr'),
    atrp: of('atr-percent', { length: 14 }, 'atrPercent'),
  },
  bb: {
    ...outputsOf('bollinger-bands', bands, {
      sma: 'middle',
      upperBand: 'upper',
      lowerBand: 'lower',
    }),
    percentB: of('bollinger-percent-b', bands, 'percentB'),
    zScore: of('z-score', { length: 20 }, 'zScore'),
    width: of('bollinger-bandwidth', bands, 'bandwidth'),
  },
  cci: { cci: of('cci', { length: 20 }, 'cci') },
  cmf: {
    moneyFlowMultiplier: multiplier,
    moneyFlowVolume: countedVolume,
    cmf: of('chaikin-money-flow', { length: 20 }, 'moneyFlow'),
  },
  donchian: {
    ...outputsOf(
      'donchian-channel',
      { length: 20 },
      { upperBand: 'upper', centerline: 'middle', lowerBand: 'lower' },
    ),
    width: widthOf('donchian-channel', { length: 20 }),
  },
  ema: { ema: of('ema', { length: 20 }, 'ema') },
  heikinashi: {
    ...outputsOf('heikin-ashi', {}, heikinAshi),
    volume: () => candles.volume,
    date: () => candles.openTime,
  },
  ichimoku: {
    ...outputsOf(
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
    ...outputsOf('keltner-channel', keltner, {
      upperBand: 'upper',
      centerline: 'middle',
      lowerBand: 'lower',
    }),
    width: widthOf('keltner-channel', keltner),
  },
  macd: {
    ...outputsOf(
      'macd',
      { fast: 12, slow: 26, signal: 9 },
      { macd: 'macd', signal: 'signal', histogram: 'histogram' },
    ),
    fastEma: of('ema', { length: 12 }, 'ema'),
    slowEma: of('ema', { length: 26 }, 'ema'),
  },
  mfi: { mfi: of('money-flow-index', { length: 14 }, 'index') },
  obv: { obv: of('on-balance-volume', {}, 'balance') },
  'pivot-points': outputsOf('pivot-points', { period: 'month', kind: 'standard' }, pivots),
  psar: { sar: of('parabolic-sar', { step: 0.02, maximum: 0.2 }, 'sar'), isReversal: reversals },
  roc: {
    momentum: of('momentum', { length: 14 }, 'momentum'),
    roc: of('rate-of-change', { length: 14 }, 'rateOfChange'),
  },
  rsi: { rsi: of('rsi', { length: 14 }, 'rsi') },
  sma: { sma: of('sma', { length: 20 }, 'sma') },
  stdev: {
    stdDev: of('standard-deviation', { length: 14 }, 'deviation'),
    mean: of('sma', { length: 14 }, 'sma'),
    zScore: of('z-score', { length: 14 }, 'zScore'),
  },
  // The file has each of the three under two names.
  stoch: {
    ...stochastic,
    ...outputsOf('stochastic', { length: 14, signal: 3, smooth: 3 }, { k: 'k', d: 'd', j: 'j' }),
  },
  'stoch-rsi': outputsOf(
    'stochastic-rsi',
    { rsiLength: 14, length: 14, signal: 3, smooth: 1 },
    { stochRsi: 'stochasticRsi', signal: 'signal' },
  ),
  supertrend: {
    superTrend: eitherBand,
    ...outputsOf(
      'supertrend',
      { length: 10, multiplier: 3 },
      { upperBand: 'above', lowerBand: 'below' },
    ),
  },
  tr: { tr: of('true-range', {}, 'trueRange') },
  vwap: { vwap: of('vwap', { since: 'start' }, 'vwap') },
  willr: { williamsR: of('williams-r', { length: 14 }, 'percentR') },
  wma: { wma: of('wma', { length: 14 }, 'wma') },
};

const headerOf = (file: string): string[] =>
  (readFileSync(`${sharedData}golden/indicators/${file}.csv`, 'utf8').split('\n')[0] ?? '')
    .trim()
    .split(',');

/** Numbers, times and yes or no as numbers; NaN where a field is empty. */
function toNumber(field: string | undefined): number {
  if (!field) return Number.NaN;
  if (field === 'true' || field === 'false') return Number(field === 'true');
  // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
  return field.includes('T')
    ? Date.parse(field.endsWith('Z') ? field : `${field}Z`)
    : Number(field);
}

/** Relative to the value; infinite where only one of the two is defined. */
function errorOf(actual: number, expected: number): number {
  if (Number.isNaN(actual) || Number.isNaN(expected))
    return Number.isNaN(actual) && Number.isNaN(expected) ? 0 : Infinity;
  return actual === expected ? 0 : Math.abs(actual - expected) / Math.abs(expected);
}

const cases = Object.entries(files).flatMap(([file, columns]) =>
  Object.entries({ time: () => candles.openTime, ...columns }).map(
    ([name, column]) => [file, name, column] as const,
  ),
);

describe.runIf(hasSharedData)(
  'against an independent implementation, every value of 502 daily candles',
  () => {
    it.each(cases)('%s: %s', (file, name, column) => {
      const index = headerOf(file).indexOf(name);
      const rows = readRows(`golden/indicators/${file}.csv`);
      const own = column();
      const errors = rows.map((row, t) => errorOf(own[t] ?? Number.NaN, toNumber(row[index])));
      expect(rows).toHaveLength(candles.length);
      expect(Math.max(...errors)).toBeLessThan(1e-9);
    });

    // To all twelve digits, not only near them: the originals in the form of their seeds.
    it.each([
      ['ema', 'ema'],
      ['rsi', 'rsi'],
      ['atr', 'atr'],
      ['macd', 'macd'],
      ['macd', 'signal'],
      ['tr', 'tr'],
      ['obv', 'obv'],
    ])('%s: %s, digit by digit', (file, name) => {
      const index = headerOf(file).indexOf(name);
      const own = files[file]?.[name]?.() ?? [];
      const wrong = readRows(`golden/indicators/${file}.csv`).filter(
        (row, t) =>
          row[index] && Number((own[t] ?? Number.NaN).toPrecision(12)) !== Number(row[index]),
      );
      expect(wrong).toEqual([]);
    });

    it('leaves out no column of any file', () => {
      // The candles themselves, a second series for comparisons, and the list of the parameters.
      const inputs = new Set(['quotes_default', 'quotes_compare', 'PARAMETERS']);
      const names = readdirSync(`${sharedData}golden/indicators`).map((name) =>
        name.replace('.csv', ''),
      );
      const there = names
        .filter((name) => !inputs.has(name))
        .flatMap((file) => headerOf(file).map((name) => `${file}: ${name}`));
      expect(cases.map(([file, name]) => `${file}: ${name}`).toSorted()).toEqual(there.toSorted());
      expect(there).toHaveLength(112);
    });
  },
);
