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
    [['drawdown of solana this year', 'avax as well'], 'AVAXUSDT drawdown'],
    [
      ['how much is solana up this month', 'more than cardano?'],
      'SOLUSDT+ADAUSDT relative-strength',
    ],
    [['volatility of silver and copper', 'return for the risk'], 'XAGUSD+HG return-to-volatility'],
    [['compare amazon and netflix this year', 'which would you buy'], 'AMZN+NFLX advice'],
    [['correlation of exxon and crude', 'how much per percent of crude'], 'XOM+CL beta'],
    [
      ['realised volatility of intel', 'against amd and nvidia'],
      'INTC+AMD+NVDA compare-volatility',
    ],
    [['range of amazon this year', 'the mean, for the budget'], 'AMZN average-price'],
    [['order blocks on solana', 'do those usually hold'], 'SOLUSDT base-rate'],
    [['trend of tesla', 'which session is running'], ' killzone'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en', ['NFLX', '1d'])).toBe(expected);
  });

  it.each([
    [['tesla en büyük düşüş', 'ya amd', 'hangisi daha sert düştü'], 'AMD+TSLA compare-drawdown'],
    [['emir bloğu nedir', 'solanada var mı'], 'SOLUSDT zone-list'],
    [['amazon bu hafta ne yaptı', 'niye ama'], 'AMZN news'],
    [['amazon trendi', 'neden'], 'AMZN trend'],
    [['gümüş bu yıl ne kadar arttı', 'bakır daha mı çok'], 'XAGUSD+HG relative-strength'],
    [['solana 4 saatlik trend', 'avaxla aynı mı'], 'SOLUSDT+AVAXUSDT compare-trend'],
    [['intel ile amd hangisi daha oynak', 'hangisini alırdın'], 'INTC+AMD advice'],
    [['tesla emir blokları', 'bunlar genelde tutuyor mu'], 'TSLA base-rate'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr', ['NFLX', '1d'])).toBe(expected);
  });

  it.each([
    ['en', ['price of tesla on 3 march', 'and the close'], Date.UTC(2026, 2, 3)],
    ['tr', ['tesla 3 martta kaçtı', 'rsi o gün kaçtı'], Date.UTC(2026, 2, 3)],
  ] as const)('%s: keeps to the day that was asked about', (language, turns, day) => {
    expect(readTurns(turns, language).measures?.[0]?.time).toBe(day);
  });

  it.each([
    ['en', ['how did tesla do today', 'week?'], Date.UTC(2026, 10, 16)],
    ['tr', ['tesla bugün ne yaptı', 'hafta'], Date.UTC(2026, 10, 16)],
    ['en', ["did tesla take out last week's high", 'the monthly one'], Date.UTC(2026, 9, 1)],
    ['en', ['tesla pdh pdl'], Date.UTC(2026, 10, 20)],
    ['tr', ['tesla bu ay en derin düşüş', '22de daha mı kötüydü'], Date.UTC(2022, 0, 1)],
  ] as const)('%s: %j asks of another time', (language, turns, from) => {
    expect(readTurns(turns, language).period).toMatchObject({ kind: 'range', from });
  });

  it.each([
    ['en', ['bitcoin 2021 vs 2022', 'and in 2023?']],
    ['tr', ['bitcoin 2021 ve 2022', 'ya 2023?']],
  ] as const)('%s: %j is of the third year alone', (language, turns) => {
    const { measures, period } = readTurns(turns, language);
    expect(measures).toEqual([{ id: 'change' }]);
    expect(period).toMatchObject({ from: Date.UTC(2023, 0), to: Date.UTC(2024, 0) });
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
