import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRaw, type RawRow } from '../testing/raw-rows.ts';
import { buildCandles, type BuiltCandles } from './build-candles.ts';

const rules = { interval: '1h', mayBeNonPositive: false } as const;
const build = (rows: readonly RawRow[], mayBeNonPositive = false): BuiltCandles =>
  buildCandles(toRaw(rows), { ...rules, mayBeNonPositive });
const column = (built: BuiltCandles, name: 'high' | 'close'): number[] =>
  built.kind === 'candles' ? Array.from(built.candles[name]) : [];
const first: RawRow = ['2024-03-01T00:00Z', 10, 12, 9, 11];
const second: RawRow = ['2024-03-01T01:00Z', 11, 13, 10, 12];
const third: RawRow = ['2024-03-01T02:00Z', 12, 14, 11, 13];

describe('buildCandles', () => {
  it('returns clean rows unchanged', () => {
    const built = build([first, second]);
    expect(built).toMatchObject({
      kind: 'candles',
      repairs: [],
      candles: { interval: '1h', length: 2 },
    });
  });

  it('sorts rows and counts the misplaced ones', () => {
    const built = build([third, first, second]);
    expect(built).toMatchObject({
      kind: 'candles',
      repairs: [{ code: 'sorted', params: { count: 2 } }],
    });
    expect(column(built, 'close')).toEqual([11, 12, 13]);
  });

  it('drops and counts exact duplicates, adjacent or not', () => {
    expect(build([first, first, second])).toMatchObject({
      kind: 'candles',
      candles: { length: 2 },
      repairs: [{ code: 'duplicates-dropped', params: { count: 1 } }],
    });
    expect(build([first, second, first])).toMatchObject({
      candles: { length: 2 },
      repairs: [{ code: 'sorted' }, { code: 'duplicates-dropped', params: { count: 1 } }],
    });
  });

  it('refuses two different candles with one open time and reports the time', () => {
    const built = build([first, second, ['2024-03-01T01:00Z', 11, 13, 10, 12.5]]);
    expect(built).toMatchObject({
      kind: 'refused',
      fault: {
        row: 2,
        field: 'close',
        code: 'conflict',
        params: { time: '2024-03-01T01:00:00.000Z' },
      },
    });
  });

  it('clamps float noise and counts it, but refuses more', () => {
    const noisy = build([['2024-03-01T00:00Z', 10, 11.999999, 9, 12]]);
    expect(noisy).toMatchObject({
      kind: 'candles',
      repairs: [{ code: 'high-low-widened', params: { count: 1 } }],
    });
    expect(column(noisy, 'high')).toEqual([12]);
    expect(build([['2024-03-01T00:00Z', 10, 11.99, 9, 12]])).toMatchObject({
      kind: 'refused',
      fault: { row: 0, field: 'close' },
    });
  });

  it.each([
    ['a price that is no number', ['2024-03-01T00:00Z', Number.NaN, 12, 9, 11], 'open'],
    ['an infinite price', ['2024-03-01T00:00Z', 10, Number.POSITIVE_INFINITY, 9, 11], 'high'],
    ['high below low', ['2024-03-01T00:00Z', 10, 9, 12, 11], 'high'],
    ['an open above the high', ['2024-03-01T00:00Z', 20, 12, 9, 11], 'open'],
    ['a close below the low', ['2024-03-01T00:00Z', 10, 12, 9, 5], 'close'],
    ['a price of zero', ['2024-03-01T00:00Z', 10, 12, 0, 11], 'low'],
    ['a negative volume', ['2024-03-01T00:00Z', 10, 12, 9, 11, -1], 'volume'],
    ['a volume that is no number', ['2024-03-01T00:00Z', 10, 12, 9, 11, Number.NaN], 'volume'],
    ['a time that is no time', [Number.NaN, 10, 12, 9, 11], 'openTime'],
    ['a time inside the hour', ['2024-03-01T00:07Z', 10, 12, 9, 11], 'openTime'],
  ] as const)('refuses %s and says where', (_, row, field) => {
    expect(build([second, row])).toMatchObject({ kind: 'refused', fault: { row: 1, field } });
  });

  it('keeps prices of zero and below where they may be real', () => {
    const built = build([['2024-03-01T00:00Z', 17, 17.9, -40.3, -37.63]], true);
    expect(built).toMatchObject({ kind: 'candles', repairs: [] });
    expect(column(built, 'close')).toEqual([-37.63]);
  });

  it('reports the vendor row, not the sorted row', () => {
    expect(build([third, ['2024-03-01T00:00Z', 10, 12, 9, 50], second])).toMatchObject({
      kind: 'refused',
      fault: { row: 1, field: 'close' },
    });
  });

  it('returns the same candles for any row order', () => {
    // Below the factor from which a candle is taken for a spike and left out.
    const price = fc.integer({ min: 1, max: 700 });
    const row = fc
      .tuple(price, price, price, price)
      .map((prices) => prices.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (drawn, order) => {
          const rows = drawn.map(([low = 1, open = 1, close = 1, high = 1], hour): RawRow => [
            Date.UTC(2024, 2, 1, hour),
            open,
            high,
            low,
            close,
          ]);
          const shuffled = rows
            .map((value) => ({ value, key: order.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key);
          const [inOrder, disordered] = [build(rows), build(shuffled.map(({ value }) => value))];
          expect(inOrder.kind).toBe('candles');
          expect(column(disordered, 'close')).toEqual(column(inOrder, 'close'));
          expect(column(inOrder, 'close')).toEqual(rows.map((value) => value[4]));
        },
      ),
    );
  });
});
