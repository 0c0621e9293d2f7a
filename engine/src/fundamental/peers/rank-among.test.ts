import { describe, expect, it } from 'vitest';
import { rankAmong } from './rank-among.ts';

const seven = [1, 2, 3, 4, 5, 6, 7];

describe('the place of a figure among companies', () => {
  it.each([
    [0, 0],
    [4.5, 4 / 7],
    [4, 3.5 / 7],
    [9, 1],
  ])('of %f beside seven others is %f of them', (value, place) => {
    expect(rankAmong(value, seven)).toEqual({ count: 8, place });
  });

  it('is not told of fewer than eight', () => {
    expect(rankAmong(4, seven.slice(1))).toEqual({ count: 7, place: null });
    expect(rankAmong(4, [])).toEqual({ count: 1, place: null });
  });

  it('of companies that are all alike is the middle', () => {
    expect(
      rankAmong(
        5,
        Array.from({ length: 20 }, () => 5),
      ),
    ).toEqual({ count: 21, place: 0.5 });
  });
});
