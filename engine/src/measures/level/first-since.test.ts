import { describe, expect, it } from 'vitest';
import { sliceCandles } from '../../candles/to-candles.ts';
import {
  createComparison,
  createDailyCases,
  createMadeCase,
  createMeasureCase,
  createMeasureReader,
  type MeasureCase,
} from '../../testing/measure-cases.ts';
import { levelMeasures } from './level-measures.ts';

const dayMs = 86_400_000;
const wave = createMadeCase('negative', 500, (t) => 30 * Math.sin(t / 40));
const flat = createMadeCase('flat', 300, () => 50);
const gapped = createMadeCase('gapped', 200, (t) => (t < 120 ? 100 : 160));
const single = createMadeCase('one candle', 1, () => 70);
const all = [...createDailyCases(900), wave, flat, gapped, single];
const read = createMeasureReader(levelMeasures);

/** The case up to and with a candle of its middle: an end before that of its data. */
function cutAt(one: MeasureCase, share: number): MeasureCase {
  const to = one.from + Math.floor((one.to - one.from) * share);
  return { ...one, to, series: { ...one.series, window: { from: one.from, to } } };
}

/** Prices inside and beyond the range of the period, and one that a candle closed at. */
function listPrices({ rows, from, to }: MeasureCase): number[] {
  const used = rows.slice(from, to + 1);
  const [top, bottom] = [
    Math.max(...used.map(({ high }) => high)),
    Math.min(...used.map(({ low }) => low)),
  ];
  return [top + 10, bottom - 10, (top + bottom) / 2, (3 * top + bottom) / 4, used[0]?.close ?? 0];
}

const isBeyond = { above: (a: number, b: number) => a > b, below: (a: number, b: number) => a < b };
type Place = { readonly price: number; readonly side: 'above' | 'below' };

/** First close on the side, how many there are, and the run of them that ends with the last. */
function countByLoop({ rows, from, to }: MeasureCase, { price, side }: Place) {
  let [first, count, run] = [-1, 0, 0];
  for (const [t, { close }] of rows.entries()) {
    if (t < from || t > to) continue;
    const isThere = isBeyond[side](close, price);
    if (isThere && first < 0) first = t;
    count += isThere ? 1 : 0;
    run = isThere ? run + 1 : 0;
  }
  return { first, count, run };
}

/** Index of the first highest high between two candles; with the sign -1 of the lowest low. */
function findTop({ rows }: MeasureCase, sign: 1 | -1, [from, to]: readonly [number, number]) {
  let [top, place] = [Number.NEGATIVE_INFINITY, from];
  for (const [t, { high, low }] of rows.entries()) {
    const value = sign * (sign === 1 ? high : low);
    if (t < from || t > to || value <= top) continue;
    [top, place] = [value, t];
  }
  return place;
}

describe.each([...all, ...all.map((one) => cutAt(one, 0.6))])(
  'since $from to $to of $name',
  (one) => {
    const { rows, from, to } = one;

    it.each(['above', 'below'] as const)('the first close %s a price is that of a loop', (side) => {
      const { faults, compare } = createComparison();
      for (const price of listPrices(one)) {
        const { first, count, run } = countByLoop(one, { price, side });
        const told = read('first-since', one, { price, side });
        compare('time', told.get('first-time'), rows[first]?.time);
        compare('close', told.get('first-close'), rows[first]?.close);
        compare('ago', told.get('ago'), first < 0 ? undefined : to - first);
        compare('count', told.get('count'), first < 0 ? undefined : count);
        compare('run', told.get('run'), run === 0 ? undefined : run);
        compare('run from', told.get('run-from'), run === 0 ? undefined : rows[to - run + 1]?.time);
        compare('side', told.get('side'), `${side}-area`);
        compare('still', told.get('place') === `${side}-area`, run > 0);
      }
      expect(faults).toEqual([]);
    });

    it('is told as an analysis of those candles alone tells it', () => {
      const candles = sliceCandles(one.series.analysis.candles, 0, to + 1);
      const cut = createMeasureCase(one.name, candles, to - from + 1);
      for (const parameters of [
        { price: listPrices(one)[2] ?? 0 },
        { direction: 'bullish' as const },
        { kinds: ['liquidity-sweep' as const, 'displacement' as const] },
      ])
        expect(read('first-since', one, parameters)).toEqual(read('first-since', cut, parameters));
    });

    it('after the high, or the low before a moment, only later candles count', () => {
      const { faults, compare } = createComparison();
      const middle = Math.floor((from + to) / 2);
      const time = (rows[middle]?.time ?? 0) + dayMs;
      const high = findTop(one, 1, [from, to]);
      const low = findTop(one, -1, [from, middle]);
      const price = listPrices(one)[2] ?? 0;
      const told = read('first-since', one, { price, side: 'below', after: 'high' });
      const since = read('first-since', one, { price, side: 'above', after: 'low', time });
      compare('high', told.get('start-high'), rows[high]?.high);
      compare('high time', told.get('start-time'), rows[high]?.time);
      compare('low', since.get('start-low'), rows[low]?.low);
      compare('after', since.get('after'), to - low);
      const later = rows.slice(0, to + 1);
      const below = later.find(({ close }, t) => t > high && close < price);
      const above = later.find(({ close }, t) => t > low && close > price);
      compare('below', told.get('first-time'), below?.time);
      compare('above', since.get('first-time'), above?.time);
      // Its own close lies there: the candle of the high does not count.
      const near = (rows[high]?.close ?? 0) - 0.001;
      const next = read('first-since', one, { price: near, side: 'above', after: 'high' });
      const own = later.find(({ close }, t) => t > high && close > near);
      compare('own', next.get('first-time'), own?.time);
      expect(faults).toEqual([]);
    });

    it('without a side the close crosses over from the last one before, or a candle holds it', () => {
      const { faults, compare } = createComparison();
      const before = rows[from - 1]?.close;
      for (const price of listPrices(one)) {
        const told = read('first-since', one, { price });
        const first = rows.slice(from, to + 1).find(({ high, low, close }) => {
          if (before === undefined || before === price) return low <= price && price <= high;
          return before < price ? close > price : close < price;
        });
        compare('time', told.get('first-time'), first?.time);
      }
      expect(faults).toEqual([]);
    });

    it.each(['bullish', 'bearish'] as const)(
      'the first %s break is the earliest confirmed',
      (way) => {
        const { faults, compare } = createComparison();
        const { findings } = one.series.analysis;
        for (const kind of ['break-of-structure', 'liquidity-sweep', 'displacement'] as const) {
          let [first, count] = [Number.POSITIVE_INFINITY, 0];
          for (const { kind: own, direction, confirmedAt } of findings) {
            if (own !== kind || direction !== way || confirmedAt < from || confirmedAt > to)
              continue;
            first = Math.min(first, confirmedAt);
            count += 1;
          }
          const told = read('first-since', one, { kinds: [kind], direction: way });
          compare('time', told.get('first-time'), rows[first]?.time);
          compare('close', told.get('first-close'), rows[first]?.close);
          compare('count', told.get('count'), count);
        }
        expect(faults).toEqual([]);
      },
    );
  },
);

describe('a question for the first', () => {
  it('has no answer without a price, an event or a direction', () => {
    expect(read('first-since', wave).size).toBe(0);
    expect(read('first-since', wave, { side: 'above', scale: 'swing' }).size).toBe(0);
  });

  it('counts the close over a jump that no candle traded at', () => {
    const told = read('first-since', cutAt(gapped, 0.9), { price: 130, side: 'above' });
    expect([told.get('first-close'), told.get('first-time')]).toEqual([
      160,
      gapped.rows[120]?.time,
    ]);
    expect(read('first-since', gapped, { price: 130 }).has('first-time')).toBe(false);
  });

  it.each(['bullish', 'bearish'] as const)('takes breaks of any kind that are %s', (direction) => {
    const [one = wave] = all;
    const told = read('first-since', one, { direction });
    const breaks = one.series.analysis.findings.filter(
      ({ kind, direction: way, confirmedAt }) =>
        ['break-of-structure', 'change-of-character'].includes(kind) &&
        way === direction &&
        confirmedAt >= one.from,
    );
    const first = Math.min(...breaks.map(({ confirmedAt }) => confirmedAt));
    expect(told.get('first-time')).toBe(one.rows[first]?.time);
    expect(told.get('direction')).toBe(direction);
  });
});
