import { describe, expect, it } from 'vitest';
import { at } from '../candles/column.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { drawCandles, type Drawn } from '../testing/draw-candles.ts';
import { createRandom, createRandomCandles } from '../testing/random-candles.ts';
import { calculateVolumeProfile, type VolumeProfile } from './volume-profile.ts';

const calculateProfile = (drawn: readonly Drawn[]): VolumeProfile | undefined =>
  calculateVolumeProfile(drawCandles(drawn), { from: 0, to: drawn.length - 1 });

describe('a volume profile', () => {
  it('spreads the volume of a candle evenly over its range', () => {
    // Rows of 1 from 0 to 100: 60 over sixty rows, 40 over the upper forty of them, 25 in the row
    // from 50 to 51.
    const profile = calculateProfile([
      [0, 100, 0, 100, 100],
      [60, 100, 60, 60, 80],
      [50.5, 50.5, 50.5, 50.5, 25],
    ]);
    expect(profile?.rowHeight).toBe(1);
    expect([...(profile?.rows ?? [])].map((volume) => Math.round(volume * 1e9) / 1e9)).toEqual(
      Array.from({ length: 100 }, (_, row) => (row >= 60 ? 3 : row === 50 ? 26 : 1)),
    );
    expect(profile?.pointOfControl).toBe(50.5);
  });

  it('grows the value area row by row to the larger side until it holds 70 %', () => {
    // 205 in all: from row 50 with 26 upwards past the ones (the upper of equal rows first) to the
    // threes.
    const profile = calculateProfile([
      [0, 100, 0, 100, 100],
      [60, 100, 60, 60, 80],
      [50.5, 50.5, 50.5, 50.5, 25],
    ]);
    // 26 + 9 ones up to row 59 + threes: (143.5 - 35) / 3 = 36.2, so 37 of them, up to row 96.
    expect(profile?.valueAreaLow).toBe(50);
    expect(profile?.valueAreaHigh).toBe(97);
    expect(profile?.valueAreaShare).toBeCloseTo((26 + 9 + 37 * 3) / 205, 12);
  });

  it('preserves total volume, peaks at the point of control, holds 70 % in the value area', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const candles = createRandomCandles({ seed, length: 400 });
      const [from, to] = [seed * 20, 399 - seed];
      const profile = calculateVolumeProfile(candles, { from, to });
      if (profile === undefined) throw new Error('random candles have volume');
      const rows = [...profile.rows];
      const total = candles.volume.slice(from, to + 1).reduce((sum, volume) => sum + volume, 0);
      expect(rows.reduce((sum, volume) => sum + volume, 0)).toBeCloseTo(total, 6);
      const control = Math.floor((profile.pointOfControl - profile.bottom) / profile.rowHeight);
      expect(rows[control]).toBe(Math.max(...rows));
      expect(profile.valueAreaLow).toBeLessThan(profile.pointOfControl);
      expect(profile.valueAreaHigh).toBeGreaterThan(profile.pointOfControl);
      expect(profile.valueAreaShare).toBeGreaterThanOrEqual(0.7);
      expect(profile.valueAreaShare).toBeLessThan(0.75);
    }
  });

  it('matches a Monte Carlo estimate with 100,000 random prices', () => {
    const candles = createRandomCandles({ seed: 9, length: 120 });
    const profile = calculateVolumeProfile(candles, { from: 0, to: 119 });
    if (profile === undefined) throw new Error('random candles have volume');
    const random = createRandom(4);
    const sampled = new Float64Array(100);
    const draws = 1000;
    for (let t = 0; t < 120; t += 1) {
      const [high, low, volume] = [at(candles.high, t), at(candles.low, t), at(candles.volume, t)];
      for (let draw = 0; draw < draws; draw += 1) {
        const row = Math.min(
          99,
          Math.floor((low + random() * (high - low) - profile.bottom) / profile.rowHeight),
        );
        sampled[row] = at(sampled, row) + volume / draws;
      }
    }
    const total = sampled.reduce((sum, volume) => sum + volume, 0);
    const apart = profile.rows.reduce(
      (sum, volume, row) => sum + Math.abs(volume - at(sampled, row)),
      0,
    );
    expect(apart / total).toBeLessThan(0.03);
  });

  it('depends on its window only', () => {
    const candles = createRandomCandles({ seed: 12, length: 300 });
    const whole = calculateVolumeProfile(candles, { from: 100, to: 249 });
    expect(calculateVolumeProfile(sliceCandles(candles, 100, 250), { from: 0, to: 149 })).toEqual(
      whole,
    );
  });

  it('is undefined without volume in half of the candles, and for constant prices', () => {
    const flat: Drawn = [5, 5, 5, 5, 10];
    const silent: Drawn = [5, 6, 4, 5, 0];
    expect(calculateProfile([silent, silent])).toBeUndefined();
    expect(calculateProfile([silent, silent, [5, 6, 4, 5, 10]])).toBeUndefined();
    expect(calculateProfile([silent, [5, 6, 4, 5, 10]])).toBeDefined();
    expect(calculateProfile([flat, flat])).toBeUndefined();
  });
});
