import { expect, it } from 'vitest';
import { createMeasureCase, createMeasureReader } from '../../testing/measure-cases.ts';
import { createRandomCandles } from '../../testing/random-candles.ts';
import { structureMeasures } from './structure-measures.ts';

const hourMs = 3_600_000;
// 1 June 2026.
const summer = 20_605 * 24 * hourMs;
const walk = createRandomCandles({ seed: 7, length: 2500, start: 400 });
const quarters = {
  ...walk,
  interval: '15m' as const,
  openTime: walk.openTime.map((_, t) => summer + t * (hourMs / 4)),
};
const one = createMeasureCase('walk', quarters, 2000);
const read = createMeasureReader(structureMeasures);

// In summer New York is four hours behind UTC: the London open of 02:00 to 05:00 begins at 06:00.
it.each([
  ['london-open', 6, 9],
  ['asia', 0, 4],
] as const)('events of the session %s are confirmed from %i to %i UTC', (session, from, to) => {
  const isWithin = (at: number): boolean => {
    const hour = Math.floor(((one.rows[at]?.time ?? Number.NaN) % (24 * hourMs)) / hourMs);
    return hour >= from && hour < to;
  };
  const breaks = one.series.analysis.findings.filter(
    ({ kind, confirmedAt }) =>
      ['break-of-structure', 'change-of-character'].includes(kind) && confirmedAt >= one.from,
  );
  const within = breaks.filter(({ confirmedAt }) => isWithin(confirmedAt));
  expect(within.length).toBeGreaterThan(0);
  expect(within.length).toBeLessThan(breaks.length);
  expect(read('event-count', one, { sessions: [session] }).get('count')).toBe(within.length);
  const last = within.toSorted((a, b) => b.confirmedAt - a.confirmedAt)[0]?.confirmedAt ?? 0;
  expect(read('events', one, { sessions: [session] }).get('1.time')).toBe(one.rows[last]?.time);
});
