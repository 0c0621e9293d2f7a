import { expect, it } from 'vitest';
import type { Interval } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';
import { countCandlesPerDay, toTimeClusters } from './time-clusters.ts';

const hour = 3_600_000;

function candlesAt(times: readonly number[], interval: Interval) {
  return toCandles(
    interval,
    times.map((openTime) => ({ openTime, open: 1, high: 1, low: 1, close: 1, volume: 0 })),
  );
}

it('splits at UTC midnight, as soon as a cluster holds twice the span', () => {
  const hours = Array.from({ length: 96 }, (_, index) => index * hour);
  const ofSpan = (span: number) => [...toTimeClusters(candlesAt(hours, '1h'), span).byCandle];
  expect(ofSpan(12)).toEqual(hours.map((_, index) => Math.floor(index / 24)));
  expect(ofSpan(13)).toEqual(hours.map((_, index) => Math.floor(index / 48)));
});

it('counts candles and not hours: a short day joins the next one', () => {
  const times = [22, 23, 24, 25, 26, 27, 48, 49].map((time) => time * hour);
  expect([...toTimeClusters(candlesAt(times, '1h'), 2).byCandle]).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
});

it('splits daily candles into clusters of twice the span', () => {
  const days = Array.from({ length: 10 }, (_, index) => index * 24 * hour);
  const { byCandle: of, count } = toTimeClusters(candlesAt(days, '1d'), 2);
  expect([[...of], count]).toEqual([[0, 0, 0, 0, 1, 1, 1, 1, 2, 2], 3]);
});

it('counts the candles of a usual day, ignoring short days', () => {
  const week = [0, 1, 2, 3, 4].flatMap((day) =>
    Array.from({ length: day === 3 ? 4 : 7 }, (_, index) => (day * 24 + 14 + index) * hour),
  );
  expect(countCandlesPerDay(candlesAt(week, '1h'))).toBe(7);
  expect(countCandlesPerDay(candlesAt([0, 24 * hour, 48 * hour], '1d'))).toBe(1);
});
