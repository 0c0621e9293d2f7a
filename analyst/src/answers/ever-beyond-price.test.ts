import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const cases = [
  ['en', 'has bitcoin ever closed above 100000', 'BTCUSDT', 'above', 100_000],
  ['en', 'has bitcoin ever closed above 200000', 'BTCUSDT', 'above', 200_000],
  ['en', 'has oil ever dropped below 0', 'CL', 'below', 0],
  ['tr', 'bitcoin hiç 100.000 doların üzerinde kapandı mı', 'BTCUSDT', 'above', 100_000],
  ['tr', 'bitcoin hiç 200.000 doların üzerinde kapandı mı', 'BTCUSDT', 'above', 200_000],
  ['tr', 'petrol hiç sıfırın altına indi mi', 'CL', 'below', 0],
] as const;

describe.skipIf(!hasSharedData)('whether a close was ever beyond a price', () => {
  it.each(cases)('%s: "%s" is yes or no of all the data', async (...given) => {
    const [language, message, symbol, side, price] = given;
    const way = side === 'above' ? 1 : -1;
    const first = readRealRows(symbol).find(({ close }) => (close - price) * way > 0);
    const [yes, no] = language === 'en' ? ['Yes. ', 'No. '] : ['Evet. ', 'Hayır. '];
    const [answer = ''] = await askReal(message, language);
    expect(answer.startsWith(first === undefined ? no : yes)).toBe(true);
    if (first === undefined) return;
    const { day, close } = first;
    const written = close.toLocaleString(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const date = new Date(day).toLocaleDateString(language === 'en' ? 'en-GB' : 'tr', {
      dateStyle: 'long',
    });
    expect(answer).toContain(written);
    expect(answer).toContain(date);
  });

  // The last close is far below, and 189 of the 365 before it were above.
  it.each([
    ['en', 'did bitcoin stay above 100000', 'Not at the moment. ', '189 of 365'],
    ['tr', 'bitcoin 100.000 doların üzerinde kaldı mı', 'Şu anda değil. ', '365 mumun 189'],
  ] as const)('%s: "%s" is no plain "no"', async (...given) => {
    const [language, message, said, share] = given;
    const rows = readRealRows('BTCUSDT').slice(-365);
    expect(rows.filter(({ close }) => close > 100_000)).toHaveLength(189);
    const [answer = ''] = await askReal(message, language);
    expect(answer.startsWith(said)).toBe(true);
    expect(answer).toContain(share);
  });
});
