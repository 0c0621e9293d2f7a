import { describe, expect, it } from 'vitest';
import { readLast, readTurns } from '../testing/read-turns.ts';

describe('the thread of a dialogue', () => {
  it.each([
    [
      ['largest drawdown of tesla', 'and amd', 'which one fell harder'],
      'AMD+TSLA compare-drawdown',
    ],
    [['rsi of tesla', 'and amd', 'which one of the gaps is widest'], 'AMD zone-list'],
    [['eurusd this year', 'gbpusd', 'annual return of both'], 'GBPUSD+EURUSD annual-return'],
    [['what is an order block', 'show me some on solana'], 'SOLUSDT zone-list'],
    [['what is a death cross', 'when did gold last have one'], 'XAUUSD average-cross'],
    [['what is an order block', 'what is a fair value gap'], 'NFLX concept'],
    [['how did amazon do this week', 'why'], 'AMZN news'],
    [['trend of amazon', 'why'], 'AMZN trend'],
    [['overview of amzon', 'sorry i meant amazon'], 'AMZN analyze'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en', ['NFLX', '1d'])).toBe(expected);
  });

  it.each([
    [['tesla en büyük düşüş', 'ya amd', 'hangisi daha sert düştü'], 'AMD+TSLA compare-drawdown'],
    [['emir bloğu nedir', 'solanada var mı'], 'SOLUSDT zone-list'],
    [['amazon bu hafta ne yaptı', 'niye ama'], 'AMZN news'],
    [['amazon trendi', 'neden'], 'AMZN trend'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr', ['NFLX', '1d'])).toBe(expected);
  });

  it('keeps to the open gaps that were told', () => {
    const { measures } = readTurns(['gaps on tesla', 'only the bullish ones'], 'en');
    expect(measures?.[0]).toMatchObject({ state: 'unfilled', direction: 'bullish' });
    const { measures: filled } = readTurns(['gaps on tesla', 'only the filled ones'], 'en');
    expect(filled?.[0]).toMatchObject({ state: 'filled' });
  });

  it('keeps an interval that was named', () => {
    const { namesInterval } = readTurns(['last hourly candle of tesla', 'and its volume'], 'en');
    expect(namesInterval).toBe(true);
    expect(readTurns(['last candle of tesla', 'and its volume'], 'en').namesInterval).not.toBe(
      true,
    );
  });
});
