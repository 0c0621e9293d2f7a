// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { toSweepFacts } from './sweep-facts.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
});

/** Hours of section 6, number 12, of the definitions, in New York. */
const zones: readonly (readonly [name: string, from: number, to: number])[] = [
  ['asia', 20, 24],
  ['london-open', 2, 5],
  ['new-york-morning', 7, 10],
  ['london-close', 10, 12],
  ['lunch', 12, 13],
  ['new-york-afternoon', 13.5, 16],
];

function findZone(time: number): string | undefined {
  const [hours = 0, minutes = 0] = clock.format(time).split(':').map(Number);
  const hour = hours + minutes / 60;
  return zones.find(([, from, to]) => hour >= from && hour < to)?.[0];
}

it('a sweep bears the killzone in which its candle opens, on candles shorter than an hour', () => {
  const candles = createRandomCandles({ seed: 12, length: 2400 });
  const seen = new Set<string | undefined>();
  for (let end = 400; end <= candles.length; end += 40) {
    const analysis = analyzeTechnical(sliceCandles(candles, 0, end));
    const sweep = analysis.findings.findLast(({ kind }) => kind === 'liquidity-sweep');
    const facts = toSweepFacts(analysis, { from: 0, to: end - 1 });
    const told = facts.find(({ id }) => id === 'sweep.killzone')?.value;
    const expected = findZone(candles.openTime[sweep?.confirmedAt ?? -1] ?? Number.NaN);
    expect([end, told]).toEqual([end, expected]);
    seen.add(expected);
  }
  expect(seen.size).toBe(zones.length + 1);
  const hourly = analyzeTechnical({
    ...candles,
    interval: '1h',
    openTime: candles.openTime.map((_, t) => 1_600_000_200_000 - 600_000 + t * 3_600_000),
  });
  const facts = toSweepFacts(hourly, { from: 0, to: candles.length - 1 });
  expect(facts.map(({ id }) => id)).toContain('sweep.level');
  expect(facts.map(({ id }) => id)).not.toContain('sweep.killzone');
});
