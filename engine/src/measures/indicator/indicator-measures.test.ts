import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import type { Candle, Candles } from '../../candles/candles.ts';
import { sliceCandles, toCandles } from '../../candles/to-candles.ts';
import { indicatorDefinitions } from '../../indicators/registry.ts';
import { createFactComparison, type ExpectedValues } from '../../testing/fact-comparison.ts';
import { createRandomCandles } from '../../testing/random-candles.ts';
import { hasSharedData, readCandles } from '../../testing/shared-data.ts';
import type { MeasureFact, MeasureParameters, MeasureSeries } from '../measure.ts';
import { indicatorMeasures } from './indicator-measures.ts';

type Id = keyof typeof indicatorMeasures;
const dayMs = 86_400_000;

type Case = {
  readonly name: string;
  readonly series: MeasureSeries;
  readonly time: readonly number[];
  readonly close: readonly number[];
  readonly from: number;
  readonly to: number;
};

/** The last `length` candles of a series as its window. */
function createCase(name: string, candles: Candles, length: number): Case {
  const to = candles.length - 1;
  const from = Math.max(0, candles.length - length);
  return {
    name,
    series: { symbol: name, analysis: analyzeTechnical(candles), window: { from, to } },
    time: [...candles.openTime.subarray(0, candles.length)],
    close: [...candles.close.subarray(0, candles.length)],
    from,
    to,
  };
}

function createWalk(seed: number): Candles {
  const walk = createRandomCandles({ seed, length: 4000, start: 400 });
  return {
    ...walk,
    interval: '1d',
    openTime: walk.openTime.map((_, t) => (20_000 + t) * dayMs),
  };
}

const daily = hasSharedData
  ? ['AAPL', 'BTCUSDT', 'EURUSD', 'CL', 'KO', 'THYAO'].map((name) =>
      createCase(name, readCandles(`ohlcv/daily/${name}_1d.csv`, '1d'), 2600),
    )
  : [
      createCase('VIX', readCandles('ohlcv/daily/VIX_1d.csv', '1d'), 2600),
      ...[1, 2, 3, 4].map((seed) => createCase(`walk ${seed}`, createWalk(seed), 2600)),
    ];

const createRow = (day: number, close: number): Candle => ({
  openTime: (18_000 + day) * dayMs,
  open: close - 1,
  high: close + 2,
  low: close - 2,
  close,
  volume: 100,
});
const createRows = (length: number, close: (t: number) => number): Candle[] =>
  Array.from({ length }, (_, t) => createRow(t, close(t)));
const edges = [
  createCase(
    'negative',
    toCandles(
      '1d',
      createRows(500, (t) => 30 * Math.sin(t / 40)),
    ),
    400,
  ),
  createCase(
    'with holes',
    toCandles(
      '1d',
      createRows(900, (t) => 90 + 25 * Math.sin(t / 50) + ((t * 37) % 19)).filter(
        (_, t) => t % 7 > 2,
      ),
    ),
    300,
  ),
];
const flat = createCase(
  'flat',
  toCandles(
    '1d',
    createRows(400, () => 50),
  ),
  300,
);
const single = createCase(
  'one candle',
  toCandles(
    '1d',
    createRows(1, () => 50),
  ),
  1,
);
const all = [...daily, ...edges];

function calculate(id: Id, { series }: Case, parameters: MeasureParameters = {}): MeasureFact[] {
  return [...indicatorMeasures[id].calculate({ series: [series], parameters })];
}

function named(id: string, length?: number): MeasureParameters['indicator'] & {} {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  if (definition === undefined) throw new Error(id);
  return { definition, parameters: length === undefined ? {} : { length } };
}

const nan = Number.NaN;
const get = (values: readonly number[], t: number): number => values[t] ?? nan;
const average = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;

const sma = (close: readonly number[], length: number): number[] =>
  close.map((_, t) => (t < length - 1 ? nan : average(close.slice(t - length + 1, t + 1))));

function ema(values: readonly number[], length: number): number[] {
  const first = values.findIndex((value) => !Number.isNaN(value));
  let last = average(values.slice(first, first + length));
  return values.map((value, t) => {
    if (t < first + length - 1) return nan;
    if (t > first + length - 1) last = (value * 2 + last * (length - 1)) / (length + 1);
    return last;
  });
}

function rsi(close: readonly number[], length: number): number[] {
  const ups = close.map((value, t) => Math.max(0, value - get(close, t - 1)));
  const downs = close.map((value, t) => Math.max(0, get(close, t - 1) - value));
  let [up, down] = [average(ups.slice(1, length + 1)), average(downs.slice(1, length + 1))];
  return close.map((_, t) => {
    if (t < length) return nan;
    if (t > length) {
      up = (up * (length - 1) + get(ups, t)) / length;
      down = (down * (length - 1) + get(downs, t)) / length;
    }
    return 100 - 100 / (1 + up / down);
  });
}

function macd(close: readonly number[]): { line: number[]; signal: number[] } {
  const [fast, slow] = [ema(close, 12), ema(close, 26)];
  const line = fast.map((value, t) => value - get(slow, t));
  return { line, signal: ema(line, 9) };
}

const minus = (values: readonly number[], other: readonly number[] | number): number[] =>
  values.map((value, t) => value - (typeof other === 'number' ? other : get(other, t)));

/** Candles of the window whose side differs from that of the last candle before on a side. */
function listCrossings(distance: readonly number[], { from, to }: Case): [number, number][] {
  const sided = [...distance.keys()].filter((t) => t <= to && Math.abs(get(distance, t)) > 0);
  return sided.flatMap((t, k): [number, number][] => {
    const sign = get(distance, t) > 0 ? 1 : -1;
    const before = get(distance, sided[k - 1] ?? -1);
    return t >= from && sign * before < 0 ? [[t, sign]] : [];
  });
}

const grow = (before: number, after: number): number =>
  before > 0 && after > 0 ? (100 * (after - before)) / before : nan;

function expectCrossing(
  prefix: string,
  [t, sign]: readonly [number, number],
  { close, time, to }: Case,
): ExpectedValues {
  return {
    [`${prefix}time`]: time[t],
    [`${prefix}way`]: sign > 0 ? 'bullish' : 'bearish',
    [`${prefix}close`]: close[t],
    [`${prefix}age`]: to - t,
    [`${prefix}since.change-percent`]: t === to ? nan : grow(get(close, t), get(close, to)),
  };
}

const countUp = (crossings: readonly (readonly [number, number])[]): number =>
  crossings.filter(([, sign]) => sign > 0).length;

function expectLevelCrossing(
  crossings: readonly (readonly [number, number])[],
  way: number,
  { one, values }: { readonly one: Case; readonly values: readonly number[] },
): ExpectedValues {
  const last = crossings.findLast(([, sign]) => way === 0 || sign === way);
  if (last === undefined) return { crossed: 0, '1.time': undefined };
  return {
    ...expectCrossing('1.', last, one),
    crossed: 1,
    '1.value': values[last[0]],
    '1.count': crossings.length,
    '1.up': countUp(crossings),
    '1.down': crossings.length - countUp(crossings),
  };
}

describe('measures of indicators', () => {
  it('tell the period', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all)
      for (const id of [
        'indicator-cross',
        'indicator-extreme',
        'indicator-share',
        'average-cross',
      ] as const)
        compare(calculate(id, one), id, {
          from: one.time[one.from],
          to: one.time[one.to],
          candles: one.to - one.from + 1,
        });
    expect(faults).toEqual([]);
  });

  it('depend on no candle after the period', () => {
    const time = (daily[0]?.time[3000] ?? 0) + 1;
    const asked: MeasureParameters[] = [
      {},
      { time, level: 60, side: 'above', indicator: named('rsi', 7) },
      { indicator: named('macd'), count: 3 },
      { indicator: named('sma', 50), otherIndicator: named('ema', 21) },
      { indicator: named('supertrend') },
      { indicator: named('stochastic'), direction: 'bearish' },
    ];
    for (const { series } of daily.slice(0, 2)) {
      const { candles } = series.analysis;
      const to = candles.length - 300;
      const window = { from: to - 900, to };
      const prefix = analyzeTechnical(sliceCandles(candles, 0, to + 1));
      for (const { calculate: run } of Object.values(indicatorMeasures))
        for (const parameters of asked)
          expect(run({ series: [{ ...series, window }], parameters })).toEqual(
            run({ series: [{ ...series, window, analysis: prefix }], parameters }),
          );
    }
  });

  it('say nothing false of a flat series and of one candle', () => {
    for (const one of [flat, single])
      for (const { calculate: run } of Object.values(indicatorMeasures))
        for (const { id, value } of run({ series: [one.series], parameters: {} })) {
          expect(value).not.toBeNaN();
          expect(id).not.toMatch(/\.1\.time$/);
        }
  });

  it('have no answer for an indicator of a second series or of late values', () => {
    const [one] = daily;
    if (one === undefined) return;
    for (const id of ['beta', 'zigzag'])
      expect(calculate('indicator-cross', one, { indicator: named(id) })).toEqual([]);
  });
});

describe('an indicator without usual levels', () => {
  it('is told with its value alone', () => {
    for (const one of all)
      for (const id of ['indicator-cross', 'indicator-share'] as const) {
        const facts = calculate(id, one, { indicator: named('atr') });
        expect(facts.map((fact) => fact.id.replace(`measure.${id}.`, ''))).toEqual([
          'from',
          'to',
          'candles',
          'name',
          'value',
        ]);
      }
  });
});

describe('an indicator at a past moment', () => {
  it('is read on the last candle that had opened', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const t = one.to - 111;
      const time = get(one.time, t) + dayMs / 2;
      const values = rsi(one.close, 7);
      compare(
        calculate('indicator-at', one, { time, indicator: named('rsi', 7) }),
        'indicator-at',
        {
          from: one.time[t],
          to: one.time[t],
          candles: 1,
          asked: nan,
          name: 'RSI 7',
          value: values[t],
          before: values[t - 1],
          side: undefined,
          close: one.close[t],
          now: values[one.to],
          'since.change-percent': grow(get(one.close, t), get(one.close, one.to)),
        },
      );
    }
    expect(faults).toEqual([]);
  });

  it('has the signal line, and the side of a line on the price scale', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const { line, signal } = macd(one.close);
      compare(calculate('indicator-at', one, { indicator: named('macd') }), 'indicator-at', {
        value: line[one.to],
        signal: signal[one.to],
        now: undefined,
      });
      const value = get(sma(one.close, 50), one.to);
      compare(calculate('indicator-at', one, { indicator: named('sma', 50) }), 'indicator-at', {
        name: 'SMA 50',
        value,
        side: get(one.close, one.to) > value ? 'above-area' : 'below-area',
      });
    }
    expect(faults).toEqual([]);
  });

  it('is missing before the first candle and in the warm-up, and told after a hole', () => {
    const { compare, faults } = createFactComparison();
    const [one] = daily;
    const [, holes] = edges;
    if (one === undefined || holes === undefined) return;
    const early = get(one.time, 0) - dayMs;
    compare(calculate('indicator-at', one, { time: early }), 'indicator-at', {
      asked: early,
      start: one.time[0],
      value: undefined,
    });
    compare(calculate('indicator-at', one, { time: one.time[5] ?? 0 }), 'indicator-at', {
      from: one.time[5],
      value: undefined,
    });
    const t = holes.time.findIndex((time, k) => k > 50 && get(holes.time, k + 1) > time + dayMs);
    const time = get(holes.time, t) + dayMs;
    compare(calculate('indicator-at', holes, { time }), 'indicator-at', {
      from: holes.time[t],
      asked: time,
      value: rsi(holes.close, 14)[t],
    });
    expect(faults).toEqual([]);
  });
});

describe('the crossing of an indicator', () => {
  it('of a level is the last change of sides, of the way asked for', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all)
      for (const [parameters, way] of [
        [{ level: 70 }, 0],
        [{ level: 30, side: 'below' }, -1],
        [{ level: 50, side: 'above' }, 1],
        [{ level: 62.5 }, 0],
        [{ level: 99.9, direction: 'bullish' }, 1],
      ] as const) {
        const { level } = parameters;
        const values = rsi(one.close, 14);
        const distance = minus(values, level);
        const onSide = distance.findLastIndex((value) => value * way > 0);
        const isOnSide = way !== 0 && onSide >= one.from;
        compare(calculate('indicator-cross', one, parameters), 'indicator-cross', {
          name: 'RSI 14',
          level,
          value: values[one.to],
          close: one.close[one.to],
          ...expectLevelCrossing(listCrossings(distance, one), way, { one, values }),
          '2.time': undefined,
          'side.time': isOnSide ? one.time[onSide] : undefined,
          'side.age': isOnSide ? one.to - onSide : undefined,
        });
      }
    expect(faults).toEqual([]);
  });

  it('of its signal line and usual levels stands in a list, newest first', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const { line, signal } = macd(one.close);
      const lists = [
        { at: signal, crossings: listCrossings(minus(line, signal), one) },
        { at: 0, crossings: listCrossings(line, one) },
      ].filter(({ crossings }) => crossings.length > 0);
      lists.sort((a, b) => (b.crossings.at(-1)?.[0] ?? 0) - (a.crossings.at(-1)?.[0] ?? 0));
      const expected = lists.map(({ at: other, crossings }, index): ExpectedValues => {
        const last = crossings.at(-1) ?? [0, 0];
        const prefix = `${index + 1}.`;
        return {
          ...expectCrossing(prefix, last, one),
          [`${prefix}value`]: line[last[0]],
          [`${prefix}level`]: typeof other === 'number' ? other : undefined,
          [`${prefix}signal`]: typeof other === 'number' ? undefined : other[last[0]],
          [`${prefix}count`]: crossings.length,
        };
      });
      compare(
        calculate('indicator-cross', one, { indicator: named('macd') }),
        'indicator-cross',
        Object.assign({ crossed: lists.length, level: undefined }, ...expected),
      );
    }
    expect(faults).toEqual([]);
  });

  it('of the close with a moving average', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const values = ema(one.close, 21);
      const crossings = listCrossings(minus(one.close, values), one);
      const last = crossings.at(-1) ?? [0, 0];
      compare(
        calculate('indicator-cross', one, { indicator: named('ema', 21), level: 3 }),
        'indicator-cross',
        {
          name: 'EMA 21',
          average: values[one.to],
          ...expectCrossing('1.', last, one),
          '1.average': values[last[0]],
          '1.value': undefined,
          '1.count': crossings.length,
        },
      );
    }
    expect(faults).toEqual([]);
  });
});

describe('extremes and shares of an indicator', () => {
  it('are the first of the highest and lowest values', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const values = rsi(one.close, 14);
      const own = values.slice(one.from, one.to + 1).filter((value) => !Number.isNaN(value));
      const [high, low] = [Math.max(...own), Math.min(...own)];
      const [highAt, lowAt] = [values.indexOf(high, one.from), values.indexOf(low, one.from)];
      const below = own.filter((value) => value < get(values, one.to)).length;
      compare(calculate('indicator-extreme', one), 'indicator-extreme', {
        name: 'RSI 14',
        order: 'high',
        highest: high,
        'highest.time': one.time[highAt],
        'highest.close': one.close[highAt],
        'highest.age': one.to - highAt,
        lowest: low,
        'lowest.time': one.time[lowAt],
        'lowest.close': one.close[lowAt],
        'lowest.age': one.to - lowAt,
        value: values[one.to],
        known: own.length,
        below,
        earlier: own.length - 1,
        percentile: (100 * below) / (own.length - 1),
      });
    }
    expect(faults).toEqual([]);
  });

  it('are counted on each side of what is compared', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const { line, signal } = macd(one.close);
      const strength = rsi(one.close, 14);
      const sides = [
        ['', { level: 55 }, minus(strength, 55)],
        ['upper.', {}, minus(strength, 70)],
        ['lower.', {}, minus(strength, 30)],
        ['', { indicator: named('macd') }, minus(line, signal)],
        ['', { indicator: named('sma', 200) }, minus(one.close, sma(one.close, 200))],
      ] as const;
      for (const [prefix, parameters, distance] of sides) {
        const own = distance.slice(one.from, one.to + 1);
        const above = own.filter((value) => value > 0).length;
        const below = own.filter((value) => value < 0).length;
        const known = own.filter((value) => !Number.isNaN(value)).length;
        const last = Math.sign(own.at(-1) ?? 0);
        const run = own.length - 1 - own.findLastIndex((value) => Math.sign(value) !== last);
        compare(calculate('indicator-share', one, parameters), 'indicator-share', {
          [`${prefix}above`]: above,
          [`${prefix}above-share`]: (100 * above) / known,
          [`${prefix}below`]: below,
          [`${prefix}below-share`]: (100 * below) / known,
          [`${prefix}equal`]: known - above - below,
          [`${prefix}known`]: known,
          [`${prefix}run`]: run,
          [`${prefix}side`]: last > 0 ? 'above-area' : 'below-area',
        });
      }
    }
    expect(faults).toEqual([]);
  });
});

const lines = new WeakMap<readonly number[], Map<string, readonly number[]>>();

/** The column of "SMA 50", which several questions ask for. */
function toLine(name: string, close: readonly number[]): readonly number[] {
  const known = lines.get(close) ?? new Map<string, readonly number[]>();
  lines.set(close, known);
  const length = Number(name.slice(4));
  const line =
    known.get(name) ?? (name.startsWith('SMA') ? sma(close, length) : ema(close, length));
  known.set(name, line);
  return line;
}

describe('the crossing of two averages', () => {
  const asked = [
    [{}, 'SMA 50', 'SMA 200', 0],
    [{ count: 3 }, 'SMA 50', 'SMA 200', 0],
    [{ direction: 'bullish' }, 'SMA 50', 'SMA 200', 1],
    [{ indicator: named('ema', 21), otherIndicator: named('ema', 9) }, 'EMA 9', 'EMA 21', 0],
    [{ indicator: named('sma', 20), side: 'below' }, 'SMA 20', 'SMA 200', -1],
    [{ indicator: named('ema') }, 'EMA 50', 'EMA 200', 0],
    [{ indicator: named('sma', 300) }, 'SMA 50', 'SMA 300', 0],
  ] as const;

  it('is the last one, of the way asked for, with the other way and the counts', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all)
      for (const [parameters, fastName, slowName, way] of asked) {
        const [fast, slow] = [toLine(fastName, one.close), toLine(slowName, one.close)];
        const crossings = listCrossings(minus(fast, slow), one).toReversed();
        const own = crossings.filter(([, sign]) => way === 0 || sign === way);
        const other = crossings.find(([, sign]) => own[0] !== undefined && sign !== own[0][1]);
        const count = 'count' in parameters ? parameters.count : 1;
        const [fastNow, slowNow] = [get(fast, one.to), get(slow, one.to)];
        const listed = own.slice(0, count).map((crossing, index) => ({
          ...expectCrossing(`${index + 1}.`, crossing, one),
          [`${index + 1}.fast`]: fast[crossing[0]],
          [`${index + 1}.slow`]: slow[crossing[0]],
        }));
        compare(
          calculate('average-cross', one, parameters),
          'average-cross',
          Object.assign(
            {
              fast: fastName,
              slow: slowName,
              'fast.now': fastNow,
              'slow.now': slowNow,
              side: fastNow > slowNow ? 'above-area' : 'below-area',
              'distance-percent': Math.abs(fastNow > 0 ? grow(slowNow, fastNow) : nan),
              count: crossings.length,
              up: countUp(crossings),
              down: crossings.length - countUp(crossings),
              [`${count + 1}.time`]: undefined,
              'other.time': undefined,
            },
            other === undefined ? {} : expectCrossing('other.', other, one),
            ...listed,
          ),
        );
      }
    expect(faults).toEqual([]);
  });

  it('names the averages alone where there are too few candles', () => {
    const { compare, faults } = createFactComparison();
    compare(calculate('average-cross', single), 'average-cross', {
      fast: 'SMA 50',
      slow: 'SMA 200',
      side: undefined,
      count: undefined,
    });
    expect(faults).toEqual([]);
  });
});
