import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 20, 12);

function listSubjects(message: string, language: 'en' | 'tr'): readonly string[] {
  const question = { message, language, chosen: {}, context: {}, now };
  const { symbol, plan } = parseQuestion(question, instrumentCatalogue);
  return [symbol, plan.otherSymbol, ...(plan.others ?? [])].flatMap((one) => one ?? []);
}

// By the names of the catalogue: what people call them, in the words of a comparison.
const cases = [
  ['en', 'did Meta beat the euro this year', 'META', 'EURUSD'],
  ['en', 'is coca cola more volatile than sterling', 'KO', 'GBPUSD'],
  ['en', 'walmart vs swissy last 3 months', 'WMT', 'USDCHF'],
  ['en', 'put the euro next to disney', 'DIS', 'EURUSD'],
  ['en', 'do exxon and the yen move together', 'XOM', 'USDJPY'],
  ['tr', 'bu yıl bitcoin mi dolar mı daha çok yükseldi', 'BTCUSDT', 'USDTRY'],
  ['tr', 'altın euro dolar korelasyonu', 'XAUUSD', 'EURUSD'],
  ['tr', 'gümüş ve parite birlikte mi hareket ediyor', 'XAGUSD', 'EURUSD'],
] as const;

describe('a comparison', () => {
  it.each(cases)('%s: %s', (language, message, ...symbols) => {
    expect(listSubjects(message, language).toSorted()).toEqual(symbols.toSorted());
  });

  it('is none where a currency is the quote', () => {
    expect(listSubjects('bitcoin kaç dolar', 'tr')).toEqual(['BTCUSDT']);
    expect(listSubjects('btc 100 bin dolar olur mu', 'tr')).toEqual(['BTCUSDT']);
    expect(listSubjects('price of gold in euros', 'en')).toEqual(['XAUUSD']);
  });

  it('names any pair by "bu parite"', () => {
    expect(listSubjects('bu parite nasıl', 'tr')).toEqual([]);
  });
});
