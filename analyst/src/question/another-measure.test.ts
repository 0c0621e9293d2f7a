import { describe, expect, it } from 'vitest';
import { readLast, readTurns } from '../testing/read-turns.ts';

describe('a short question after an answer', () => {
  it.each([
    [['msft vs googl this year', 'and which of them is calmer'], 'MSFT+GOOGL compare-volatility'],
    [['last price of solana', 'last week'], 'SOLUSDT change'],
    [['last price of solana', 'up or down this month'], 'SOLUSDT change'],
    [['last price of solana', 'on 3 march'], 'SOLUSDT price-at'],
    [['average daily range of dax', 'largest this year'], 'DAX largest-range'],
    [['amd volume now', 'largest in 6 months'], 'AMD volume-extreme'],
    [
      ['how much of 2025 was gold above 4000', 'and when was it last up there'],
      'XAUUSD last-time-at',
    ],
    [['gold close on 3 march 2025', 'how much since then'], 'XAUUSD change'],
    // Neighbours: what only changes the question keeps its measure.
    [['average daily range of dax', 'this year'], 'DAX average-range'],
    [['what is a drawdown', 'and what is netflix at'], 'NFLX drawdown'],
    [['trend of apple', 'weekly'], 'AAPL trend'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en')).toBe(expected);
  });

  it.each([
    [['gümüş fiyatı', 'ay başından beri'], 'XAGUSD change'],
    [['nvda son fiyat', 'geçen hafta'], 'NVDA change'],
    [['eth fiyatı', "3000'e uzaklığı"], 'ETHUSDT distance-to-price'],
    [['altın 3 mart 2025 kapanışı', 'o günden beri ne kadar değişti'], 'XAUUSD change'],
    [['tesla ile apple bu yıl', 'hangisi daha oynak peki'], 'TSLA+AAPL compare-volatility'],
    [['dax ortalama günlük aralığı', 'bu yıl'], 'DAX average-range'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr')).toBe(expected);
  });
});

describe('what a short question changes', () => {
  it('is the size, where the last question had one', () => {
    const { measures } = readTurns(['how often did eth drop 15% in a month', 'and 25?'], 'en');
    expect(measures?.[0]).toMatchObject({ id: 'reach-share', percent: 25 });
    const { measures: asked } = readTurns(
      ['typical daily move of gold', 'days of more than 2% this year'],
      'en',
    );
    expect(asked?.[0]).toMatchObject({ id: 'typical-move', percent: 2 });
  });

  it('keeps the indicator that the last answer spoke of', () => {
    const { measures } = readTurns(['apple rsi', 'highest this year?'], 'en');
    expect(measures?.[0]).toMatchObject({ id: 'indicator-extreme', indicator: { id: 'rsi' } });
    const { measures: turkish } = readTurns(['gümüşte macd', 'en son ne zaman kesişti'], 'tr');
    expect(turkish?.[0]).toMatchObject({ id: 'indicator-cross', indicator: { id: 'macd' } });
  });

  it('is the time since the day that was asked about', () => {
    const { measures, period } = readTurns(
      ['structure of apple on 3 march 2025', 'how much has it changed since then'],
      'en',
    );
    expect(measures?.map(({ id }) => id)).toEqual(['change']);
    expect(period).toMatchObject({ kind: 'range', from: Date.UTC(2025, 2, 3) });
  });
});
