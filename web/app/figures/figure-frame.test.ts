import { describe, expect, it } from 'vitest';
import { createFrame } from './figure-frame.ts';
import { findCandleIndex } from './find-candle-index.ts';

const hour = 3_600_000;
/** Four candles between 90 and 110. */
const candles = {
  openTime: [0, hour, 2 * hour, 5 * hour],
  open: [100, 102, 98, 100],
  high: [104, 110, 102, 104],
  low: [98, 100, 90, 96],
  close: [102, 106, 100, 98],
};

describe('figure frame', () => {
  it('shares the width evenly among the candles', () => {
    // 520 wide, 4 free at the left, 62 for the scale: 454 for four candles.
    const frame = createFrame({ candles });
    expect(frame.step).toBe(113.5);
    expect([0, 1, 2, 3].map((index) => frame.x(index))).toEqual([60.75, 174.25, 287.75, 401.25]);
  });

  it('puts the highest price at the top and the lowest at the bottom', () => {
    const frame = createFrame({ candles, prices: [90, 110] });
    // The plot reaches from 10 to 320 - 24.
    expect(frame.y(110)).toBe(10);
    expect(frame.y(90)).toBe(296);
    expect(frame.y(100)).toBe(153);
  });

  it('leaves headroom for names above the highest price', () => {
    const frame = createFrame({ candles, prices: [90, 110], headroom: 36 });
    expect([frame.y(110), frame.y(90), frame.top]).toEqual([46, 296, 10]);
  });

  it('leaves a padding of 6 % of the range above and below', () => {
    const frame = createFrame({ candles });
    expect(frame.lowest).toBeCloseTo(88.8, 10);
    expect(frame.highest).toBeCloseTo(111.2, 10);
  });

  it('reserves slots for later candles', () => {
    expect(createFrame({ candles, slots: 8 }).x(0)).toBe(32.38);
  });

  it('leaves gaps for missing candles', () => {
    const frame = createFrame({ candles, missing: [{ after: 2 * hour, count: 2 }] });
    // Six places now; the last candle stands on the sixth, the hole covers the fourth and fifth.
    expect(frame.x(3)).toBe(420.17);
    expect(frame.holes).toEqual([{ left: 231, width: 151.33 }]);
  });

  it('handles equal prices', () => {
    const flat = { openTime: [0], open: [5], high: [5], low: [5], close: [5] };
    expect(createFrame({ candles: flat }).y(5)).toBe(153);
  });
});

describe('candle index at a time', () => {
  it('is the last candle opened by then, and -1 before the first', () => {
    expect(findCandleIndex(candles.openTime, 2 * hour)).toBe(2);
    expect(findCandleIndex(candles.openTime, 3 * hour)).toBe(2);
    expect(findCandleIndex(candles.openTime, -1)).toBe(-1);
  });
});
