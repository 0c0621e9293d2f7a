import { languages, type Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const dayMs = 86_400_000;

/** A percentage as it is told, with its sign before the number. */
function formatPart(value: number, language: Language): string {
  const number = Math.abs(value).toLocaleString(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const sign = value < 0 ? '-' : '';
  return language === 'en' ? `${sign}${number}%` : `${sign}%${number}`;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Mean change of the Mondays of the 1,095 days up to the end of the file. */
function calculateMondays(): { mean: number; count: number } {
  const rows = readRealRows('BTCUSDT');
  const end = toDate(rows.at(-1)?.day ?? '').getTime();
  const changes = rows.flatMap(({ day, close }, t) => {
    const isAsked = toDate(day).getUTCDay() === 1 && end - toDate(day).getTime() < 1095 * dayMs;
    return isAsked ? [(close / (rows[t - 1]?.close ?? Number.NaN) - 1) * 100] : [];
  });
  return { mean: sum(changes) / changes.length, count: changes.length };
}

/** Mean change of the Januaries, each from the last close of December. */
function calculateJanuaries(): { mean: number; count: number } {
  const rows = readRealRows('BTCUSDT');
  const closes = new Map(rows.map(({ day, close }) => [day.slice(0, 7), close]));
  const changes = [...closes].flatMap(([month, close]) => {
    const [year, name] = month.split('-');
    const before = closes.get(`${Number(year) - 1}-12`);
    return name === '01' && before !== undefined ? [(close / before - 1) * 100] : [];
  });
  return { mean: sum(changes) / changes.length, count: changes.length };
}

describe.skipIf(!hasSharedData).each(languages)('a season that is named (%s)', (language) => {
  const isEnglish = language === 'en';

  it.each(
    isEnglish
      ? ['how does BTC do on mondays', 'is monday the best day for BTC']
      : ['BTC pazartesi nasıl gider', 'BTC için en iyi gün pazartesi mi'],
  )('is its weekday: %s', async (message) => {
    const { mean, count } = calculateMondays();
    const [first = ''] = await askReal(message, language);
    expect(first).toContain(isEnglish ? 'Mondays' : 'pazartesi');
    expect(first).toContain(formatPart(mean, language));
    expect(first).toContain(`${count}`);
  });

  it.each(
    isEnglish
      ? ['how is BTC usually in January', 'is january the best month for BTC']
      : ['BTC Ocak ayında nasıl', 'BTC ocakta genelde nasıl'],
  )('is its month: %s', async (message) => {
    const { mean, count } = calculateJanuaries();
    const [first = ''] = await askReal(message, language);
    expect(first).toContain(formatPart(mean, language));
    expect(first).toContain(isEnglish ? `${count} years` : `${count} yıllık`);
  });

  it.each(isEnglish ? ['how was BTC in january', 'BTC in january 2026'] : ['BTC ocakta nasıldı'])(
    'is the month itself where it is of the past: %s',
    async (message) => {
      const rows = readRealRows('BTCUSDT');
      const [before, after] = ['2025-12-31', '2026-01-31'].map(
        (last) => rows.find(({ day }) => day === last)?.close ?? Number.NaN,
      );
      const change = ((after ?? 0) / (before ?? 0) - 1) * 100;
      const [first = ''] = await askReal(message, language);
      expect(first).toContain(formatPart(Math.abs(change), language));
    },
  );
});
