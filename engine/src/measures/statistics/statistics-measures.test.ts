import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import type { Candle, Candles, Interval } from '../../candles/candles.ts';
import { sliceCandles, toCandles } from '../../candles/to-candles.ts';
import { createRandomCandles } from '../../testing/random-candles.ts';
import { createFactComparison, type ExpectedValues } from '../../testing/fact-comparison.ts';
import { hasSharedData, readCandles } from '../../testing/shared-data.ts';
import type { MeasureFact, MeasureParameters, MeasureSeries } from '../measure.ts';
import { statisticsMeasures } from './statistics-measures.ts';

type Id = keyof typeof statisticsMeasures;
const isId = (id: string): id is Id => Object.hasOwn(statisticsMeasures, id);
const ids = Object.keys(statisticsMeasures).filter(isId);
const dayMs = 86_400_000;

// oxlint-disable-next-line no-restricted-globals -- reads a time, not the clock
const toDate = (time: number): Date => new Date(time);
// oxlint-disable-next-line no-restricted-globals -- the same
const toTime = (text: string): number => Date.parse(text);

/** The rows of a series, as plain objects. */
function toRows(candles: Candles): Candle[] {
  return Array.from({ length: candles.length }, (_, t) => ({
    openTime: candles.openTime[t] ?? Number.NaN,
    open: candles.open[t] ?? Number.NaN,
    high: candles.high[t] ?? Number.NaN,
    low: candles.low[t] ?? Number.NaN,
    close: candles.close[t] ?? Number.NaN,
    volume: candles.volume[t] ?? Number.NaN,
  }));
}

type Case = {
  readonly name: string;
  readonly series: MeasureSeries;
  readonly rows: readonly Candle[];
  /** The rows of the window, and for each the close before it (NaN where there is none). */
  readonly own: readonly Candle[];
  readonly before: readonly number[];
};

/** The last `length` candles of a series as its window, with up to 1,200 candles before them. */
function createCase(name: string, source: Candles, length: number): Case {
  const candles = sliceCandles(source, source.length - length - 1200, source.length);
  const rows = toRows(candles);
  const to = rows.length - 1;
  const from = Math.max(0, rows.length - length);
  return {
    name,
    series: { symbol: name, analysis: analyzeTechnical(candles), window: { from, to } },
    rows,
    own: rows.slice(from),
    before: rows.slice(from).map((_, k) => rows[from + k - 1]?.close ?? Number.NaN),
  };
}

function createWalk(interval: Interval, seed: number): Candles {
  const walk = createRandomCandles({ seed, length: 4000, start: 400 });
  const step = interval === '1d' ? dayMs : 3_600_000;
  return { ...walk, interval, openTime: walk.openTime.map((_, t) => t * step + 20_000 * dayMs) };
}

const daily = hasSharedData
  ? ['AAPL', 'BTCUSDT', 'EURUSD', 'CL', 'KO', 'VIX', 'THYAO'].map((name) =>
      createCase(name, readCandles(`ohlcv/daily/${name}_1d.csv`, '1d'), 2600),
    )
  : [
      createCase('VIX', readCandles('ohlcv/daily/VIX_1d.csv', '1d'), 2600),
      ...[1, 2, 3, 4].map((seed) => createCase(`walk ${seed}`, createWalk('1d', seed), 2600)),
    ];
const intraday = hasSharedData
  ? [
      createCase('BTCUSDT_1h', readCandles('ohlcv/intraday/BTCUSDT_1h.csv', '1h'), 4000),
      createCase('EURUSD_15m', readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m'), 6000),
      createCase('SPY_1h', readCandles('ohlcv/intraday/SPY_1h.csv', '1h'), 2000),
      createCase('SPY_1m', readCandles('ohlcv/intraday/SPY_1m.csv', '1m'), 5786),
      createCase('BTCUSDT_4h', readCandles('ohlcv/intraday/BTCUSDT_4h.csv', '4h'), 2000),
    ]
  : [5, 6, 7, 8, 9].map((seed) => createCase(`walk ${seed}`, createWalk('1h', seed), 3000));

const createRow = (day: number, close: number, size = 1): Candle => ({
  openTime: (18_000 + day) * dayMs,
  open: close - size / 2,
  high: close + size,
  low: close - size,
  close,
  volume: day % 5 === 0 ? 0 : 1000 + day,
});
const lengthen = (rows: readonly Candle[], close: (t: number) => number, size = 1): Candle[] =>
  rows.map((_, t) => createRow(t, close(t), size));
const blank = Array.from({ length: 400 }, (_, t) => createRow(t, 100));
const edges = [
  createCase(
    'flat',
    toCandles(
      '1d',
      lengthen(blank, () => 50, 0),
    ),
    300,
  ),
  createCase(
    'negative',
    toCandles(
      '1d',
      lengthen(blank, (t) => 30 * Math.sin(t / 9)),
    ),
    300,
  ),
  createCase(
    'with holes',
    toCandles(
      '1d',
      lengthen(blank, (t) => 90 + ((t * 37) % 19)).filter((_, t) => t % 7 > 2),
    ),
    150,
  ),
  createCase('one candle', toCandles('1d', blank.slice(0, 1)), 1),
  createCase('a last candle of one', toCandles('1d', blank), 1),
];

function calculate(id: Id, { series }: Case, parameters: MeasureParameters = {}): MeasureFact[] {
  return [...statisticsMeasures[id].calculate({ series: [series], parameters })];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const known = (values: readonly number[]): number[] =>
  values.filter((value) => !Number.isNaN(value));
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
function sampleDeviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
}
const grow = (before: number, after: number): number =>
  before > 0 && after > 0 ? (100 * (after - before)) / before : Number.NaN;
const changes = ({ own, before }: Case): number[] =>
  own.map(({ close }, k) => grow(before[k] ?? Number.NaN, close));
const logs = (one: Case): number[] => changes(one).map((change) => Math.log1p(change / 100));
const ranges = ({ own }: Case): number[] =>
  own.map(({ high, low, close }) => (low > 0 ? (100 * (high - low)) / close : Number.NaN));
const shareBelow = (values: readonly number[], value: number): number =>
  (100 * values.filter((one) => one < value).length) / values.length;

/** 252 a year where the market rests at weekends, else 365, by the candles of a full week. */
function candlesPerYear({ rows, series }: Case): number {
  const last = rows.at(-1)?.openTime ?? 0;
  const weeks = new Map<number, number>();
  for (const { openTime } of rows) {
    const week = Math.floor((openTime / dayMs + 3) / 7);
    if (Math.floor((last / dayMs + 3) / 7) - week >= 53) continue;
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
  }
  const counts = [...weeks.values()];
  const usual = counts.length < 3 ? Math.max(...counts) : median(counts.slice(1, -1));
  const hours = { '1m': 1 / 60, '15m': 0.25, '1h': 1, '4h': 4, '1d': 24 } as Record<string, number>;
  const isAlways = usual * (hours[series.analysis.candles.interval] ?? 0) > 6.5 * 24;
  return isAlways ? (usual * 365) / 7 : (usual * 252) / 5;
}

const all = [...daily, ...intraday, ...edges];

describe('the period of a measure of statistics', () => {
  it('is told by every measure', () => {
    const { compare, faults } = createFactComparison();
    for (const one of daily)
      for (const id of ids) {
        if (id === 'hour-averages' || id === 'session-range') continue;
        compare(calculate(id, one), id, {
          from: one.own[0]?.openTime,
          to: one.own.at(-1)?.openTime,
          candles: one.own.length,
        });
      }
    expect(faults).toEqual([]);
  });

  it('is all that a fact depends on', () => {
    const parameters = { percent: 2, count: 4 };
    for (const { series } of [...daily.slice(0, 2), ...intraday.slice(0, 2)]) {
      const { candles } = series.analysis;
      const to = candles.length - 300;
      const analysis = analyzeTechnical(sliceCandles(candles, 0, to + 1));
      const window = { from: to - 900, to };
      for (const { calculate: run } of Object.values(statisticsMeasures)) {
        const own = { ...series, window };
        const prefix = { ...own, analysis };
        expect(run({ series: [own], parameters })).toEqual(run({ series: [prefix], parameters }));
      }
    }
  });
});

describe('how much a market moves', () => {
  it('is its realised volatility, beside that of the windows before', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const length = Math.min(30, one.own.length);
      const own = known(logs(one).slice(-length));
      const from = Math.max(0, one.rows.length - length - 1000);
      const start = createPart(one, from);
      const past = known(logs(start));
      const windows = past
        .map((_, k) => past.slice(k, k + own.length))
        .slice(0, Math.max(0, past.length - own.length))
        .map(sampleDeviation);
      const deviation = sampleDeviation(own);
      const year = Math.sqrt(candlesPerYear(one));
      const isKnown = own.length >= 2 && windows.length >= 50;
      compare(calculate('realised-volatility', one, { count: length }), 'realised-volatility', {
        changes: own.length < 2 ? undefined : own.length,
        'volatility-percent': own.length < 2 ? undefined : deviation * 100 * year,
        'candle-percent': own.length < 2 ? undefined : deviation * 100,
        percentile: isKnown ? shareBelow(windows, deviation) : undefined,
        below: isKnown ? windows.filter((window) => window < deviation).length : undefined,
        'median-percent': isKnown ? median(windows) * 100 * year : undefined,
        history: isKnown ? windows.length : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('is its average range, and the last beside it', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const prices = one.own.map(({ high, low }) => high - low);
      const percents = known(ranges(one));
      const isLong = one.own.length >= 10 && mean(prices) > 0;
      compare(calculate('average-range', one), 'average-range', {
        average: mean(prices),
        'average-percent': mean(percents),
        'median-percent': median(percents),
        last: prices.at(-1),
        'last-percent': ranges(one).at(-1),
        'last-ratio': (prices.at(-1) ?? 0) / mean(prices),
        'recent-ratio': isLong ? mean(prices.slice(-5)) / mean(prices) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('ranks by ATR 14 in percent of the close', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      let atr = Number.NaN;
      const percents = one.rows.map(({ close }, t) => {
        if (t === 14) atr = mean(one.rows.slice(1, 15).map((_, k) => trueRange(one.rows, k + 1)));
        if (t > 14) atr = (atr * 13 + trueRange(one.rows, t)) / 14;
        return close > 0 ? (100 * atr) / close : Number.NaN;
      });
      const own = percents.slice(-one.own.length);
      const now = own.at(-1) ?? Number.NaN;
      const past = known(own.slice(0, -1));
      const isKnown = past.length >= 20 && !Number.isNaN(now);
      const lowest = Math.min(...past);
      compare(calculate('volatility-rank', one), 'volatility-rank', {
        'atr-percent': now,
        percentile: isKnown ? shareBelow(past, now) : undefined,
        below: isKnown ? past.filter((before) => before < now).length : undefined,
        history: isKnown ? past.length : undefined,
        'median-percent': isKnown ? median(past) : undefined,
        'lowest-percent': isKnown ? lowest : undefined,
        'highest-percent': isKnown ? Math.max(...past) : undefined,
        'lowest-time': isKnown ? one.own[own.indexOf(lowest)]?.openTime : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('is widest on the candles listed', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const percents = ranges(one);
      const isDefined = !percents.some(Number.isNaN);
      const widths = isDefined ? percents : one.own.map(({ high, low }) => high - low);
      const order = widths
        .map((_, k) => k)
        .toSorted((a, b) => {
          return (widths[b] ?? 0) - (widths[a] ?? 0) || a - b;
        });
      const facts = calculate('largest-range', one, { count: 4 });
      for (const [index, k] of order.slice(0, 4).entries())
        compare(facts, 'largest-range', {
          [`${index + 1}.time`]: one.own[k]?.openTime,
          [`${index + 1}.range`]: (one.own[k]?.high ?? 0) - (one.own[k]?.low ?? 0),
          [`${index + 1}.range-percent`]: isDefined ? percents[k] : undefined,
          [`${index + 1}.change-percent`]: changes(one)[k],
        });
      compare(facts, 'largest-range', {
        count: Math.min(4, one.own.length),
        '5.time': undefined,
        'average-percent': isDefined ? mean(percents) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('is its typical change, and how often one was larger than asked', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const moves = changes(one);
      const own = known(moves);
      const sizes = own.map(Math.abs);
      const sorted = sizes.toSorted((a, b) => a - b);
      const isLong = sizes.length >= 10;
      const shared = {
        changes: sizes.length,
        'median-percent': median(sizes),
        'average-percent': mean(sizes),
        'inner.size-percent': isLong ? sorted[Math.ceil(0.9 * sizes.length) - 1] : undefined,
      };
      const up = own.filter((change) => change > 1.5).length;
      const down = own.filter((change) => change < -1.5).length;
      const asked = { percent: 1.5 };
      compare(calculate('typical-move', one), 'typical-move', { ...shared, beyond: undefined });
      compare(calculate('typical-move', one, asked), 'typical-move', {
        ...shared,
        beyond: up + down,
        'beyond-up': up,
        'beyond-down': down,
        'beyond-share': (100 * (up + down)) / own.length,
      });
      compare(calculate('typical-move', one, { ...asked, direction: 'bearish' }), 'typical-move', {
        beyond: down,
        way: 'bearish',
        'last-time': one.own.findLast((_, k) => (moves[k] ?? 0) < -1.5)?.openTime,
      });
    }
    expect(faults).toEqual([]);
  });
});

function createPart(one: Case, from: number): Case {
  return {
    ...one,
    own: one.rows.slice(from),
    before: one.rows.slice(from).map((_, k) => one.rows[from + k - 1]?.close ?? Number.NaN),
  };
}

function trueRange(rows: readonly Candle[], t: number): number {
  const [row, before] = [rows[t], rows[t - 1]];
  if (row === undefined || before === undefined) return Number.NaN;
  return Math.max(row.high, before.close) - Math.min(row.low, before.close);
}

describe('volume', () => {
  it('of the last candle stands beside the period before it', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const volumes = one.own.map(({ volume }) => volume);
      const last = volumes.at(-1) ?? 0;
      const past = volumes.slice(0, -1).filter((volume) => volume > 0);
      const isKnown = last > 0 && past.length >= 10;
      compare(calculate('volume-now', one), 'volume-now', {
        volume: last > 0 ? last : undefined,
        known: past.length,
        average: isKnown ? mean(past) : undefined,
        ratio: isKnown ? last / mean(past) : undefined,
        median: isKnown ? median(past) : undefined,
        percentile: isKnown ? shareBelow(past, last) : undefined,
        below: isKnown ? past.filter((before) => before < last).length : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('of a day that is named is that of its candle', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const row = one.own[Math.floor(one.own.length / 2)];
      if (row === undefined) continue;
      compare(calculate('volume-now', one, { time: row.openTime }), 'volume-now', {
        volume: row.volume > 0 ? row.volume : undefined,
        time: row.openTime,
      });
    }
    expect(faults).toEqual([]);
  });

  it('is largest and smallest on the candles listed, those without volume left out', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const traded = one.own.filter(({ volume }) => volume > 0);
      const rising = traded.toSorted((a, b) => a.volume - b.volume || a.openTime - b.openTime);
      const falling = traded.toSorted((a, b) => b.volume - a.volume || a.openTime - b.openTime);
      const average = mean(traded.map(({ volume }) => volume));
      const toFirst = (rows: readonly Candle[]) => ({
        '1.volume': rows[0]?.volume,
        '1.time': rows[0]?.openTime,
        '1.ratio': (rows[0]?.volume ?? Number.NaN) / average,
        '3.time': rows[2]?.openTime,
      });
      compare(calculate('volume-extreme', one, { count: 3 }), 'volume-extreme', {
        ...toFirst(falling),
        'other.time': rising[0]?.openTime,
      });
      compare(calculate('volume-extreme', one, { order: 'smallest', count: 3 }), 'volume-extreme', {
        ...toFirst(rising),
        order: traded.length === 0 ? undefined : 'low',
        'other.volume': falling[0]?.volume,
      });
    }
    expect(faults).toEqual([]);
  });
});

type Sample = { readonly change: number; readonly range: number };

type Groups = ReadonlyMap<number | string, readonly Sample[]>;
const toMoves = (samples: readonly Sample[] = []): number[] => samples.map(({ change }) => change);
const toMeanRange = (samples: readonly Sample[] = []): number =>
  mean(known(samples.map(({ range }) => range)));

/** Means by group in the order of the rows, and how far the mean of one group is from the others. */
function toGroupValues(groups: Groups, rows: readonly (number | string)[]): ExpectedValues {
  const keys = [...groups.keys()];
  const listed = rows.flatMap((key, index) => {
    const own = toMoves(groups.get(key));
    return [
      [`${index + 1}.change-percent`, mean(own)],
      [`${index + 1}.up-share`, (100 * own.filter((change) => change > 0).length) / own.length],
      [`${index + 1}.range-percent`, toMeanRange(groups.get(key))],
      [`${index + 1}.count`, own.length],
    ] as const;
  });
  const means = keys.map((key) => mean(toMoves(groups.get(key))));
  const widths = known(keys.map((key) => toMeanRange(groups.get(key))));
  const distances = keys.map((key) => {
    const others = keys
      .filter((other) => other !== key)
      .flatMap((other) => {
        return toMoves(groups.get(other));
      });
    const own = toMoves(groups.get(key));
    const error =
      sampleDeviation(own) ** 2 / own.length + sampleDeviation(others) ** 2 / others.length;
    return Math.abs(mean(own) - mean(others)) / Math.sqrt(error);
  });
  return {
    ...Object.fromEntries(listed),
    'strongest.change-percent': Math.max(...means),
    'weakest.change-percent': Math.min(...means),
    'widest.range-percent': Math.max(...widths),
    'narrowest.range-percent': Math.min(...widths),
    distance: Math.max(...distances),
  };
}

/** Whether chance exceeds the limit as often as it may: 5 times of 100 over all groups. */
function isLimitRight(facts: readonly MeasureFact[], groups: Groups): boolean {
  const limit = facts.find(({ id }) => id.endsWith('.chance-limit'))?.value;
  const least = Math.min(...[...groups.values()].map(({ length }) => length));
  const tail = calculateTail(Number(limit ?? Number.NaN), least - 1);
  return Math.abs(tail - 0.025 / groups.size) < 1e-6;
}

/** Probability that Student's t exceeds a value, by Simpson's rule over its density. */
function calculateTail(value: number, degrees: number): number {
  const density = (t: number): number => (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
  const integrate = (until: number, steps: number): number => {
    const step = until / steps;
    const inner = Array.from({ length: steps - 1 }, (_, k) => {
      return (k % 2 === 0 ? 4 : 2) * density((k + 1) * step);
    });
    return ((density(0) + sum(inner) + density(until)) * step) / 3;
  };
  return 0.5 - (0.5 * integrate(value, 100)) / integrate(400, 4000);
}

function groupBy(
  samples: readonly (readonly [key: number | string, sample: Sample])[],
  least: number,
) {
  const groups = new Map<number | string, Sample[]>();
  for (const [key, sample] of samples.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    if (Number.isNaN(sample.change)) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [sample]);
    else group.push(sample);
  }
  return new Map([...groups].filter(([, own]) => own.length >= least));
}

describe('averages by the calendar', () => {
  it('are those of each day of the week', () => {
    const { compare, faults } = createFactComparison();
    const limits: boolean[] = [];
    for (const one of [...daily, ...edges]) {
      const [moves, widths] = [changes(one), ranges(one)];
      const samples = one.own.map(({ openTime }, k) => {
        const weekday = toDate(openTime).getUTCDay() || 7;
        return [weekday, { change: moves[k] ?? 0, range: widths[k] ?? 0 }] as const;
      });
      const groups = groupBy(samples, 5);
      const facts = calculate('weekday-averages', one);
      if (groups.size < 2) compare(facts, 'weekday-averages', { '1.count': undefined });
      else {
        compare(facts, 'weekday-averages', toGroupValues(groups, [...groups.keys()]));
        limits.push(isLimitRight(facts, groups));
      }
      for (const [index, key] of [...groups.keys()].entries())
        if (groups.size > 1) compare(facts, 'weekday-averages', { [`${index + 1}.weekday`]: key });
    }
    expect(faults).toEqual([]);
    expect(limits).not.toContain(false);
  });

  it('are those of each calendar month that is over', () => {
    const { compare, faults } = createFactComparison();
    const limits: boolean[] = [];
    for (const one of [...daily, ...edges]) {
      const rows = [...one.rows.slice(-one.own.length - 1, -one.own.length), ...one.own];
      const toKey = (time: number): string => toDate(time).toISOString().slice(0, 7);
      const closes = new Map(rows.map(({ openTime, close }) => [toKey(openTime), close]));
      const last = rows.at(-1)?.openTime ?? 0;
      const samples = [...closes].flatMap(([key, close]) => {
        const start = toTime(`${key}-01`);
        const before = closes.get(toKey(start - dayMs));
        const isOver = toKey(last) !== key || toKey(last + dayMs) !== key;
        return before === undefined || !isOver
          ? []
          : [
              [
                toDate(start).getUTCMonth() + 1,
                { change: grow(before, close), range: Number.NaN },
              ] as const,
            ];
      });
      const groups = groupBy(samples, 3);
      const facts = calculate('month-averages', one);
      if (groups.size < 12)
        compare(facts, 'month-averages', { '1.count': undefined, distance: undefined });
      else {
        compare(facts, 'month-averages', toGroupValues(groups, [...groups.keys()]));
        limits.push(isLimitRight(facts, groups));
      }
    }
    expect(faults).toEqual([]);
    expect(limits).not.toContain(false);
  });

  it('are those of each hour, its candles taken together', () => {
    const { compare, faults } = createFactComparison();
    const limits: boolean[] = [];
    for (const one of intraday) {
      const hours = Map.groupBy(one.own, ({ openTime }) => Math.floor(openTime / 3_600_000));
      const samples = [...hours.values()].map((rows) => {
        const [first, last] = [rows[0], rows.at(-1)];
        const width =
          Math.max(...rows.map(({ high }) => high)) - Math.min(...rows.map(({ low }) => low));
        return [
          toDate(first?.openTime ?? 0)
            .toISOString()
            .slice(11, 13),
          {
            change: grow(first?.open ?? 0, last?.close ?? 0),
            range: (100 * width) / (last?.close ?? 0),
          },
        ] as const;
      });
      const groups = groupBy(samples, 5);
      const toWidth = (key: number | string): number => toMeanRange(groups.get(key));
      const rows = [...groups.keys()].toSorted((a, b) => toWidth(b) - toWidth(a)).slice(0, 7);
      const facts = calculate('hour-averages', one, { count: 7 });
      compare(facts, 'hour-averages', toGroupValues(groups, rows));
      limits.push(isLimitRight(facts, groups));
      compare(facts, 'hour-averages', { '1.hour': `${String(rows[0])}:00`, '8.hour': undefined });
    }
    expect(
      calculate('hour-averages', daily[0] ?? createCase('', toCandles('1d', blank), 9)),
    ).toEqual([]);
    expect(faults).toEqual([]);
    expect(limits).not.toContain(false);
  });
});

describe('sessions', () => {
  const hours = {
    asia: [20, 24],
    'london-open': [2, 5],
    'new-york-morning': [7, 10],
    'london-close': [10, 12],
    'new-york-afternoon': [13.5, 16],
  } as Record<string, readonly [number, number]>;
  const zone = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const toClock = (time: number): readonly [date: string, hour: number] => {
    const [date = '', clock = ''] = zone.format(time).split(', ');
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return [date, hour + minute / 60];
  };

  it('have the mean range and change of those that are complete', () => {
    const { compare, faults } = createFactComparison();
    for (const one of intraday.filter(({ series }) => series.analysis.candles.interval !== '4h')) {
      const short = createCase(one.name, one.series.analysis.candles, 1200);
      const { interval } = short.series.analysis.candles;
      const length = interval === '1h' ? 1 : interval === '15m' ? 0.25 : 1 / 60;
      const clocks = short.own.map(({ openTime }) => toClock(openTime));
      const isAtNight = clocks.some(([, hour]) => hour >= 20);
      const [, lastHour] = clocks.at(-1) ?? ['', 0];
      const facts = calculate('session-range', short);
      let rank = 0;
      for (const [name, usual] of Object.entries(hours)) {
        const [start, end] = !isAtNight && name === 'new-york-morning' ? [9.5, 11] : usual;
        const days = Map.groupBy(
          short.own.filter((_, k) => (clocks[k]?.[1] ?? 0) >= start && (clocks[k]?.[1] ?? 0) < end),
          ({ openTime }) => toClock(openTime)[0],
        );
        const complete = [...days].filter(([date, rows]) => {
          const isOver = date !== clocks.at(-1)?.[0] || lastHour + length >= end;
          const [, minuteBefore] = toClock((rows[0]?.openTime ?? 0) - 60_000);
          return isOver && minuteBefore < start;
        });
        if (complete.length === 0) continue;
        rank += 1;
        const widths = complete.map(([, rows]) => {
          const high = Math.max(...rows.map((row) => row.high));
          return (
            (100 * (high - Math.min(...rows.map(({ low }) => low)))) / (rows.at(-1)?.close ?? 0)
          );
        });
        const moves = complete.map(([, rows]) => grow(rows[0]?.open ?? 0, rows.at(-1)?.close ?? 0));
        compare(facts, 'session-range', {
          [`${rank}.session`]: name,
          [`${rank}.count`]: complete.length,
          [`${rank}.range-percent`]: mean(widths),
          [`${rank}.change-percent`]: mean(moves),
          [`${rank}.up-share`]: (100 * moves.filter((move) => move > 0).length) / moves.length,
          [`${rank}.last-range-percent`]: widths.at(-1),
          [`${rank}.last.change-percent`]: moves.at(-1),
          [`${rank}.last-time`]: complete.at(-1)?.[1][0]?.openTime,
        });
      }
      compare(facts, 'session-range', { [`${rank + 1}.session`]: undefined });
      expect(rank).toBeGreaterThan(0);
    }
    expect(faults).toEqual([]);
  });
});

describe('the changes of a period', () => {
  it('have a yearly return beside their yearly volatility', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const base = one.rows.at(-one.own.length - 1) ?? one.own[0];
      const [first, last] = [base, one.rows.at(-1)];
      if (first === undefined || last === undefined) continue;
      const years = (last.openTime - first.openTime) / (365.25 * dayMs);
      const yearly = 100 * Math.expm1(Math.log(last.close / first.close) / years);
      const volatility = 100 * sampleDeviation(known(logs(one))) * Math.sqrt(candlesPerYear(one));
      const isKnown = years >= 0.95 && first.close > 0 && last.close > 0 && volatility > 0;
      compare(calculate('return-to-volatility', one), 'return-to-volatility', {
        'annual.change-percent': isKnown ? yearly : undefined,
        'volatility-percent': isKnown ? volatility : undefined,
        ratio: isKnown ? yearly / volatility : undefined,
        'change-percent': isKnown ? grow(first.close, last.close) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('have a skewness, a kurtosis and tails', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const own = known(logs(one));
      const centre = mean(own);
      const moment = (power: number): number => mean(own.map((value) => (value - centre) ** power));
      const isKnown = own.length >= 100 && moment(2) > 0;
      const limit = 3 * Math.sqrt(moment(2));
      const largest = Math.max(...known(changes(one)));
      compare(calculate('skew-of-returns', one), 'skew-of-returns', {
        changes: own.length,
        skewness: isKnown ? moment(3) / moment(2) ** 1.5 : undefined,
        'excess-kurtosis': isKnown ? moment(4) / moment(2) ** 2 - 3 : undefined,
        tail: isKnown ? own.filter((value) => Math.abs(value - centre) > limit).length : undefined,
        'tail-expected': isKnown ? own.length * 0.0026997960632602 : undefined,
        'rise.change-percent': isKnown ? largest : undefined,
        'rise.time': isKnown ? one.own[changes(one).indexOf(largest)]?.openTime : undefined,
        'fall.change-percent': isKnown ? Math.min(...known(changes(one))) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });
});
