import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

describe('a record after an answer about a time', () => {
  it.each([
    ['en', ['gold this week', 'how far off the record'], 'all-time-high'],
    ['en', ['gold past 12 months', 'is it at a record'], 'all-time-high'],
    ['en', ['gold high and low this year', 'date of the peak?'], 'high-low'],
    ['tr', ['altın bu yıl', 'rekora uzak mı'], 'all-time-high'],
    ['tr', ['altın bu yıl en yüksek ve en düşük', 'dip hangi tarihte'], 'high-low'],
  ] as const)('%s %j asks for %s', (language, turns, measure) => {
    const { measures, period } = readTurns(turns, language);
    expect(measures?.map(({ id }) => id)).toStrictEqual([measure]);
    expect(period === undefined).toBe(measure === 'all-time-high');
  });
});
