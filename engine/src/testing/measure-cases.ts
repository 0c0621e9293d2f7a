import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candle, Candles } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';
import type { Measure, MeasureParameters, MeasureSeries } from '../measures/measure.ts';
import { createRandomCandles } from './random-candles.ts';
import { hasSharedData, readCandles } from './shared-data.ts';

const dayMs = 86_400_000;

/** A series with its candles as plain rows, for a computation that shares nothing with the engine. */
export type MeasureCase = {
  readonly name: string;
  readonly series: MeasureSeries;
  readonly rows: readonly Row[];
  readonly from: number;
  readonly to: number;
};
export type Row = {
  readonly time: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** The last `length` candles of a series as its window. */
export function createMeasureCase(name: string, candles: Candles, length: number): MeasureCase {
  const to = candles.length - 1;
  const from = Math.max(0, candles.length - length);
  const rows = Array.from({ length: candles.length }, (_, t) => ({
    time: candles.openTime[t] ?? Number.NaN,
    high: candles.high[t] ?? Number.NaN,
    low: candles.low[t] ?? Number.NaN,
    close: candles.close[t] ?? Number.NaN,
  }));
  const analysis = analyzeTechnical(candles);
  return { name, series: { symbol: name, analysis, window: { from, to } }, rows, from, to };
}

function createWalk(seed: number): Candles {
  const walk = createRandomCandles({ seed, length: 2500, start: 400 });
  return {
    ...walk,
    interval: '1d',
    openTime: walk.openTime.map((_, t) => (20_000 + t) * dayMs),
  };
}

/** Real daily series, one of which ended long ago and one with negative prices; else walks. */
export function createDailyCases(length: number): readonly MeasureCase[] {
  return hasSharedData
    ? ['AAPL', 'BTCUSDT', 'EURUSD', 'CL', 'KO', 'THYAO'].map((name) =>
        createMeasureCase(name, readCandles(`ohlcv/daily/${name}_1d.csv`, '1d'), length),
      )
    : [
        createMeasureCase('VIX', readCandles('ohlcv/daily/VIX_1d.csv', '1d'), length),
        ...[1, 2, 3, 4].map((seed) => createMeasureCase(`walk ${seed}`, createWalk(seed), length)),
      ];
}

/** A series of made closes, each candle two high and two low of its close. */
export function createMadeCase(
  name: string,
  count: number,
  close: (t: number) => number,
): MeasureCase {
  const rows = Array.from({ length: count }, (_, t): Candle => {
    const price = close(t);
    const openTime = (18_000 + t) * dayMs;
    return {
      openTime,
      open: price - 1,
      high: price + 2,
      low: price - 2,
      close: price,
      volume: 100,
    };
  });
  return createMeasureCase(name, toCandles('1d', rows), count);
}

/** A measure of a registry by its id, read over a case. */
export type MeasureReader<Id extends string> = (
  id: Id,
  one: MeasureCase,
  parameters?: MeasureParameters,
) => ReadonlyMap<string, number | string>;

/** Reads the values of measures by the names of their facts, without `measure.<id>.`. */
export function createMeasureReader<Id extends string>(
  measures: Readonly<Record<Id, Measure>>,
): MeasureReader<Id> {
  return (id, { series }, parameters = {}) => {
    const facts = measures[id].calculate({ series: [series], parameters });
    return new Map(facts.map((fact) => [fact.id.slice(`measure.${id}.`.length), fact.value]));
  };
}

function isEqual(told: unknown, expected: unknown): boolean {
  return typeof told === 'number' && typeof expected === 'number'
    ? Math.abs(told - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
    : Object.is(told, expected);
}

/** Collects what differs: numbers by more than 1e-9 of their size, all else by anything. */
export function createComparison(): {
  readonly faults: string[];
  readonly compare: (name: string, told: unknown, expected: unknown) => void;
} {
  const faults: string[] = [];
  const compare = (name: string, told: unknown, expected: unknown): void => {
    if (!isEqual(told, expected))
      faults.push(`${name}: told ${String(told)}, expected ${String(expected)}`);
  };
  return { faults, compare };
}
