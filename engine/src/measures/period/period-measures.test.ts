import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import type { Candle, Candles, Interval } from '../../candles/candles.ts';
import { sliceCandles, toCandles } from '../../candles/to-candles.ts';
import { createFactComparison, type ExpectedValues } from '../../testing/fact-comparison.ts';
import { createRandomCandles } from '../../testing/random-candles.ts';
import { hasSharedData, readCandles } from '../../testing/shared-data.ts';
import type { MeasureFact, MeasureParameters, MeasureSeries } from '../measure.ts';
import { periodMeasures } from './period-measures.ts';

type Id = keyof typeof periodMeasures;
const isId = (id: string): id is Id => Object.hasOwn(periodMeasures, id);
const ids = Object.keys(periodMeasures).filter(isId);
const dayMs = 86_400_000;

// oxlint-disable-next-line no-restricted-globals -- reads a time, not the clock
const toDate = (time: number): Date => new Date(time);

type Case = {
  readonly name: string;
  readonly series: MeasureSeries;
  /** All rows; the window is rows `from` to `to`, and no row after it may count. */
  readonly rows: readonly Candle[];
  readonly own: readonly Candle[];
  readonly from: number;
  readonly to: number;
};

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

/** A window of `length` candles that ends `after` candles before the end of a series. */
function createCase(
  name: string,
  candles: Candles,
  { length, after = 0 }: { length: number; after?: number },
): Case {
  const rows = toRows(candles).slice(0, candles.length - after);
  const to = rows.length - 1;
  const from = Math.max(0, to - length + 1);
  const series = { symbol: name, analysis: analyzeTechnical(candles), window: { from, to } };
  return { name, series, rows, own: rows.slice(from), from, to };
}

function createWalk(interval: Interval, seed: number): Candles {
  const walk = createRandomCandles({ seed, length: 3000, start: 400 });
  const step = interval === '1d' ? dayMs : 3_600_000;
  return { ...walk, interval, openTime: walk.openTime.map((_, t) => t * step + 18_000 * dayMs) };
}

const last = (candles: Candles, length: number): Candles =>
  sliceCandles(candles, Math.max(0, candles.length - length), candles.length);
const read = (name: string): Candles => last(readCandles(`ohlcv/daily/${name}_1d.csv`, '1d'), 3000);

const daily = hasSharedData
  ? [
      createCase('AAPL', read('AAPL'), { length: 1400 }),
      createCase('BTCUSDT', read('BTCUSDT'), { length: 3000 }),
      createCase('KO, ended in 2017', read('KO'), { length: 800 }),
      createCase('CL, below zero in 2020', read('CL'), { length: 1600, after: 200 }),
      createCase('EURUSD, with a hole', read('EURUSD'), { length: 700, after: 900 }),
      createCase('VIX', read('VIX'), { length: 252 }),
      createCase('THYAO', read('THYAO'), { length: 500 }),
    ]
  : [
      createCase('VIX', read('VIX'), { length: 252 }),
      ...[1, 2, 3, 4].map((seed) =>
        createCase(`walk ${seed}`, createWalk('1d', seed), { length: 900, after: 100 }),
      ),
    ];
const hourly = hasSharedData
  ? createCase('BTC 1h', last(readCandles('ohlcv/intraday/BTCUSDT_1h.csv', '1h'), 3000), {
      length: 2000,
    })
  : createCase('walk 1h', createWalk('1h', 5), { length: 2000 });

const createRow = (day: number, close: number, size = 1): Candle => ({
  openTime: (18_000 + day) * dayMs,
  open: close - size / 2,
  high: close + size,
  low: close - size,
  close,
  volume: 1000,
});
const createRows = (close: (day: number) => number, size = 1): Candle[] =>
  Array.from({ length: 600 }, (_, day) => createRow(day, close(day), size));
const edges = [
  createCase(
    'flat',
    toCandles(
      '1d',
      createRows(() => 50, 0),
    ),
    { length: 400 },
  ),
  createCase(
    'negative',
    toCandles(
      '1d',
      createRows((day) => 20 * Math.sin(day / 9)),
    ),
    { length: 500, after: 7 },
  ),
  createCase(
    'with holes',
    toCandles(
      '1d',
      createRows((day) => 90 + ((day * 37) % 19)).filter((_, day) => day % 97 > 40),
    ),
    { length: 200 },
  ),
  createCase('one candle', toCandles('1d', [createRow(3, 12)]), { length: 1 }),
  createCase(
    'a window of one candle',
    toCandles(
      '1d',
      createRows((day) => 40 + (day % 7)),
    ),
    { length: 1, after: 3 },
  ),
];
const all = [...daily, hourly, ...edges];

const calculate = (id: Id, { series }: Case, parameters: MeasureParameters = {}): MeasureFact[] => [
  ...periodMeasures[id].calculate({ series: [series], parameters }),
];

type Expect = (one: Case) => ExpectedValues;

/** Differences between a measure and its recomputation, over all cases. */
function findFaults(
  id: Id,
  expected: Expect,
  parameters: (one: Case) => MeasureParameters = () => ({}),
): string[] {
  return all.flatMap((one) => {
    const { compare, faults } = createFactComparison();
    compare(calculate(id, one, parameters(one)), id, expected(one));
    return faults.map((fault) => `${one.name}: ${fault}`);
  });
}

const grow = (before: number | undefined, after: number | undefined): number =>
  before !== undefined && after !== undefined && before > 0 && after > 0
    ? (100 * (after - before)) / before
    : Number.NaN;
const get = (rows: readonly Candle[], t: number): Candle =>
  rows.at(t) ?? createRow(Number.NaN, Number.NaN);
const closeBefore = ({ rows, from }: Case): number | undefined =>
  from > 0 ? rows[from - 1]?.close : undefined;
const days = (from: Candle | undefined, to: Candle | undefined): number =>
  Math.floor(((to?.openTime ?? Number.NaN) - (from?.openTime ?? Number.NaN)) / dayMs);
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}
/** The candle with the largest rating, the first of equals. */
function top(rows: readonly Candle[], rate: (row: Candle) => number): Candle {
  const best = rows.reduce((a, row) => Math.max(a, rate(row)), -Infinity);
  return rows.find((row) => rate(row) === best) ?? get(rows, 0);
}
const highest = (rows: readonly Candle[]): Candle => top(rows, ({ high }) => high);
const lowest = (rows: readonly Candle[]): Candle => top(rows, ({ low }) => -low);

describe('the period of a measure', () => {
  it('is told, up to the last candle', () => {
    const inner: readonly Id[] = ['last-price', 'last-candle'];
    const calendar: readonly Id[] = [
      'year-returns',
      'quarter-returns',
      'month-returns',
      'best-month',
    ];
    const { compare, faults } = createFactComparison();
    for (const one of daily)
      for (const id of ids.filter((own) => !calendar.includes(own))) {
        const own = inner.includes(id) ? one.own.slice(-1) : one.own;
        const expected = {
          from: own[0]?.openTime,
          to: own.at(-1)?.openTime,
          candles: own.length,
        };
        compare(calculate(id, one), id, expected);
      }
    expect(faults).toEqual([]);
  });

  it('is all that counts: later candles change nothing', () => {
    const time = get(daily[0]?.own ?? [], 20).openTime;
    const parameters = { percent: 2, count: 4, time };
    for (const { series } of [...daily.slice(0, 3), hourly]) {
      const window = { from: series.window.from, to: series.window.to - 40 };
      const candles = sliceCandles(series.analysis.candles, 0, window.to + 1);
      const prefix = { ...series, analysis: analyzeTechnical(candles), window };
      const own = { ...series, window };
      for (const { calculate: run } of Object.values(periodMeasures))
        for (const given of [{}, parameters])
          expect(run({ series: [own], parameters: given })).toEqual(
            run({ series: [prefix], parameters: given }),
          );
    }
  });

  it('keeps no number that is not finite', () => {
    for (const one of all)
      for (const id of ids)
        for (const { value } of calculate(id, one, { count: 3, percent: 1 }))
          expect(typeof value === 'string' || Number.isFinite(value)).toBe(true);
  });
});

const findDay = ({ rows }: Case): readonly Candle[] => {
  const row = get(rows, -Math.min(rows.length, 30));
  const day = Math.floor(row.openTime / dayMs);
  return rows.filter(({ openTime }) => Math.floor(openTime / dayMs) === day);
};

const toDayParameters = (one: Case): MeasureParameters => ({
  time: Math.floor(get(findDay(one), 0).openTime / dayMs) * dayMs,
});
const getBefore = (one: Case): number =>
  one.rows[one.rows.indexOf(get(findDay(one), 0)) - 1]?.close ?? get(findDay(one), 0).open;

describe('how far price went', () => {
  it('is its change from the close before the period', () => {
    expect(
      findFaults('change', (one) => {
        const before = closeBefore(one) ?? get(one.own, 0).open;
        const after = get(one.own, -1).close;
        return {
          start: one.from === 0 ? get(one.rows, 0).openTime : undefined,
          before,
          after,
          move: after - before,
          'change-percent': grow(before, after),
          multiple: before > 0 && after > 0 ? after / before : undefined,
          high: highest(one.own).high,
          'high.time': highest(one.own).openTime,
          low: lowest(one.own).low,
          'low.time': lowest(one.own).openTime,
        };
      }),
    ).toEqual([]);
  });

  it('of a day is that of its candles', () => {
    expect(
      findFaults(
        'change',
        (one) => ({
          candles: findDay(one).length,
          'change-percent': grow(getBefore(one), get(findDay(one), -1).close),
        }),
        toDayParameters,
      ),
    ).toEqual([]);
    expect(
      findFaults(
        'high-low',
        (one) => ({ high: highest(findDay(one)).high, low: lowest(findDay(one)).low }),
        toDayParameters,
      ),
    ).toEqual([]);
    expect(
      findFaults('last-candle', (one) => ({ open: get(findDay(one), -1).open }), toDayParameters),
    ).toEqual([]);
    expect(
      findFaults(
        'price-at',
        (one) => ({
          open: get(findDay(one), 0).open,
          high: highest(findDay(one)).high,
          low: lowest(findDay(one)).low,
          close: get(findDay(one), -1).close,
          asked: undefined,
          'since.change-percent':
            get(findDay(one), -1) === get(one.rows, -1)
              ? undefined
              : grow(get(findDay(one), -1).close, get(one.rows, -1).close),
        }),
        toDayParameters,
      ),
    ).toEqual([]);
  });

  it('is a yearly growth where the period is a year or more', () => {
    expect(
      findFaults('annual-return', (one) => {
        const hours = one.series.analysis.candles.interval === '1h' ? 1 : 24;
        const before = closeBefore(one) ?? get(one.own, 0).open;
        const after = get(one.own, -1).close;
        const length = hours * 3_600_000;
        const start =
          one.from === 0 ? get(one.own, 0).openTime : get(one.rows, one.from - 1).openTime + length;
        const years = (get(one.own, -1).openTime + length - start) / (365.2425 * dayMs);
        const isKnown = years >= 0.999 && before > 0 && after > 0;
        return {
          years,
          'change-percent': grow(before, after),
          'annual.change-percent': isKnown
            ? 100 * (Math.exp(Math.log(after / before) / years) - 1)
            : undefined,
        };
      }),
    ).toEqual([]);
  });

  it('is its largest rise from a low to a later high', () => {
    expect(
      findFaults('rally', (one) => {
        let best = { ratio: 1, low: -1, high: -1 };
        let lowAt = -1;
        one.own.forEach((row, t) => {
          const low = one.own[lowAt];
          if (low !== undefined && row.high / low.low > best.ratio)
            best = { ratio: row.high / low.low, low: lowAt, high: t };
          if (row.low > 0 && (low === undefined || row.low < low.low)) lowAt = t;
        });
        const [low, high] = [one.own[best.low], one.own[best.high]];
        if (low === undefined || high === undefined) return { 'change-percent': undefined };
        return {
          'change-percent': 100 * (best.ratio - 1),
          low: low.low,
          'low.time': low.openTime,
          high: high.high,
          'high.time': high.openTime,
          length: best.high - best.low,
          days: days(low, high),
          age: one.own.length - 1 - best.high,
          'given-back-percent':
            (100 * (high.high - get(one.own, -1).close)) / (high.high - low.low),
        };
      }),
    ).toEqual([]);
  });
});

type Fall = { peak: Candle; low: Candle; end: Candle | undefined; percent: number };

/** Falls below the highest close so far, found peak by peak. */
function findFalls(one: Case): Fall[] {
  const rows = one.own.filter(({ close }) => close > 0);
  const falls: Fall[] = [];
  let t = 0;
  while (t < rows.length) {
    const peak = get(rows, t);
    const length = rows.slice(t + 1).findIndex(({ close }) => close >= peak.close);
    const inner = length < 0 ? rows.slice(t + 1) : rows.slice(t + 1, t + 1 + length);
    if (inner.length > 0) {
      const low = top(inner, ({ close }) => -close);
      const percent = 100 - (100 * low.close) / peak.close;
      falls.push({ peak, low, end: length < 0 ? undefined : rows[t + 1 + length], percent });
    }
    if (length < 0) break;
    t += length + 1;
  }
  return falls;
}

const toWorstValues = ({ peak, low, end, percent }: Fall): ExpectedValues => ({
  'worst.fall-percent': percent,
  'worst.peak': peak.close,
  'worst.peak.time': peak.openTime,
  'worst.low': low.close,
  'worst.low.time': low.openTime,
  'worst.fall-days': days(peak, low),
  'worst.recovered.time': end?.openTime,
  'worst.recovery-days': days(low, end),
});

const toFallValues = (one: Case, falls: readonly Fall[]): ExpectedValues => {
  const worst = falls.toSorted((a, b) => b.percent - a.percent)[0];
  const length = ({ peak, end }: Fall): number => days(peak, end ?? one.own.at(-1));
  const longest = falls.toSorted((a, b) => length(b) - length(a))[0];
  return {
    ...(worst === undefined ? { 'worst.fall-percent': undefined } : toWorstValues(worst)),
    falls: falls.length,
    beyond: falls.filter(({ percent }) => percent >= 10).length,
    '2.fall-percent': falls.map(({ percent }) => percent).toSorted((a, b) => b - a)[1],
    'worst.whole-days': worst && length(worst),
    'longest.whole-days': longest && length(longest),
  };
};

describe('how far price fell', () => {
  it('is the distance from its highest close so far', () => {
    const { compare, faults } = createFactComparison();
    for (const one of all) {
      const { beyond, '2.fall-percent': second, ...expected } = toFallValues(one, findFalls(one));
      const facts = calculate('drawdown', one, { count: 2 });
      compare(facts, 'drawdown', { ...expected, '2.fall-percent': second, beyond: undefined });
      compare(calculate('drawdown', one, { percent: -10 }), 'drawdown', { beyond });
    }
    expect(faults).toEqual([]);
  });

  it('now counts from the last of the highest closes', () => {
    expect(
      findFaults('drawdown', (one) => {
        const peak = top(one.own.toReversed(), ({ close }) => close);
        const close = get(one.own, -1).close;
        if (!(peak.close > 0)) return { 'now.peak': undefined };
        return {
          'now.peak': peak.close,
          'now.peak.time': peak.openTime,
          'now.age': one.own.length - 1 - one.own.indexOf(peak),
          'now.days': days(peak, one.own.at(-1)),
          'now.fall-percent': close > 0 ? 100 - (100 * close) / peak.close : undefined,
        };
      }),
    ).toEqual([]);
  });
});

const toExtremeValues = (one: Case, row: Candle, price: number): ExpectedValues => {
  const close = get(one.own, -1).close;
  return {
    price,
    time: row.openTime,
    age: one.own.length - 1 - one.own.indexOf(row),
    days: days(row, one.own.at(-1)),
    distance: Math.abs(price - close),
    'distance-percent': Math.abs(grow(price, close)),
  };
};

const findNewHighs = (one: Case, length: number, rate: (row: Candle) => number) =>
  one.rows.filter(
    (row, t) =>
      t >= Math.max(one.from, length) &&
      one.rows.slice(t - length, t).every((past) => rate(past) < rate(row)),
  );

describe('where price stands', () => {
  it('is below the high and above the low of the period', () => {
    expect(
      findFaults('high-low', (one) => {
        const [high, low, close] = [highest(one.own), lowest(one.own), get(one.own, -1).close];
        return {
          high: high.high,
          'high.time': high.openTime,
          'high.age': one.own.length - 1 - one.own.indexOf(high),
          'high.distance-percent': -grow(high.high, close),
          low: low.low,
          'low.time': low.openTime,
          'low.age': one.own.length - 1 - one.own.indexOf(low),
          'low.distance-percent': grow(low.low, close),
          range: high.high - low.low,
          'range-percent': grow(low.low, high.high),
        };
      }),
    ).toEqual([]);
  });

  it('is a share of the range', () => {
    expect(
      findFaults('range-position', (one) => {
        const [high, low, close] = [
          highest(one.own).high,
          lowest(one.own).low,
          get(one.own, -1).close,
        ];
        const others = one.own.slice(0, -1);
        const lower = others.filter((row) => row.close < close).length;
        const isMany = others.length >= 20;
        return {
          position: high > low ? (100 * (close - low)) / (high - low) : undefined,
          high,
          low,
          'high.distance-percent': -grow(high, close),
          'low.distance-percent': grow(low, close),
          closes: isMany ? others.length : undefined,
          lower: isMany ? lower : undefined,
          'lower-share': isMany ? (100 * lower) / others.length : undefined,
        };
      }),
    ).toEqual([]);
  });

  it('is a distance from the highest and the lowest price of all', () => {
    expect(
      findFaults('all-time-high', (one) => {
        const high = highest(one.own);
        const close = top(one.own, (row) => row.close);
        return {
          ...toExtremeValues(one, high, high.high),
          'back-percent': grow(get(one.own, -1).close, high.high),
          'by-close': close.close,
          'by-close.time': close.openTime,
          'by-close.distance-percent': Math.abs(grow(close.close, get(one.own, -1).close)),
        };
      }),
    ).toEqual([]);
    expect(
      findFaults('all-time-low', (one) => {
        const low = lowest(one.own);
        const close = top(one.own, (row) => -row.close);
        return {
          ...toExtremeValues(one, low, low.low),
          'back-percent': undefined,
          'by-close': close.close,
          'by-close.time': close.openTime,
        };
      }),
    ).toEqual([]);
  });

  it('is beside the mean and the median close', () => {
    expect(
      findFaults('average-price', ({ own }) => {
        const closes = own.map(({ close }) => close);
        const mean = total(closes) / closes.length;
        return {
          average: mean,
          median: median(closes),
          'average.change-percent': grow(mean, closes.at(-1)),
          'median.change-percent': grow(median(closes), closes.at(-1)),
        };
      }),
    ).toEqual([]);
  });

  it('is the last close beside the close before', () => {
    expect(
      findFaults('last-price', ({ rows }) => {
        const row = get(rows, -1);
        const before = rows.at(-2)?.close;
        return {
          close: row.close,
          before,
          move: before === undefined ? undefined : row.close - before,
          'change-percent': grow(before, row.close),
          high: row.high,
          low: row.low,
        };
      }),
    ).toEqual([]);
  });

  it('is counted from the last new high and low', () => {
    for (const length of [1, 20, 100]) {
      const toExpected = (one: Case, found: readonly Candle[]): ExpectedValues => ({
        length,
        age: found.length === 0 ? undefined : one.to - one.rows.indexOf(get(found, -1)),
        days: found.length === 0 ? undefined : days(get(found, -1), one.rows.at(-1)),
      });
      expect(
        findFaults(
          'days-since-high',
          (one) => {
            const found = findNewHighs(one, length, ({ high }) => high);
            return {
              ...toExpected(one, found),
              'high-count': found.length,
              high: found.at(-1)?.high,
              'high.time': found.at(-1)?.openTime,
            };
          },
          () => ({ count: length }),
        ),
      ).toEqual([]);
      expect(
        findFaults(
          'days-since-high',
          (one) => {
            const found = findNewHighs(one, length, ({ low }) => -low);
            return { ...toExpected(one, found), 'low-count': found.length, low: found.at(-1)?.low };
          },
          () => ({ count: length, direction: 'bearish' }),
        ),
      ).toEqual([]);
    }
    const usual = hasSharedData ? { AAPL: 252, BTCUSDT: 365 } : { VIX: 252, 'walk 1': 365 };
    for (const [name, length] of Object.entries(usual))
      for (const one of daily.filter((each) => each.name === name)) {
        const facts = calculate('days-since-high', one);
        expect(facts.find(({ id }) => id.endsWith('.length'))?.value).toBe(length);
      }
  });
});

describe('the price of a moment', () => {
  it('is that of the last candle before it where there is none', () => {
    const { compare, faults } = createFactComparison();
    for (const one of [...daily, ...edges]) {
      const hole = one.rows.findIndex(
        ({ openTime }, t) => openTime - (one.rows[t - 1]?.openTime ?? Infinity) > dayMs,
      );
      const row = one.rows[hole - 1];
      if (row === undefined) continue;
      const time = row.openTime + dayMs;
      compare(calculate('price-at', one, { time }), 'price-at', {
        asked: time,
        from: row.openTime,
        close: row.close,
        'change-percent': grow(one.rows[hole - 2]?.close, row.close),
      });
    }
    expect(faults).toEqual([]);
  });

  it('is unknown before the data begins', () => {
    expect(
      findFaults(
        'price-at',
        ({ rows }) => ({
          asked: get(rows, 0).openTime - dayMs,
          start: get(rows, 0).openTime,
          close: undefined,
        }),
        ({ rows }) => ({ time: get(rows, 0).openTime - dayMs }),
      ),
    ).toEqual([]);
  });

  it('is that of the period without a moment', () => {
    expect(
      findFaults('price-at', (one) => ({
        open: get(one.own, 0).open,
        high: highest(one.own).high,
        low: lowest(one.own).low,
        close: get(one.own, -1).close,
        'change-percent': grow(closeBefore(one), get(one.own, -1).close),
      })),
    ).toEqual([]);
  });
});

type CalendarRow = { name: string; change: number; isWhole: boolean };

/** Year or month of a time as text, the first letters of its ISO form. */
const toName = (time: number, letters: number): string =>
  toDate(time).toISOString().slice(0, letters);

/** Changes by year (4 letters) or month (7), from the rows of each. */
function listCalendar(one: Case, letters: 4 | 7): CalendarRow[] {
  const rows = new Map<string, Candle[]>();
  const starts = new Map<string, Candle | undefined>();
  one.rows.forEach((row, t) => {
    const name = toName(row.openTime, letters);
    if (!rows.has(name)) starts.set(name, one.rows[t - 1]);
    rows.set(name, [...(rows.get(name)?.slice(0, 1) ?? []), row]);
  });
  const step = one.series.analysis.candles.interval === '1h' ? 3_600_000 : dayMs;
  const first = toName(get(one.own, 0).openTime, letters);
  const names = [...rows.keys()];
  // One in the middle of which the period begins is no part of it, unless it is the only one.
  const isPart = get(one.own, 0) === rows.get(first)?.[0] || names.at(-1) === first;
  return names.slice(names.indexOf(first) + (isPart ? 0 : 1)).map((name) => {
    const own = rows.get(name) ?? [];
    const before = starts.get(name);
    const year = Number(name.slice(0, 4));
    const month = Number(name.slice(5)) || 1;
    const previous =
      letters === 4
        ? `${year - 1}`
        : `${month === 1 ? year - 1 : year}-${`${month === 1 ? 12 : month - 1}`.padStart(2, '0')}`;
    const isNext = before !== undefined && toName(before.openTime, letters) === previous;
    const isOver = name !== names.at(-1) || toName(get(own, -1).openTime + step, letters) !== name;
    const change = grow(isNext ? before.close : get(own, 0).open, get(own, -1).close);
    return { name, change, isWhole: isNext && isOver && !Number.isNaN(change) };
  });
}

const toQuarter = (month: string): string =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

function toCalendarValues(list: readonly CalendarRow[], unit: string): ExpectedValues {
  const whole = list.filter(({ isWhole }) => isWhole);
  const changes = whole.map(({ change }) => change);
  const sorted = whole.toSorted((a, b) => b.change - a.change);
  return {
    complete: whole.length,
    up: changes.filter((change) => change > 0).length,
    down: changes.filter((change) => change < 0).length,
    'median.change-percent': median(changes),
    [`best.${unit}`]: sorted[0]?.name,
    'best.change-percent': sorted[0]?.change,
    'worst.change-percent': sorted.at(-1)?.change,
  };
}

describe('the calendar', () => {
  it('gives the change of each year, and lists the last ten', () => {
    expect(
      findFaults('year-returns', (one) => {
        const list = listCalendar(one, 4);
        const rows = list.slice(-10).flatMap(({ name, change }, index) => [
          [`${index + 1}.year`, name],
          [`${index + 1}.change-percent`, change],
        ]);
        return { ...toCalendarValues(list, 'year'), ...Object.fromEntries(rows) };
      }),
    ).toEqual([]);
    expect(
      findFaults(
        'year-returns',
        (one) => {
          const list = listCalendar(one, 4).slice(-2);
          const down = list.filter(({ change }) => change < 0);
          return {
            ...toCalendarValues(list, 'year'),
            listed: down.length,
            '1.year': down[0]?.name,
            '1.change-percent': down[0]?.change,
          };
        },
        () => ({ count: 2, direction: 'bearish' }),
      ),
    ).toEqual([]);
  });

  it('gives the change of each quarter', () => {
    expect(
      findFaults('quarter-returns', (one) => {
        const months = one.rows.map((row) => toQuarter(toName(row.openTime, 7)));
        const first = months[one.rows.indexOf(get(one.own, 0))];
        const names = [...new Set(months)].filter(
          (name) =>
            name >= (first ?? '') && name <= (months[one.rows.indexOf(get(one.own, -1))] ?? ''),
        );
        const own = names.filter(
          (name, at) =>
            at > 0 ||
            names.length === 1 ||
            months.indexOf(name) === one.rows.indexOf(get(one.own, 0)),
        );
        const rows = own.slice(-12).flatMap((name, index) => {
          const start = months.indexOf(name);
          const end = Math.min(months.lastIndexOf(name), one.rows.indexOf(get(one.own, -1)));
          const before = months[start - 1];
          const [year, part] = [Number(name.slice(0, 4)), Number(name.slice(-1))];
          const previous = part === 1 ? `${year - 1}-Q4` : `${year}-Q${part - 1}`;
          const base = before === previous ? one.rows[start - 1]?.close : one.rows[start]?.open;
          return [
            [`${index + 1}.quarter`, name],
            [`${index + 1}.change-percent`, grow(base, one.rows[end]?.close)],
          ];
        });
        return Object.fromEntries(rows);
      }),
    ).toEqual([]);
  });

  it('gives the change of each month', () => {
    expect(
      findFaults('month-returns', (one) => {
        const list = listCalendar(one, 7);
        const rows = list.slice(-36).flatMap(({ name, change }, index) => [
          [`${index + 1}.month`, name],
          [`${index + 1}.change-percent`, change],
        ]);
        return { ...toCalendarValues(list, 'month'), ...Object.fromEntries(rows) };
      }),
    ).toEqual([]);
  });

  it('gives the best and the worst months', () => {
    expect(
      findFaults(
        'best-month',
        (one) => {
          const list = listCalendar(one, 7);
          const ranked = list
            .filter(({ isWhole }) => isWhole)
            .map(({ change }) => change)
            .toSorted((a, b) => a - b);
          return {
            ...toCalendarValues(list, 'month'),
            '1.change-percent': ranked[0],
            '2.change-percent': ranked[1],
            '3.change-percent': undefined,
          };
        },
        () => ({ count: 2, direction: 'bearish' }),
      ),
    ).toEqual([]);
  });
});

/** Changes from close to close of the window, with their rows. */
const listMoves = (one: Case): { row: Candle; change: number }[] =>
  one.own
    .map((row, k) => ({ row, change: grow(one.rows[one.from + k - 1]?.close, row.close) }))
    .filter(({ change }) => !Number.isNaN(change));

const findGaps = (one: Case) =>
  one.own.flatMap((row, k) => {
    const before = one.rows[one.from + k - 1];
    if (before === undefined || row.high === row.low) return [];
    const isUp = row.open > before.high;
    if (!isUp && !(row.open < before.low)) return [];
    const wait = one.own
      .slice(k)
      .findIndex((later) => (isUp ? later.low <= before.close : later.high >= before.close));
    return [{ row, isUp, wait, change: grow(before.close, row.open), close: before.close }];
  });

const toRange = (row: Candle): number => row.high - row.low;

/** For each row 1, -1 or 0: its close above, below or at the close before. */
const listSigns = ({ rows }: Case): number[] =>
  rows.map((row, t) => (t === 0 ? 0 : Math.sign(row.close - get(rows, t - 1).close)));

type Run = { sign: number; length: number; end: number };

function listRuns(signs: readonly number[]): Run[] {
  const runs: Run[] = [];
  signs.forEach((sign, end) => {
    const before = runs.at(-1);
    if (before?.sign === sign) runs[runs.length - 1] = { sign, length: before.length + 1, end };
    else runs.push({ sign, length: 1, end });
  });
  return runs;
}

describe('single candles', () => {
  it('are the best and the worst of the period', () => {
    expect(
      findFaults(
        'best-worst-candles',
        (one) => {
          const sorted = listMoves(one).toSorted((a, b) => a.change - b.change);
          const up = sorted.filter(({ change }) => change > 0).toReversed();
          const down = sorted.filter(({ change }) => change < 0);
          return {
            'best.change-percent': up[0]?.change,
            'worst.change-percent': down[0]?.change,
            '2.best.change-percent': up[1]?.change,
            '2.worst.change-percent': down[1]?.change,
            '3.best.change-percent': undefined,
          };
        },
        () => ({ count: 2 }),
      ),
    ).toEqual([]);
    expect(
      findFaults(
        'best-worst-candles',
        () => ({ 'best.change-percent': undefined }),
        () => ({ direction: 'bearish' }),
      ),
    ).toEqual([]);
  });

  it('close up or down', () => {
    expect(
      findFaults(
        'up-share',
        (one) => {
          const pairs = one.own
            .map((row, k) => [one.rows[one.from + k - 1]?.close ?? Number.NaN, row.close] as const)
            .filter(([before]) => !Number.isNaN(before));
          const up = pairs.filter(([before, close]) => close > before).length;
          const down = pairs.filter(([before, close]) => close < before).length;
          const green = one.own.filter(({ open, close }) => close > open).length;
          const red = one.own.filter(({ open, close }) => close < open).length;
          const changes = listMoves(one).map(({ change }) => change);
          const past = one.rows.slice(0, one.from);
          const rises = past.filter((row, t) => t > 0 && row.close > get(past, t - 1).close).length;
          const isMany = past.length > 200;
          return {
            compared: pairs.length,
            up,
            down,
            'up-share': (100 * up) / pairs.length,
            'down-share': (100 * down) / pairs.length,
            unchanged: pairs.length - up - down,
            green,
            red,
            'green-share': (100 * green) / one.own.length,
            'red-share': (100 * red) / one.own.length,
            'beyond-up': changes.filter((change) => change > 1.5).length,
            'beyond-down': changes.filter((change) => change < -1.5).length,
            'beyond-up-share':
              (100 * changes.filter((change) => change > 1.5).length) / changes.length,
            earlier: isMany ? past.length - 1 : undefined,
            'earlier-up-share': isMany ? (100 * rises) / (past.length - 1) : undefined,
          };
        },
        () => ({ percent: 1.5 }),
      ),
    ).toEqual([]);
  });

  it('close the same way in a row', () => {
    expect(
      findFaults('streak', (one) => {
        const signs = listSigns(one);
        const sign = signs.at(-1) ?? 0;
        const length = signs.length - 1 - signs.findLastIndex((other) => other !== sign);
        const runs = listRuns(signs.slice(one.from));
        const alike = runs.filter((run) => run.sign === sign);
        const lengths = (side: number): number[] =>
          runs.filter((run) => run.sign === side).map((run) => run.length);
        const longest = runs.findLast(
          (run) => run.sign === 1 && run.length === Math.max(...lengths(1)),
        );
        const before = get(one.rows, one.to - length).close;
        const present =
          sign === 0
            ? { way: undefined, 'now.length': undefined, alike: undefined }
            : {
                way: sign > 0 ? 'bullish' : 'bearish',
                'now.length': length,
                'now.change-percent': grow(before, get(one.own, -1).close),
                alike: alike.length,
                'as-long': alike.filter((run) => run.length >= length).length,
              };
        return {
          ...present,
          'longest-up.length': Math.max(...lengths(1)),
          'longest-up.last': longest && one.own[longest.end]?.openTime,
          'longest-down.length': Math.max(...lengths(-1)),
        };
      }),
    ).toEqual([]);
  });

  it('open away from the candle before', () => {
    expect(
      findFaults(
        'opening-gaps',
        (one) => {
          const gaps = findGaps(one);
          const waits = gaps.map(({ wait }) => wait).filter((wait) => wait >= 0);
          const newest = gaps.at(-1);
          return {
            count: gaps.length,
            up: gaps.filter(({ isUp }) => isUp).length,
            down: gaps.filter(({ isUp }) => !isUp).length,
            closed: waits.length,
            'closed-share': gaps.length === 0 ? undefined : (100 * waits.length) / gaps.length,
            'same-candle': waits.filter((wait) => wait === 0).length,
            wait: median(waits),
            'open-count': gaps.length - waits.length,
            'last.time': newest?.row.openTime,
            'last.change-percent': newest?.change,
            'last.closed-after': newest && (newest.wait < 0 ? undefined : newest.wait),
            '1.time': newest?.row.openTime,
            '2.close': gaps.at(-2)?.close,
            'now.change-percent': grow(one.rows.at(-2)?.close, one.rows.at(-1)?.open),
          };
        },
        () => ({ count: 2 }),
      ),
    ).toEqual([]);
    expect(
      findFaults(
        'opening-gaps',
        (one) => {
          const gaps = findGaps(one).filter(
            ({ isUp, change, wait }) => isUp && Math.abs(change) >= 0.5 && wait < 0,
          );
          return {
            count: gaps.length,
            'largest.change-percent': gaps.map(({ change }) => change).toSorted((a, b) => b - a)[0],
          };
        },
        () => ({ direction: 'bullish', percent: 0.5, state: 'unfilled' }),
      ),
    ).toEqual([]);
  });

  it('have a body, wicks and a size', () => {
    expect(
      findFaults('last-candle', ({ rows }) => {
        const { open, high, low, close } = get(rows, -1);
        const past = rows.slice(-501, -1).map(toRange);
        const trueRanges = rows.slice(1).map((row, t) => {
          const before = get(rows, t).close;
          return Math.max(row.high, before) - Math.min(row.low, before);
        });
        let atr = total(trueRanges.slice(0, 14)) / 14;
        for (const range of trueRanges.slice(14, -1)) atr = (13 * atr + range) / 14;
        const hasAtr = rows.length > 15 && atr > 0;
        const share = (part: number): number =>
          high > low ? (100 * part) / (high - low) : Number.NaN;
        const isKnown = past.length >= 50;
        const narrower = past.filter((range) => range < high - low).length;
        return {
          way: close === open ? 'neutral' : close > open ? 'bullish' : 'bearish',
          body: Math.abs(close - open),
          'body.change-percent': grow(open, close),
          'body-share': share(Math.abs(close - open)),
          'upper-share': share(high - Math.max(open, close)),
          'lower-share': share(Math.min(open, close) - low),
          range: high - low,
          'range-atr': hasAtr ? (high - low) / atr : undefined,
          cases: isKnown ? past.length : undefined,
          narrower: isKnown ? narrower : undefined,
          'narrower-share': isKnown ? (100 * narrower) / past.length : undefined,
          'change-percent': grow(rows.at(-2)?.close, close),
        };
      }),
    ).toEqual([]);
  });
});
