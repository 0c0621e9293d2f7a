import { expect, it } from 'vitest';
import { createRandom } from '../testing/random-candles.ts';
import { rankCandidates } from './control-ranking.ts';
import { createFindControls } from './matched-control.ts';

const length = 24 * 7 * 60;
const slots = Int32Array.from({ length }, (_, t) => t % 168);
const random = createRandom(5);
const outlook = Float64Array.from({ length }, () => 0.5 + random());
const isCandidate = Uint8Array.from({ length }, (_, t) => (t % 7 === 0 ? 0 : 1));

const find = (t: number, copies: number, candidates = isCandidate): number[] => {
  const finder = createFindControls(rankCandidates(slots, outlook), {
    isCandidate: candidates,
    apart: 20,
  });
  const found = new Int32Array(copies);
  return [...found.subarray(0, finder(t, found))];
};

it('takes the nearest in outlook of the same hour and weekday, as a plain search does', () => {
  const t = 168 * 30 + 50;
  const allowed = [...outlook.keys()].filter(
    (other) => other % 168 === t % 168 && isCandidate[other] === 1 && Math.abs(other - t) > 20,
  );
  const distance = (other: number): number => (outlook[other] ?? 0) - (outlook[t] ?? 0);
  const sorted = allowed.toSorted((one, other) => distance(one) - distance(other));
  const above = sorted.filter((other) => distance(other) > 0).slice(0, 5);
  const below = sorted.filter((other) => distance(other) < 0).slice(-5);
  const expected = [...above, ...below].toSorted((one, other) => one - other);
  expect(find(t, 10).toSorted((one, other) => one - other)).toEqual(expected);
});

it('widens to the hour of all work days, then to all candles, when too few are left', () => {
  const t = 168 * 30 + 10;
  const few = isCandidate.map((value, other) => (other < 168 * 20 ? value : 0));
  const sameHour = find(t, 12, few);
  expect(sameHour.every((other) => other % 24 === 10)).toBe(true);
  expect(new Set(sameHour.map((other) => other % 168)).size).toBeGreaterThan(1);
  const fewer = isCandidate.map((value, other) => (other < 168 * 3 ? value : 0));
  expect(find(t, 12, fewer).some((other) => other % 24 !== 10)).toBe(true);
});

it('never takes an event, nor a candle whose path the event shares', () => {
  for (const t of [1000, 2001, 5002])
    for (const other of find(t, 20)) {
      expect(isCandidate[other]).toBe(1);
      expect(Math.abs(other - t)).toBeGreaterThan(20);
    }
});
