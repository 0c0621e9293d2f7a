import { describe, expect, it } from 'vitest';
import type { Candle, Candles, Interval } from './candles.ts';
import { findScaleBreaks } from './scale-break.ts';
import { toCandles } from './to-candles.ts';

const day = 86_400_000;

/** Thirty days between 99 and 101 with one changed. */
function createDays(change: (candle: Candle, index: number) => Partial<Candle>): Candles {
  const rows = Array.from({ length: 30 }, (_, index) => {
    const candle = {
      openTime: index * day,
      open: 100,
      high: 101,
      low: 99,
      close: 100,
      volume: 1000,
    };
    return { ...candle, ...change(candle, index) };
  });
  return toCandles('1d' satisfies Interval, rows);
}

const multiply = ({ open, high, low, close }: Candle, factor: number): Partial<Candle> => ({
  open: open * factor,
  high: high * factor,
  low: low * factor,
  close: close * factor,
});

/** The day below zero. */
const mirror = ({ open, high, low, close }: Candle): Partial<Candle> => ({
  open: -open,
  high: -low,
  low: -high,
  close: -close,
});

const find = (candles: Candles): [number, number][] =>
  findScaleBreaks(candles).map(({ at, ratio }) => [at, Number(ratio.toFixed(4))]);

/** Found where prices halve on the 20th day with that volume. */
const fall = (volume: number) =>
  find(
    createDays((one, index) =>
      index < 20 ? {} : { ...multiply(one, 0.5), volume: index === 20 ? volume : 2000 },
    ),
  );

/** Found at a jump on the 20th day, with or without a day below zero before. */
const around = (isBelow: boolean) =>
  createDays((one, index) =>
    index >= 20 ? multiply(one, 1.4) : index === 10 && isBelow ? mirror(one) : {},
  );

/** How many are found without volume at a jump by a factor. */
const silent = (factor: number) =>
  find(createDays((one, index) => ({ ...multiply(one, index < 20 ? 1 : factor), volume: 0 })))
    .length;

describe('a change of the scale of prices', () => {
  it.each([9, 2, 1.3, 1 / 2, 1 / 7])(
    'is found when all prices are times %d from a day on',
    (factor) => {
      const found = find(createDays((one, index) => (index < 20 ? {} : multiply(one, factor))));
      expect(found).toEqual([[20, Number((1 / factor).toFixed(4))]]);
    },
  );

  it('is found twice around one candle on another scale', () => {
    const found = find(createDays((one, index) => (index === 20 ? multiply(one, 2) : {})));
    expect(found).toEqual([
      [20, 0.5],
      [21, 2],
    ]);
  });

  it('is not news, on which more shares and more money are traded than on any day before', () => {
    expect(fall(2000)).toEqual([[20, 2]]);
    expect(fall(2001)).toEqual([]);
  });

  it('is not a candle that opens wrong and closes where the others do', () => {
    expect(find(createDays((_, index) => (index === 20 ? { open: 50, low: 50 } : {})))).toEqual([]);
  });

  it('is not a crash within a candle, however deep', () => {
    const crash = createDays((one, index) =>
      index < 20
        ? {}
        : index === 20
          ? { low: 30, close: 30 }
          : multiply({ ...one, volume: 1000 }, 0.3),
    );
    expect(find(crash)).toEqual([]);
  });

  it('is not the price after a hole of weeks, nor one at or below zero', () => {
    expect(
      find(
        createDays((one, index) =>
          index < 20 ? {} : { ...multiply(one, 2), openTime: one.openTime + 15 * day },
        ),
      ),
    ).toEqual([]);
    const negative = createDays((one, index) => (index === 20 ? mirror(one) : {}));
    expect(find(negative)).toEqual([]);
  });

  it('is not usual for a market that moves as much', () => {
    // Days of 8 % range: six of them are more than a third.
    const wild = createDays((one, index) => ({
      ...multiply(one, index < 20 ? 1 : 1.3),
      high: index < 20 ? 104 : 135,
      low: index < 20 ? 96 : 125,
    }));
    expect(find(wild)).toEqual([]);
  });

  it('is not judged within fifty candles of a price below zero', () => {
    expect(find(around(false))).toEqual([[20, 0.7143]]);
    expect(find(around(true))).toEqual([]);
  });

  it('must be larger where nothing has volume', () => {
    // Ranges are 2 %: five of them are 0.1, so a quarter decides.
    expect([silent(Math.exp(0.24)), silent(Math.exp(0.26))]).toEqual([0, 1]);
  });
});
