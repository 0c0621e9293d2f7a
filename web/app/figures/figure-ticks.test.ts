import { describe, expect, it } from 'vitest';
import { createPriceTicks, createTimeTicks } from './figure-ticks.ts';

const texts = (lowest: number, highest: number, language: 'en' | 'tr' = 'en') =>
  createPriceTicks({ lowest, highest, count: 5 }, language).map(({ text }) => text);

describe('price ticks', () => {
  it('are round and within the range', () => {
    expect(texts(48_700, 55_100)).toEqual(['50,000', '52,000', '54,000']);
  });

  it('have enough decimals to differ', () => {
    expect(texts(1.0812, 1.0868)).toEqual(['1.082', '1.084', '1.086']);
    expect(texts(10.1, 20.9)).toEqual(['12.5', '15.0', '17.5', '20.0']);
  });

  it('are formatted by language', () => {
    expect(texts(1.0812, 1.0868, 'tr')).toEqual(['1,082', '1,084', '1,086']);
  });

  it('go below zero', () => {
    expect(texts(-22, 21)).toEqual(['-20', '-10', '0', '10', '20']);
  });
});

describe('time ticks', () => {
  const fourHours = 14_400_000;
  const times = Array.from({ length: 24 }, (_, index) => Date.UTC(2026, 4, 30) + index * fourHours);

  it('mark the first candle of a day, at the minimum distance', () => {
    expect(createTimeTicks(times, 6, 'en')).toEqual([
      { index: 6, text: '31 May' },
      { index: 12, text: '1 Jun' },
      { index: 18, text: '2 Jun' },
    ]);
    expect(createTimeTicks(times, 7, 'tr')).toEqual([
      { index: 6, text: '31 May' },
      { index: 18, text: '2 Haz' },
    ]);
  });

  it('are round hours for little more than one day', () => {
    const quarters = Array.from(
      { length: 96 },
      (_, index) => Date.UTC(2026, 4, 12, 22) + index * 900_000,
    );
    // Sixteen candles of 15 minutes are the next round step after thirteen.
    expect(createTimeTicks(quarters, 13, 'tr')).toEqual([
      { index: 8, text: '00:00' },
      { index: 24, text: '04:00' },
      { index: 40, text: '08:00' },
      { index: 56, text: '12:00' },
      { index: 72, text: '16:00' },
      { index: 88, text: '20:00' },
    ]);
  });
});
