import { describe, expect, it } from 'vitest';
import { matchIntervals } from './match-intervals.ts';

const matchFirst = (typed: string) => matchIntervals(typed)[0];

describe('a typed interval', () => {
  it('is in minutes if it is a number alone', () => {
    expect(['1', '5', '15', '30', '60', '240', '1440'].map(matchFirst)).toEqual([
      '1m',
      '5m',
      '15m',
      '30m',
      '1h',
      '4h',
      '1d',
    ]);
  });

  it('may name its unit, in both languages', () => {
    expect(
      ['1D', '1W', '1M', '1m', '4h', '4H', '1g', '1 ay', '1hf', '15dk', '4sa'].map(matchFirst),
    ).toEqual(['1d', '1w', '1mo', '1m', '4h', '4h', '1d', '1mo', '1w', '15m', '4h']);
  });

  it('is followed by those it is a prefix of', () => {
    expect(matchIntervals('1')).toEqual(['1m', '15m', '1h', '1d', '1w', '1mo']);
    expect(matchIntervals('24')).toEqual(['4h']);
  });

  it('that is unknown matches nothing', () => {
    expect([matchIntervals('7'), matchIntervals('2h'), matchIntervals('x')]).toEqual([[], [], []]);
  });
});
