import { describe, expect, it } from 'vitest';
import { findKeptView } from './kept-view.ts';

const times = [10, 20, 30, 40, 50];

describe('the view when a candle closes', () => {
  it('goes on by one candle where the latest is in view', () => {
    // Five candles before and after: the first fell out, one came.
    const view = { from: 1, to: 6 };
    expect(findKeptView({ view, times }, [20, 30, 40, 50, 60])).toEqual({ from: 1, to: 6 });
    expect(findKeptView({ view, times }, [10, 20, 30, 40, 50, 60])).toEqual({ from: 2, to: 7 });
  });

  it('stays on the same candles where one looks at the past', () => {
    const view = { from: 0.5, to: 2.5 };
    expect(findKeptView({ view, times }, [20, 30, 40, 50, 60])).toEqual({ from: -0.5, to: 1.5 });
    expect(findKeptView({ view, times }, [10, 20, 30, 40, 50, 60])).toEqual(view);
  });

  it('is none for other candles', () => {
    expect(findKeptView({ view: { from: 0, to: 4 }, times }, [15, 25])).toBeUndefined();
    expect(findKeptView({ view: undefined, times }, times)).toBeUndefined();
    expect(findKeptView({ view: { from: 0, to: 4 }, times: [] }, times)).toBeUndefined();
  });
});
