import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe.skipIf(!hasSharedData).each(languages)('volatility (%s)', (language) => {
  const isEnglish = language === 'en';

  it('is told against its past where it is asked whether it rose', async () => {
    const ranges = readRealRows('BTCUSDT').map(({ high, low, close }, t, rows) => {
      const before = rows[t - 1]?.close ?? close;
      return Math.max(high, before) - Math.min(low, before);
    });
    const ratio = sum(ranges.slice(-20)) / sum(ranges.slice(-40, -20));
    const message = isEnglish ? 'is volatility of BTC up' : 'BTC volatilitesi arttı mı';
    const [first = ''] = await askReal(message, language);
    const { yes, no } = isEnglish ? { yes: 'Yes.', no: 'No.' } : { yes: 'Evet.', no: 'Hayır.' };
    expect(first.startsWith(ratio > 1 ? yes : no)).toBe(true);
    expect(first).toContain(isEnglish ? 'has fallen' : 'azaldı');
  });

  it('is told by its level where that is asked', async () => {
    const message = isEnglish ? 'is volatility of BTC high' : 'BTC volatilitesi yüksek mi';
    const [first = ''] = await askReal(message, language);
    expect(first).toContain('ATR 14');
  });
});

describe.skipIf(!hasSharedData).each(languages)('a date that does not exist (%s)', (language) => {
  it('is said to be none, and the last day of its month stands for it', async () => {
    const isEnglish = language === 'en';
    const message = isEnglish ? 'price of BTC on 29 February 2023' : '29 Şubat 2023 BTC fiyatı';
    const row = readRealRows('BTCUSDT').find(({ day }) => day === '2023-02-28');
    const close = row?.close.toLocaleString(language, { minimumFractionDigits: 2 });
    const [first = '', second = ''] = await askReal(message, language);
    expect(first).toContain(
      isEnglish ? 'There is no 29 February 2023' : '29 Şubat 2023 diye bir gün yok',
    );
    expect(second).toContain(close);
  });

  it.each([
    [
      'what was BTC on february 29 2023',
      "29 şubat 2023'te BTC kaçtan kapandı",
      '29',
      '28',
      'Şubat',
    ],
    ['close of BTC on 2023-02-29', '29.02.2023 tarihinde BTC kapanışı', '29', '28', 'Şubat'],
    ['close of BTC on 31 april 2024', '31 nisan 2024’te BTC kaçtan kapandı', '31', '30', 'Nisan'],
  ])('is written as dates are: %s', async (english, turkish, ...[typed, last, month]) => {
    const name = month === 'Şubat' ? 'February 2023' : 'April 2024';
    const own = month === 'Şubat' ? 'Şubat 2023' : 'Nisan 2024';
    const [first] = await askReal(language === 'en' ? english : turkish, language);
    expect(first).toBe(
      language === 'en'
        ? `There is no ${typed} ${name} in the calendar; the last day of that month is ${last} ${name}.`
        : `${typed} ${own} diye bir gün yok; o ayın son günü ${last} ${own}.`,
    );
  });
});

it.skipIf(!hasSharedData).each([
  ['en', 'open bullish gaps of BTC below price', 'unfilled bullish fair value gap'],
  ['tr', 'BTC açık düşüş boşlukları', 'dolmamış düşüş yönlü adil değer boşluğu'],
] as const)('a list says to what it is narrowed (%s)', async (language, message, words) => {
  const texts = await askReal(message, language);
  expect(texts[0]).toContain(words);
});

describe.skipIf(!hasSharedData).each(languages)('a past year (%s)', (language) => {
  const isEnglish = language === 'en';
  const rows = hasSharedData ? readRealRows('GC').filter(({ day }) => day.startsWith('2025')) : [];
  const { yes, no } = isEnglish ? { yes: 'Yes.', no: 'No.' } : { yes: 'Evet.', no: 'Hayır.' };

  it.each([4000, 5000])('says whether %s was reached in it', async (price) => {
    const isReached = rows.some(({ high, low }) => low <= price && price <= high);
    const message = isEnglish
      ? `did gold reach ${price} in 2025`
      : `altın 2025'te ${price}'e ulaştı mı`;
    const [first = ''] = await askReal(message, language);
    expect(first).toMatch(isReached ? yes : no);
  });

  it('says whether price fell by so much in it', async () => {
    let [peak, deepest] = [0, 0];
    for (const { close } of rows) {
      peak = Math.max(peak, close);
      deepest = Math.max(deepest, (1 - close / peak) * 100);
    }
    for (const size of [Math.floor(deepest), Math.ceil(deepest)]) {
      const message = isEnglish
        ? `drawdowns of gold of more than ${size}% in 2025, were there any`
        : `altın 2025'te zirveden %${size}'ten fazla düştü mü`;
      const [first = ''] = await askReal(message, language);
      expect(first.startsWith(size <= deepest ? yes : no)).toBe(true);
    }
  });

  it('whose last day is no day of trading is complete', async () => {
    const of2016 = readRealRows('AAPL').filter(({ day }) => day <= '2016-12-31');
    expect(of2016.at(-1)?.day).toBe('2016-12-30');
    const message = isEnglish
      ? 'AAPL yearly returns from 2010 to 2016'
      : 'AAPL 2010 ile 2016 arası yıllık getiriler';
    const texts = (await askReal(message, language)).join(' ');
    expect(texts).not.toContain(isEnglish ? 'until 30 December' : '30 Aralık 2016 tarihine');
    expect(texts).toContain(isEnglish ? '7 complete calendar years' : 'tamamlanan 7');
  });
});

it.skipIf(!hasSharedData).each([
  ['en', 'what was the worst year for gold', 'worst'],
  ['en', 'which was the best year of gold so far', 'best'],
  ['tr', 'altın için en kötü yıl hangisiydi', 'worst'],
  ['tr', 'altının en iyi yılı hangisi', 'best'],
] as const)('%s: %s, the year that is asked for stands first', async (language, message, way) => {
  const closes = new Map(readRealRows('GC').map(({ day, close }) => [day.slice(0, 4), close]));
  // The data begins in 2000 and ends in 2026: neither is complete.
  const moves = Array.from({ length: 25 }, (_, at) => 2001 + at).map((year) => ({
    year,
    move: (closes.get(`${year}`) ?? 0) / (closes.get(`${year - 1}`) ?? 0) - 1,
  }));
  const sorted = moves.toSorted((one, other) => one.move - other.move);
  const asked = way === 'worst' ? sorted.at(0) : sorted.at(-1);
  const other = way === 'worst' ? sorted.at(-1) : sorted.at(0);
  const [first = ''] = await askReal(message, language);
  const years = [...first.matchAll(/(20\d\d) \([-−]?[%\d]/g)].map(([, year]) => Number(year));
  expect(years).toEqual([asked?.year, other?.year]);
});

describe.skipIf(!hasSharedData)('a month over the years that are asked for', () => {
  it('counts those years alone', async () => {
    const closes = new Map(readRealRows('GC').map(({ day, close }) => [day.slice(0, 7), close]));
    // Ten years up to 31 March 2026: the Januaries of 2017 to 2026.
    const moves = Array.from({ length: 10 }, (_, back) => {
      const year = 2026 - back;
      return (closes.get(`${year}-01`) ?? 0) / (closes.get(`${year - 1}-12`) ?? 0) - 1;
    });
    const average = (sum(moves) / moves.length) * 100;
    const [first = ''] = await askReal(
      'how does gold usually do in january over the last 10 years',
      'en',
    );
    expect(first).toContain(`${average.toFixed(2)}% on average over 10 years`);
  });
});
