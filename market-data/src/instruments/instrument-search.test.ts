import type { AssetClass } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { instrumentCatalogue } from './instrument-catalogue.ts';

const search = (query: string, limit = 8, preferred?: AssetClass): string[] =>
  instrumentCatalogue.search(query, limit, preferred).map(({ symbol }) => symbol);

describe('searching instruments', () => {
  it('puts the exact code first, then codes that begin with it', () => {
    expect(search('GOOG').slice(0, 2)).toEqual(['GOOG', 'GOOGL']);
    expect(search('btcusdt')[0]).toBe('BTCUSDT');
    expect(search('c')[0]).toBe('C');
  });

  it('puts what is more popular, and of the asset class last used, first', () => {
    for (const preferred of [undefined, 'crypto', 'stock'] as const) {
      const found = search('a', 30, preferred);
      expect(found.indexOf('AAPL')).toBeLessThan(found.indexOf('ADAUSDT'));
      expect(found).toContain('ADAUSDT');
    }
    const [plain, ofCrypto] = [search('a', 30), search('a', 30, 'crypto')];
    expect(ofCrypto.indexOf('ADAUSDT')).toBeLessThan(plain.indexOf('ADAUSDT'));
  });

  it('finds names, aliases and Turkish spellings', () => {
    expect(search('apple')[0]).toBe('AAPL');
    expect(search('altin')[0]).toBe('XAUUSD');
    expect(search('ALTIN')[0]).toBe('XAUUSD');
    expect(search('İsviçre')[0]).toBe('USDCHF');
    expect(search('dogal gaz')[0]).toBe('NG');
    expect(search('s&p')[0]).toBe('SPX');
    expect(search('eur/usd')[0]).toBe('EURUSD');
  });

  it('tolerates a misspelling', () => {
    expect(search('bitc0in')).toContain('BTCUSDT');
    expect(search('microsfot')).toContain('MSFT');
  });

  it('returns popular instruments for an empty query, at most `limit`', () => {
    expect(search('', 5)).toEqual(['BTCUSDT', 'ETHUSDT', 'BNBUSDT', 'SOLUSDT', 'XRPUSDT']);
    expect(search('a', 3)).toHaveLength(3);
  });
});
