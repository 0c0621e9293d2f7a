import { describe, expect, it } from 'vitest';
import { readLast } from '../testing/read-turns.ts';

const meta: ['META', '1d'] = ['META', '1d'];

describe('names beside each other and beside the chart', () => {
  it.each([
    ['en', 'which is wilder, euro pound yen', 'EURUSD+GBPUSD+USDJPY compare-volatility'],
    ['en', 'rsi of euro pound', 'EURGBP indicator'],
    ['tr', 'en oynağı hangisi euro sterlin yen', 'EURUSD+GBPUSD+USDJPY compare-volatility'],
    ['en', 'beta of oracle', 'ORCL+SPX beta'],
    ['tr', 'kola betası', 'KO+SPX beta'],
    ['tr', 'bakırla korelasyonu', 'META+HG correlation'],
    ['tr', 'iki bin dolar gümüş en son ne zamandı', 'XAGUSD last-time-at'],
    ['en', 'order blocks on sterling', 'GBPUSD blocks'],
    ['en', 'session range of asia on 9 november', 'META session-range'],
  ] as const)('%s: %s asks for %s', (language, message, expected) => {
    expect(readLast([message], language, meta)).toBe(expected);
  });

  it.each([
    ['geri çekilme ne kadar derinleşti altında', 'XAUUSD'],
    ['yapı nasıl altında', 'XAUUSD'],
    ['fiyat ortalamanın altında mı', 'META'],
    ['200 günlük altında mıyız', 'META'],
  ] as const)('"%s" is asked of %s', (message, symbol) => {
    expect(readLast([message], 'tr', meta)).toContain(`${symbol} `);
  });
});

describe('one word that decides what is asked', () => {
  it.each([
    ['en', 'number of order blocks on copper', 'HG zone-count'],
    ['tr', 'bakırda kaç tane boşluk açık', 'HG zone-count'],
    ['en', 'average of copper in 2021', 'HG average-price'],
    ['tr', 'bakırın geçen yılki ortalaması', 'HG average-price'],
    ['en', 'copper september low', 'HG high-low'],
    ['en', 'is copper trending up', 'HG trend'],
    ['en', 'any gap on ibm last week', 'IBM opening-gaps'],
    ['en', 'open fair value gaps on ibm', 'IBM gaps'],
    ['en', 'open gaps on ethereum', 'ETHUSDT gaps'],
  ] as const)('%s: %s asks for %s', (language, message, expected) => {
    expect(readLast([message], language, meta)).toBe(expected);
  });

  it.each([
    ['en', 'what is a moving average'],
    ['tr', 'hareketli ortalama nedir'],
  ] as const)('%s: %s is no question about two', (language, message) => {
    expect(readLast([message], language)).toBe(' concept');
  });
});
