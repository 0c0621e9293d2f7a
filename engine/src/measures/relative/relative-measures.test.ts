import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import type { Candle, Candles } from '../../candles/candles.ts';
import { sliceCandles, toCandles } from '../../candles/to-candles.ts';
import { createRandomCandles } from '../../testing/random-candles.ts';
import { createFactComparison } from '../../testing/fact-comparison.ts';
import { hasSharedData, readCandles } from '../../testing/shared-data.ts';
import type { MeasureFact, MeasureInput, MeasureParameters, MeasureSeries } from '../measure.ts';
import { relativeMeasures } from './relative-measures.ts';

type Id = keyof typeof relativeMeasures;
const isId = (id: string): id is Id => Object.hasOwn(relativeMeasures, id);
const ids = Object.keys(relativeMeasures).filter(isId);
const dayMs = 86_400_000;

function createSeries(symbol: string, source: Candles, length = source.length): MeasureSeries {
  const candles = sliceCandles(source, source.length - 4500, source.length);
  const to = candles.length - 1;
  return {
    symbol,
    analysis: analyzeTechnical(candles),
    window: { from: Math.max(0, to - length + 1), to },
  };
}

const readDaily = (name: string): Candles => readCandles(`ohlcv/daily/${name}_1d.csv`, '1d');
const createWalk = (seed: number, start: number): Candles => {
  const walk = createRandomCandles({ seed, length: 3000, start: 400 });
  const openTime = walk.openTime.map((_, t) => (16_000 + start + t) * dayMs);
  return { ...walk, interval: '1d', openTime };
};
const readSeries = (): MeasureSeries[] =>
  hasSharedData
    ? ['KO', 'SPX', 'AAPL', 'BTCUSD', 'CL', 'EURUSD', 'XU100'].map((name) =>
        createSeries(name, readDaily(name), name === 'KO' ? 800 : 3800),
      )
    : [
        createSeries('VIX', readDaily('VIX')),
        ...[1, 2, 3, 4].map((seed) => createSeries(`W${seed}`, createWalk(seed, seed * 50))),
      ];
const series = readSeries();

const blank = Array.from({ length: 300 }, (_, t) => t);
const createRows = (days: readonly number[], close: (day: number) => number): Candles =>
  toCandles(
    '1d',
    days.map((day): Candle => {
      const price = close(day);
      return {
        openTime: (17_500 + day) * dayMs,
        open: price - 0.25,
        high: price + 1,
        low: price - 1,
        close: price,
        volume: 1,
      };
    }),
  );
const wave = (day: number): number => 100 + 9 * Math.sin(day / 7) + (day % 5);
const edges = {
  steady: createSeries('STEADY', createRows(blank, wave)),
  flat: createSeries(
    'FLAT',
    createRows(blank, () => 70),
  ),
  negative: createSeries(
    'NEG',
    createRows(blank, (day) => 20 * Math.cos(day / 11)),
  ),
  holes: createSeries(
    'HOLES',
    createRows(
      blank.filter((day) => day % 3 > 0 && (day < 90 || day > 140)),
      (day) => 40 + (day % 13),
    ),
  ),
  ended: createSeries(
    'ENDED',
    createRows(blank.slice(0, 60), (day) => 30 + (day % 7)),
  ),
  late: createSeries(
    'LATE',
    createRows(blank.slice(220), (day) => 10 + (day % 3)),
  ),
  one: createSeries('ONE', createRows(blank.slice(299), wave)),
  weekdays: createSeries(
    'WEEK',
    createRows(
      blank.filter((day) => day % 7 < 5),
      (day) => 5 + (day % 11),
    ),
  ),
};

const real = series.slice(1).map((other, k) => [series[k] ?? other, other] as const);
const pairs: readonly (readonly [MeasureSeries, MeasureSeries])[] = [
  ...real,
  ...Object.values(edges).map((other) => [edges.steady, other] as const),
  [edges.negative, edges.weekdays],
  [edges.holes, edges.weekdays],
  [edges.ended, edges.late],
];
const groups: readonly (readonly [MeasureSeries, ...MeasureSeries[]])[] = [
  ...pairs,
  [edges.steady, ...Object.values(edges).slice(1, 5)],
  [series[0] ?? edges.steady, ...series.slice(1)],
  [series[1] ?? edges.steady, ...series.slice(2)],
];

function calculate(
  id: Id,
  all: MeasureInput['series'],
  parameters: MeasureParameters = {},
): readonly MeasureFact[] {
  return relativeMeasures[id].calculate({ series: all, parameters });
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const known = (values: readonly number[]): number[] =>
  values.filter((value) => !Number.isNaN(value));
function deviate(values: readonly number[]): number {
  const centre = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
}
const covary = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [sum(a) / a.length, sum(b) / b.length];
  return sum(a.map((value, k) => (value - x) * ((b[k] ?? 0) - y)));
};
const correlate = (a: readonly number[], b: readonly number[]): number =>
  covary(a, b) / Math.sqrt(covary(a, a) * covary(b, b));

type Row = { readonly time: number; readonly open: number; readonly close: number };

function toRows({ analysis: { candles } }: MeasureSeries): Row[] {
  return Array.from({ length: candles.length }, (_, t) => ({
    time: candles.openTime[t] ?? Number.NaN,
    open: candles.open[t] ?? Number.NaN,
    close: candles.close[t] ?? Number.NaN,
  }));
}

type Shared = {
  /** Times of the candles all have, within the time all cover. */
  readonly times: readonly number[];
  /** All candles of each in that time. */
  readonly own: readonly (readonly Row[])[];
  readonly closes: readonly ReadonlyMap<number, number>[];
};

function share(all: readonly MeasureSeries[]): Shared {
  const windows = all.map((one) => toRows(one).slice(one.window.from, one.window.to + 1));
  const start = Math.max(...windows.map((rows) => rows[0]?.time ?? Number.NaN));
  const end = Math.min(...windows.map((rows) => rows.at(-1)?.time ?? Number.NaN));
  const own = windows.map((rows) => rows.filter(({ time }) => time >= start && time <= end));
  const closes = own.map((rows) => new Map(rows.map(({ time, close }) => [time, close])));
  const times = (own[0] ?? []).map(({ time }) => time);
  return { times: times.filter((time) => closes.every((one) => one.has(time))), own, closes };
}

/** Changes of two series from one candle both have to the next, as ratios of prices. */
function pairChanges(
  all: readonly MeasureSeries[],
  [i, j]: readonly [number, number],
): [number[], number[]] {
  const { own, closes } = share(all);
  const times = (own[i] ?? []).map(({ time }) => time).filter((time) => closes[j]?.has(time));
  const grow = (place: number): number[] =>
    times.slice(1).map((time, k) => {
      const [before, after] = [times[k] ?? 0, time].map(
        (one) => closes[place]?.get(one) ?? Number.NaN,
      );
      return (before ?? 0) > 0 && (after ?? 0) > 0 ? (after ?? 0) / (before ?? 0) : Number.NaN;
    });
  const [a, b] = [grow(i), grow(j)];
  const isKnown = (k: number): boolean => !Number.isNaN(a[k]) && !Number.isNaN(b[k]);
  return [a.filter((_, k) => isKnown(k)), b.filter((_, k) => isKnown(k))];
}

/** Price at the beginning and at the end: the close before, or for all the first open. */
function findEnds(
  all: readonly MeasureSeries[],
): { readonly before: number; readonly after: number }[] {
  const { times, closes } = share(all);
  const start = times[0] ?? Number.NaN;
  const end = times.at(-1) ?? Number.NaN;
  const earlier = all.map((one) => toRows(one).findLast(({ time }) => time < start));
  const isNear = earlier.every(
    (row) => row !== undefined && start - row.time - dayMs <= 14 * dayMs,
  );
  return all.map((one, place) => ({
    before: isNear
      ? (earlier[place]?.close ?? Number.NaN)
      : (toRows(one).find(({ time }) => time === start)?.open ?? Number.NaN),
    after: closes[place]?.get(end) ?? Number.NaN,
  }));
}
const change = ({ before, after }: { readonly before: number; readonly after: number }): number =>
  before > 0 && after > 0 ? (100 * (after - before)) / before : Number.NaN;

/** Places by value, the largest first, those without a value left out. */
const rank = (values: readonly number[]): number[] =>
  values
    .map((_, place) => place)
    .filter((place) => !Number.isNaN(values[place]))
    .toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);

const hasShared = (all: readonly MeasureSeries[]): boolean => share(all).times.length >= 2;

describe('a comparison', () => {
  it('is over the time that all series cover, both ends included', () => {
    const { compare, faults } = createFactComparison();
    const apart: MeasureFact[] = [];
    for (const all of groups)
      for (const id of ids) {
        if (all.length > relativeMeasures[id].subjects.most) continue;
        const { times } = share(all);
        const facts = calculate(id, all);
        const isShared = times.length >= 2;
        compare(facts, id, {
          from: isShared ? times[0] : undefined,
          to: isShared ? times.at(-1) : undefined,
          candles: isShared ? times.length : undefined,
        });
        if (!isShared) apart.push(...facts);
      }
    expect(faults).toEqual([]);
    expect(apart).toEqual([]);
  });

  it('says of which series the candles of a fact are', () => {
    const [first, second] = [edges.steady, edges.weekdays];
    for (const id of ['relative-strength', 'compare-drawdown', 'compare-trend'] as const) {
      const facts = calculate(id, [first, second]);
      const symbols = facts.filter((fact) =>
        /\d\.(?:change-percent|worst-time|swing)$/.test(fact.id),
      );
      expect(new Set(symbols.map(({ symbol }) => symbol))).toEqual(new Set([undefined, 'WEEK']));
    }
  });

  it('does not change when later candles come', () => {
    for (const [first, second] of [...real.slice(0, 3), [edges.holes, edges.weekdays] as const]) {
      const { candles } = first.analysis;
      const time = candles.openTime[candles.length - 60] ?? 0;
      const end = (one: MeasureSeries, isCut: boolean): MeasureSeries => {
        const all = one.analysis.candles;
        const to = all.openTime.findLastIndex((openTime) => openTime <= time);
        const analysis = isCut ? analyzeTechnical(sliceCandles(all, 0, to + 1)) : one.analysis;
        return { ...one, analysis, window: { from: Math.max(0, to - 400), to } };
      };
      const earlier = [end(first, true), end(second, true)] as const;
      const later = [end(first, false), end(second, false)] as const;
      for (const id of ids) expect(calculate(id, earlier)).toEqual(calculate(id, later));
    }
  });
});

describe('moving together', () => {
  it('is the correlation of log changes between shared candles, of at least 30', () => {
    const { compare, faults } = createFactComparison();
    for (const all of pairs.filter(hasShared)) {
      const [a, b] = pairChanges(all, [0, 1]);
      const [x, y] = [a.map(Math.log), b.map(Math.log)];
      const half = Math.floor(x.length / 2);
      const [early, late] = [
        [x.slice(0, half), y.slice(0, half)],
        [x.slice(half), y.slice(half)],
      ] as const;
      const isFlat = covary(x, x) === 0 || covary(y, y) === 0;
      const isKnown = x.length >= 30 && !isFlat;
      compare(calculate('correlation', all), 'correlation', {
        changes: x.length,
        correlation: isKnown ? correlate(x, y) : undefined,
        ...(isKnown ? { first: all[0].symbol, second: all[1].symbol } : {}),
        earlier: isKnown && half >= 30 ? correlate(...early) : undefined,
        later: isKnown && half >= 30 ? correlate(...late) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('ranks the pairs of more than two', () => {
    const { compare, faults } = createFactComparison();
    for (const all of groups.filter((one) => one.length > 2 && hasShared(one))) {
      const two = all.flatMap((_, i) => all.slice(i + 1).map((__, k) => [i, i + 1 + k] as const));
      const found = two.map((pair) => {
        const [x, y] = pairChanges(all, pair).map((changes) => changes.map(Math.log));
        return x !== undefined && y !== undefined && x.length >= 30 ? correlate(x, y) : Number.NaN;
      });
      const order = rank(found);
      const facts = calculate('correlation', all, { count: 4 });
      for (const [index, place] of order.slice(0, 4).entries())
        compare(facts, 'correlation', {
          [`${index + 1}.first`]: all[two[place]?.[0] ?? -1]?.symbol,
          [`${index + 1}.second`]: all[two[place]?.[1] ?? -1]?.symbol,
          [`${index + 1}.correlation`]: found[place],
        });
      compare(facts, 'correlation', {
        'highest.correlation': found[order[0] ?? -1],
        'lowest.correlation': found[order.at(-1) ?? -1],
        '5.correlation': undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('is the slope on the benchmark', () => {
    const { compare, faults } = createFactComparison();
    for (const all of pairs.filter(hasShared)) {
      const [x = [], y = []] = pairChanges(all, [0, 1]).map((ratios) =>
        ratios.map((ratio) => 100 * (ratio - 1)),
      );
      const isKnown = x.length >= 30;
      compare(calculate('beta', all), 'beta', {
        symbol: all[0].symbol,
        benchmark: all[1].symbol,
        changes: x.length,
        beta: isKnown ? covary(x, y) / covary(y, y) : undefined,
        correlation: isKnown ? correlate(x, y) : undefined,
        'explained-share': isKnown ? 100 * correlate(x, y) ** 2 : undefined,
      });
    }
    expect(faults).toEqual([]);
  });
});

describe('a rank', () => {
  it('by change goes from the price at the shared beginning to that at the shared end', () => {
    const { compare, faults } = createFactComparison();
    for (const all of groups.filter(hasShared)) {
      const values = findEnds(all).map(change);
      const facts = calculate('relative-strength', all);
      for (const [index, place] of rank(values).entries())
        compare(facts, 'relative-strength', {
          [`${index + 1}.symbol`]: all[place]?.symbol,
          [`${index + 1}.change-percent`]: values[place],
        });
      const numbers = known(values);
      compare(facts, 'relative-strength', {
        count: numbers.length,
        rising: numbers.filter((value) => value > 0).length,
        lead: numbers.length > 1 ? Math.max(...numbers) - Math.min(...numbers) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it.runIf(hasSharedData)('is that of the years both have: KO to 2017, SPX to 2026', () => {
    const { compare, faults } = createFactComparison();
    const all = [
      createSeries('KO', readDaily('KO')),
      createSeries('SPX', readDaily('SPX')),
    ] as const;
    const facts = calculate('relative-strength', all);
    compare(facts, 'relative-strength', { '1.symbol': 'KO', '2.symbol': 'SPX' });
    expect(findEnds(all)[1]?.after).toBeLessThan(2700);
    expect(faults).toEqual([]);
  });

  it('by volatility is of the own candles of each, at its own number a year', () => {
    const { compare, faults } = createFactComparison();
    for (const all of groups.filter(hasShared)) {
      const { own } = share(all);
      const values = all.map((one, place) => {
        const rows = toRows(one);
        const inside = new Set(own[place]?.map(({ time }) => time));
        const changes = rows.map(({ close }, t) => {
          const before = rows[t - 1]?.close ?? Number.NaN;
          return before > 0 && close > 0 ? Math.log(close / before) : Number.NaN;
        });
        const used = known(changes.filter((_, t) => inside.has(rows[t]?.time ?? 0)));
        const end = own[place]?.at(-1)?.time ?? 0;
        const weeks = [
          ...Map.groupBy(
            rows.filter(({ time }) => time <= end && time > end - 371 * dayMs),
            ({ time }) => Math.floor((time / dayMs + 3) / 7),
          ).values(),
        ].map((candles) => candles.length);
        const counts = weeks.slice(1, -1).toSorted((a, b) => a - b);
        const usual = weeks.length < 3 ? Math.max(...weeks) : (counts[counts.length >> 1] ?? 0);
        return used.length < 5
          ? Number.NaN
          : 100 * deviate(used) * Math.sqrt(usual === 7 ? 365 : 50.4 * usual);
      });
      const facts = calculate('compare-volatility', all);
      for (const [index, place] of rank(values).entries())
        compare(facts, 'compare-volatility', {
          [`${index + 1}.symbol`]: all[place]?.symbol,
          [`${index + 1}.volatility-percent`]: values[place],
        });
      const numbers = known(values);
      compare(facts, 'compare-volatility', {
        count: numbers.length,
        times: numbers.length > 1 ? Math.max(...numbers) / Math.min(...numbers) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('by drawdown is of the deepest fall from a close before', () => {
    const { compare, faults } = createFactComparison();
    for (const all of groups.filter(hasShared)) {
      const { own } = share(all);
      const found = own.map((rows) => {
        let [peak, worst, worstAt] = [0, 0, rows[0]?.time];
        for (const { close, time } of rows) {
          peak = Math.max(peak, close);
          const fall = (100 * (close - peak)) / peak;
          if (fall < worst) [worst, worstAt] = [fall, time];
        }
        const isDefined = rows.every(({ close }) => close > 0);
        const now = (100 * ((rows.at(-1)?.close ?? 0) - peak)) / peak;
        return isDefined ? { worst, worstAt, now } : undefined;
      });
      const facts = calculate('compare-drawdown', all);
      const order = rank(found.map((one) => -(one?.worst ?? Number.NaN)));
      for (const [index, place] of order.entries())
        compare(facts, 'compare-drawdown', {
          [`${index + 1}.symbol`]: all[place]?.symbol,
          [`${index + 1}.worst.change-percent`]: found[place]?.worst,
          [`${index + 1}.worst-time`]: found[place]?.worstAt,
          [`${index + 1}.now.change-percent`]: found[place]?.now,
        });
      compare(facts, 'compare-drawdown', { count: order.length });
    }
    expect(faults).toEqual([]);
  });
});

describe('the trends of several', () => {
  it('are those known at the shared end, in the order asked', () => {
    const { compare, faults } = createFactComparison();
    for (const all of groups.filter(hasShared)) {
      const { own } = share(all);
      const facts = calculate('compare-trend', all);
      const biases = all.map(({ analysis }, place) => {
        const end = own[place]?.at(-1)?.time ?? 0;
        const to = analysis.candles.openTime.findLastIndex((time) => time <= end);
        const { scales, findings } = analyzeTechnical(sliceCandles(analysis.candles, 0, to + 1));
        const turns = findings.filter(({ kind, scale, direction }) => {
          const isBreak = kind === 'break-of-structure' || kind === 'change-of-character';
          return isBreak && scale === 'swing' && direction === scales.swing.bias;
        });
        const isOther = findings.findLast(({ kind, scale, direction }) => {
          return (
            kind === 'change-of-character' && scale === 'swing' && direction !== scales.swing.bias
          );
        });
        const opposite = findings.findLast(({ kind, scale, direction }) => {
          return (
            kind === 'break-of-structure' && scale === 'swing' && direction !== scales.swing.bias
          );
        });
        const last = Math.max(isOther?.confirmedAt ?? -1, opposite?.confirmedAt ?? -1);
        const since = turns.find(({ confirmedAt }) => confirmedAt > last);
        compare(facts, 'compare-trend', {
          [`${place + 1}.symbol`]: all[place]?.symbol,
          [`${place + 1}.swing`]: scales.swing.bias,
          [`${place + 1}.internal`]: scales.internal.bias,
          [`${place + 1}.swing-since`]: since && analysis.candles.openTime[since.confirmedAt],
        });
        return scales.swing.bias;
      });
      compare(facts, 'compare-trend', {
        count: all.length,
        bullish: biases.filter((bias) => bias === 'bullish').length,
        bearish: biases.filter((bias) => bias === 'bearish').length,
        neutral: biases.filter((bias) => bias === 'neutral').length,
      });
    }
    expect(faults).toEqual([]);
  });
});

const divide = (own = Number.NaN, other = Number.NaN): number =>
  own > 0 && other > 0 ? own / other : Number.NaN;

describe('one in terms of the other', () => {
  it('is the ratio of their closes', () => {
    const { compare, faults } = createFactComparison();
    for (const all of pairs.filter(hasShared)) {
      const { times, closes } = share(all);
      const ratios = times.map((time) => divide(closes[0]?.get(time), closes[1]?.get(time)));
      const [own, other] = findEnds(all);
      const start = divide(own?.before, other?.before);
      const end = ratios.at(-1) ?? Number.NaN;
      const [low, high] = [Math.min(...known(ratios)), Math.max(...known(ratios))];
      compare(calculate('ratio', all), 'ratio', {
        first: all[0].symbol,
        second: all[1].symbol,
        value: end,
        start,
        'change-percent': 100 * (end / start - 1),
        low,
        high,
        'low-time': times[ratios.indexOf(low)],
        'high-time': times[ratios.indexOf(high)],
        'position-percent': high > low ? (100 * (end - low)) / (high - low) : undefined,
      });
    }
    expect(faults).toEqual([]);
  });

  it('is the difference of their changes', () => {
    const { compare, faults } = createFactComparison();
    for (const all of pairs.filter(hasShared)) {
      const [own = Number.NaN, other = Number.NaN] = findEnds(all).map(change);
      compare(calculate('spread-of-returns', all), 'spread-of-returns', {
        'first.symbol': all[0].symbol,
        'first.change-percent': own,
        'second.symbol': all[1].symbol,
        'second.change-percent': other,
        difference: own - other,
      });
    }
    expect(faults).toEqual([]);
  });
});
