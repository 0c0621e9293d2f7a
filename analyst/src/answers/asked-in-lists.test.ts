import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

describe.skipIf(!hasSharedData).each(languages)('a list of figures (%s)', (language) => {
  const isEnglish = language === 'en';
  const format = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  it('is told in full, each figure of the period that the first one names', async () => {
    const rows = readRealRows('GC').filter(({ day }) => day.startsWith('2024'));
    let [peak, deepest] = [0, 0];
    for (const { close } of rows) {
      peak = Math.max(peak, close);
      deepest = Math.max(deepest, (1 - close / peak) * 100);
    }
    const message = isEnglish
      ? 'gold 2024 high, low and drawdown'
      : 'altın 2024 en yüksek, en düşük ve zirveden düşüş';
    const told = (await askReal(message, language)).join(' ');
    expect(told).toContain(format(Math.max(...rows.map(({ high }) => high))));
    expect(told).toContain(format(Math.min(...rows.map(({ low }) => low))));
    expect(told).toContain(format(deepest));
  });

  it('is no search of a market, and indicators beside a past year are those of now', async () => {
    const rows = readRealRows('NVDA');
    const closes = rows.map(({ close }) => close);
    const average = closes.slice(-50).reduce((a, b) => a + b, 0) / 50;
    const drops = rows.flatMap(({ day, close }, at) =>
      day.startsWith('2022') ? [(close / (closes[at - 1] ?? close) - 1) * 100] : [],
    );
    const message = isEnglish
      ? 'nvda: 50 day average, rsi, biggest one-day drop in 2022'
      : "nvda: 50 günlük ortalama, rsi, 2022'deki en büyük günlük düşüş";
    const told = (await askReal(message, language)).join(' ');
    expect(told).toContain(format(average));
    expect(told).toContain('RSI 14');
    expect(told).toContain(format(-Math.min(...drops)));
  });

  it('names what of it was not read', async () => {
    const message = isEnglish ? 'BTC rsi, flurbs and trend' : 'BTC rsi, zımbırtı ve trend';
    const told = (await askReal(message, language)).join(' ');
    expect(told).toContain(isEnglish ? 'flurbs' : 'zımbırtı');
    expect(told).toContain('RSI 14');
  });
});
