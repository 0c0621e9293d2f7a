import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

const dayMs = 86_400_000;

describe('the time of the question before', () => {
  it.each([
    ['en', ['high and low of gold in 2024', 'how far is it from the all time high']],
    ['tr', ['altın 2024 en yüksek en düşük', 'rekoru kaçtı']],
  ] as const)('%s: is not that of a record', (language, turns) => {
    const { measures, period } = readTurns(turns, language);
    expect(measures?.map(({ id }) => id)).toEqual(['all-time-high']);
    expect(period).toBeUndefined();
  });

  it.each([
    ['en', ['gold returns by year over the last 10 years', 'the single worst month in there']],
    ['tr', ['altın son 10 yıl yıllık getiriler', 'içlerinde en kötü ay hangisiydi']],
  ] as const)('%s: is that of the best month of it', (language, turns) => {
    const { measures, period } = readTurns(turns, language);
    expect(measures?.map(({ id }) => id)).toEqual(['best-month']);
    expect(period).toEqual({ kind: 'last', count: 10, unit: 'year' });
  });

  it.each([
    ['en', 'worst month of gold'],
    ['tr', 'altının en kötü ayı'],
  ] as const)('%s: without one the best month is one of all', (language, message) => {
    expect(readTurns([message], language).period).toEqual({ kind: 'all' });
  });

  it.each([
    ['en', ['price of gold on 13 march 2023', 'change in that month']],
    ['tr', ['altın 13 mart 2023 kaçtı', 'o ay ne kadar değişti']],
  ] as const)('%s: gives the month of its day', (language, turns) => {
    expect(readTurns(turns, language).period).toEqual({
      kind: 'range',
      from: Date.UTC(2023, 2, 1),
      to: Date.UTC(2023, 3, 1),
    });
  });

  it.each([
    ['en', ['gold since 13 march 2023', 'rsi that day']],
    ['tr', ['altın 13 mart 2023ten beri ne kadar değişti', 'o gün rsi kaçtı']],
  ] as const)('%s: gives the day it began', (language, turns) => {
    const { measures } = readTurns(turns, language);
    expect(measures?.[0]).toMatchObject({ id: 'indicator-at', time: Date.UTC(2023, 2, 13) });
  });

  it('is as many units as a number alone says, in digits or in words', () => {
    const turns = ['correlation of gold and silver over the last 2 years', 'four'];
    expect(readTurns(turns, 'en').period).toEqual({ kind: 'last', count: 4, unit: 'year' });
    const asked = ['altın gümüş korelasyonu son 2 yıl', 'dört'];
    expect(readTurns(asked, 'tr').period).toEqual({ kind: 'last', count: 4, unit: 'year' });
  });
});

describe('a length beside an average of prices', () => {
  it.each([
    ['en', 'gold mean close 90 days'],
    ['tr', 'altın 90 günlük ortalama kapanış'],
  ] as const)('%s: is the time it is taken over', (language, message) => {
    const { measures, period } = readTurns([message], language);
    expect(measures).toEqual([{ id: 'average-price' }]);
    expect(period).toEqual({ kind: 'last', count: 90, unit: 'day' });
  });

  it.each([
    ['en', 'gold 90 day moving average'],
    ['tr', 'altın 90 günlük hareketli ortalama'],
  ] as const)('%s: is none of a moving average', (language, message) => {
    expect(readTurns([message], language).period).toBeUndefined();
  });
});

describe('what changed while someone was away', () => {
  it.each([
    ['en', 'been ill for a week, what is new in gold', 7],
    ['en', 'what is new in gold', undefined],
    ['tr', 'iki haftadır yoktum, altında ne değişti', 14],
    ['tr', 'altında ne değişti', undefined],
  ] as const)('%s: "%s" is of %s days', (language, message, days) => {
    const { intent, since } = readTurns([message], language);
    expect(intent).toBe('changed-since');
    // The turns are read on 21 November 2026.
    const from = since?.kind === 'time' ? since.time : undefined;
    const back =
      from === undefined ? undefined : Math.ceil((Date.UTC(2026, 10, 21) - from) / dayMs);
    expect(back).toBe(days);
  });
});
