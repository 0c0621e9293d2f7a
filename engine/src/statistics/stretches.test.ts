import { expect, it } from 'vitest';
import type { Interval } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';
import { candlesPerDay, toStretches } from './stretches.ts';

const hour = 3_600_000;

function candlesAt(times: readonly number[], interval: Interval) {
  return toCandles(
    interval,
    times.map((openTime) => ({ openTime, open: 1, high: 1, low: 1, close: 1, volume: 0 })),
  );
}

it('cuts at UTC midnight, as soon as a stretch holds twice the span', () => {
  const hours = Array.from({ length: 96 }, (_, index) => index * hour);
  const ofSpan = (span: number) => [...toStretches(candlesAt(hours, '1h'), span).of];
  expect(ofSpan(12)).toEqual(hours.map((_, index) => Math.floor(index / 24)));
  expect(ofSpan(13)).toEqual(hours.map((_, index) => Math.floor(index / 48)));
});

it('counts candles and not hours: a short day joins the next one', () => {
  const times = [22, 23, 24, 25, 26, 27, 48, 49].map((time) => time * hour);
  expect([...toStretches(candlesAt(times, '1h'), 2).of]).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
});

it('cuts daily candles into stretches of twice the span', () => {
  const days = Array.from({ length: 10 }, (_, index) => index * 24 * hour);
  const { of, count } = toStretches(candlesAt(days, '1d'), 2);
  expect([[...of], count]).toEqual([[0, 0, 0, 0, 1, 1, 1, 1, 2, 2], 3]);
});

it('knows how many candles a usual day has, short days aside', () => {
  const week = [0, 1, 2, 3, 4].flatMap((day) =>
    Array.from({ length: day === 3 ? 4 : 7 }, (_, index) => (day * 24 + 14 + index) * hour),
  );
  expect(candlesPerDay(candlesAt(week, '1h'))).toBe(7);
  expect(candlesPerDay(candlesAt([0, 24 * hour, 48 * hour], '1d'))).toBe(1);
});
