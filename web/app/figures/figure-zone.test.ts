import type { FigureFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { createFrame } from './figure-frame.ts';
import { placeFigureLabels } from './figure-label.ts';
import { isInPicture, toFigureZone } from './figure-zone.ts';

/**
 * Ten candles from 0 to 9, prices from 0 to 286: one unit of price is one unit of height, the
 * bottom lies at 296.
 */
const openTime = Array.from({ length: 10 }, (_, index) => index);
const column = openTime.map(() => 100);
const frame = createFrame({
  candles: { openTime, open: column, high: column, low: column, close: column },
  prices: [0, 286],
});
const place = { openTime, frame, words: { breaker: 'Breaker' }, language: 'en' } as const;

const gap: FigureFinding = {
  id: 'gap',
  kind: 'fair-value-gap',
  direction: 'bullish',
  formedAt: 2,
  confirmedAt: 3,
  top: 200,
  bottom: 150,
  transitions: [],
};

describe('figure zone', () => {
  it('is a box from the candle it formed on to the right edge while it stands', () => {
    // Each of the ten candles has 45.4 of the width; the third has its middle at 4 + 2.5 * 45.4.
    expect(toFigureZone(gap, place)).toMatchObject({
      shape: 'box',
      left: 117.5,
      right: 458,
      top: 96,
      bottom: 146,
      phase: 'fresh',
      label: 'FVG',
    });
  });

  it('is a frame around the candles of a pattern, with its name', () => {
    const pattern: FigureFinding = { ...gap, kind: 'candlestick-pattern', label: 'doji' };
    const named = {
      ...place,
      words: { breaker: 'Breaker', pattern: (label: string) => `the ${label}` },
    };
    // From half a candle before the middle of the third to half a candle behind that of the fourth.
    expect(toFigureZone(pattern, named)).toMatchObject({
      shape: 'candles',
      left: 94.8,
      right: 185.6,
      label: 'the doji',
    });
  });

  it('is a slope from one swing to the other where it joins two', () => {
    const divergence: FigureFinding = {
      ...gap,
      kind: 'divergence',
      confirmedAt: 9,
      swings: [
        { at: 2, price: 200 },
        { at: 4, price: 150 },
      ],
    };
    // The fifth candle has its middle at 4 + 4.5 * 45.4; that it was known at the tenth does not
    // lengthen the line.
    expect(toFigureZone(divergence, place)).toMatchObject({
      shape: 'slope',
      left: 117.5,
      right: 208.3,
      ends: [96, 146],
      label: 'DIV',
    });
  });

  it('ends where its life ended', () => {
    const failed: FigureFinding = {
      ...gap,
      transitions: [
        { state: 'inverted', at: 5, price: 140 },
        { state: 'inversion-failed', at: 7, price: 210 },
      ],
    };
    const zone = toFigureZone(failed, place);
    expect(zone).toMatchObject({ phase: 'spent', label: 'iFVG' });
    expect(zone.flip).toBeCloseTo(4 + 5.5 * 45.4, 5);
    expect(zone.right).toBeCloseTo(4 + 7.5 * 45.4, 5);
  });

  it('begins at the left edge when it formed before the first candle', () => {
    expect(toFigureZone({ ...gap, formedAt: -4, confirmedAt: -3 }, place)).toMatchObject({
      left: 4,
      confirmed: undefined,
    });
  });

  it('is a line from the pivot to the candle that broke it', () => {
    const zone = toFigureZone(
      { ...gap, kind: 'break-of-structure', confirmedAt: 8, top: 200, bottom: 200 },
      place,
    );
    expect(zone).toMatchObject({ shape: 'line', left: 117.5, top: 96, label: 'BOS' });
    expect(zone.right).toBeCloseTo(4 + 8.5 * 45.4, 5);
  });

  it('is left out when its life ended before the first candle', () => {
    const old = { ...gap, formedAt: -9, confirmedAt: -8 };
    expect(isInPicture(old, openTime)).toBe(true);
    expect(
      isInPicture({ ...old, transitions: [{ state: 'filled', at: -5, price: 150 }] }, openTime),
    ).toBe(false);
  });
});

describe('figure labels', () => {
  it('do not overlap; earlier ones have priority', () => {
    const zones = [1, 2, 3, 4].map((id) => ({ ...toFigureZone(gap, place), id: String(id) }));
    const labels = placeFigureLabels(zones, frame);
    expect(labels[0]).toMatchObject({ zone: { id: '1' } });
    for (const [index, one] of labels.entries()) {
      for (const other of labels.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) >= 27 || Math.abs(one.y - other.y) >= 15).toBe(true);
      }
    }
  });
});
