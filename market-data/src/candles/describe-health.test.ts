import { toCandles, type Candles, type Interval } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { describeHealth } from './describe-health.ts';

function candlesAt(
  interval: Interval,
  times: readonly string[],
  change: { price?: (index: number) => number; volume?: (index: number) => number } = {},
): Candles {
  const { price = () => 100, volume = () => 1 } = change;
  const rows = times.map((time, index) => {
    const value = price(index);
    return {
      openTime: Date.parse(time),
      open: value,
      high: value + 0.1,
      low: value - 0.1,
      close: value,
      volume: volume(index),
    };
  });
  return toCandles(interval, rows);
}

describe('health of a series', () => {
  it('finds gaps in a 24/7 market', () => {
    const candles = candlesAt('1h', [
      '2024-03-02T00:00Z',
      '2024-03-02T01:00Z',
      '2024-03-02T04:00Z',
      '2024-03-02T10:00Z',
    ]);
    expect(describeHealth(candles, 'always')).toEqual([
      {
        code: 'gaps',
        params: { count: 2, longest: 5, longestAt: Date.parse('2024-03-02T04:00Z') },
      },
    ]);
  });

  it('ignores weekends and single holidays where markets close', () => {
    // Friday, Tuesday after a Monday holiday, Wednesday
    const candles = candlesAt('1d', [
      '2024-01-12T00:00Z',
      '2024-01-16T00:00Z',
      '2024-01-17T00:00Z',
    ]);
    expect(describeHealth(candles, 'new-york')).toEqual([]);
    expect(describeHealth(candles, 'always')).toMatchObject([
      { code: 'gaps', params: { count: 1, longest: 3 } },
    ]);
  });

  it('knows the week in September 2001 on which New York did not trade', () => {
    const candles = candlesAt('1d', ['2001-09-10T00:00Z', '2001-09-17T00:00Z']);
    expect(describeHealth(candles, 'new-york')).toEqual([]);
    expect(describeHealth(candles, 'london')).toMatchObject([
      { code: 'gaps', params: { count: 1, longest: 4 } },
    ]);
  });

  it('finds a single missing session of New York, but not of markets with unknown holidays', () => {
    // Tuesday 16 November 1999 was a session.
    const candles = candlesAt('1d', ['1999-11-15T00:00Z', '1999-11-17T00:00Z']);
    expect(describeHealth(candles, 'new-york')).toMatchObject([
      { code: 'gaps', params: { count: 1, longest: 1 } },
    ]);
    expect(describeHealth(candles, 'london')).toEqual([]);
    // In 1997 the rules of today do not hold.
    const earlier = candlesAt('1d', ['1997-11-17T00:00Z', '1997-11-19T00:00Z']);
    expect(describeHealth(earlier, 'new-york')).toEqual([]);
  });

  it('ignores exchange nights but finds gaps inside a session', () => {
    expect(
      describeHealth(candlesAt('1h', ['2024-03-04T20:00Z', '2024-03-05T14:00Z']), 'new-york'),
    ).toEqual([]);
    expect(
      describeHealth(candlesAt('1h', ['2024-03-04T15:00Z', '2024-03-04T18:00Z']), 'new-york'),
    ).toMatchObject([{ code: 'gaps', params: { longest: 2 } }]);
  });

  it('ignores the forex weekend', () => {
    expect(
      describeHealth(candlesAt('15m', ['2024-03-01T21:45Z', '2024-03-03T22:00Z']), 'weekdays'),
    ).toEqual([]);
    expect(
      describeHealth(candlesAt('15m', ['2024-03-05T10:00Z', '2024-03-05T16:15Z']), 'weekdays'),
    ).toMatchObject([{ code: 'gaps', params: { longest: 24 } }]);
  });

  it('counts prices of zero and below', () => {
    const candles = candlesAt('1d', ['2020-04-20T00:00Z', '2020-04-21T00:00Z'], {
      price: (index) => (index === 0 ? -37.63 : 10),
    });
    expect(describeHealth(candles, 'weekdays')).toEqual([
      { code: 'non-positive-kept', params: { count: 1, firstAt: Date.parse('2020-04-20T00:00Z') } },
    ]);
  });

  it('distinguishes a series without volume from single candles without volume', () => {
    const times = ['2024-03-01T00:00Z', '2024-03-01T01:00Z', '2024-03-01T02:00Z'];
    expect(describeHealth(candlesAt('1h', times, { volume: () => 0 }), 'always')).toEqual([
      { code: 'no-volume', params: {} },
    ]);
    expect(describeHealth(candlesAt('1h', times, { volume: (index) => index }), 'always')).toEqual([
      { code: 'zero-volume', params: { count: 1 } },
    ]);
  });

  it('counts candles of one price from one in a hundred on', () => {
    const rows = Array.from({ length: 200 }, (_, hour) => ({
      openTime: Date.UTC(2024, 2, 1, hour),
      open: 100,
      high: hour === 70 || hour === 90 ? 100 : 101,
      low: 100,
      close: 100,
      volume: 1,
    }));
    const flat = { count: 2, percent: 1, lastAt: Date.UTC(2024, 2, 1, 90) };
    expect(describeHealth(toCandles('1h', rows), 'always')).toEqual([
      { code: 'flat-candles', params: flat },
    ]);
    const fewer = rows.map((row, hour) => (hour === 70 ? { ...row, high: 101 } : row));
    expect(describeHealth(toCandles('1h', fewer), 'always')).toEqual([]);
  });

  it('reports a price jump that looks like a change of unit', () => {
    const candles = candlesAt(
      '1h',
      ['2024-03-01T00:00Z', '2024-03-01T01:00Z', '2024-03-01T02:00Z'],
      {
        price: (index) => (index === 1 ? 14_550 : 145.5),
      },
    );
    expect(describeHealth(candles, 'always')).toEqual([
      {
        code: 'price-jumps',
        params: { count: 2, factor: 100, largestAt: Date.parse('2024-03-01T02:00Z') },
      },
    ]);
  });

  it('reports spikes in high or low and the time of the first', () => {
    const rows = [0, 1, 2, 3, 4].map((hour) => ({
      openTime: Date.UTC(2024, 2, 1, hour),
      open: 300,
      high: hour === 1 ? 301_000 : 302,
      low: hour === 3 ? 15 : 299,
      close: 300,
      volume: 1,
    }));
    expect(describeHealth(toCandles('1h', rows), 'always')).toEqual([
      {
        code: 'price-spikes',
        params: { count: 2, firstAt: Date.UTC(2024, 2, 1, 1), factor: 1003 },
      },
    ]);
    const crash = rows.map((row) => ({
      ...row,
      high: 302,
      low: row.openTime === Date.UTC(2024, 2, 1, 3) ? 60 : 299,
    }));
    expect(describeHealth(toCandles('1h', crash), 'always')).toEqual([]);
  });

  it('counts the missing days of an exchange in candles', () => {
    // Two candles a day on Friday 8 and Monday 11 September 2023, none until Monday 18 September:
    // four missing days of two candles.
    const times = [
      '2023-09-08T14:00Z',
      '2023-09-08T15:00Z',
      '2023-09-11T14:00Z',
      '2023-09-11T15:00Z',
      '2023-09-18T14:00Z',
      '2023-09-18T15:00Z',
    ];
    expect(describeHealth(candlesAt('1h', times), 'new-york')).toMatchObject([
      { code: 'gaps', params: { count: 1, longest: 8 } },
    ]);
  });
});
