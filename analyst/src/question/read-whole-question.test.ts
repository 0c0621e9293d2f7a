import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';
import { readTurns } from '../testing/read-turns.ts';

const chart = ['BTCUSDT', '1d'] as const;

describe('a whole question whose words leave no doubt', () => {
  it.each([
    ['en', ['how far is price from the 52 week low'], 'high-low', { kind: 'last', count: 52 }],
    ['en', ['how far is AAPL from its 52 week low'], 'high-low', { kind: 'last', count: 52 }],
    ['tr', ['52 haftanın en düşüğüne ne kadar uzak'], 'high-low', { kind: 'last', count: 52 }],
    ['en', ['how far is it from the all time high', 'and the low?'], 'all-time-low', {}],
    ['en', ['what happened in october 2025'], 'change', { from: Date.UTC(2025, 9) }],
    ['en', ['return of btc each month of 2025'], 'month-returns', { from: Date.UTC(2025, 0) }],
    ['en', ['if I bought at 90000 how much am I down'], 'last-time-at', {}],
    ['tr', ['90 binden aldım ne kadar zarardayım'], 'last-time-at', {}],
    ['en', ['what is ATR in percent of price'], 'volatility-rank', {}],
    ['en', ['median daily range in 2025'], 'average-range', { from: Date.UTC(2025, 0) }],
  ] as const)('%s %s: %s', (...[language, turns, id, period]) => {
    const plan = readTurns(turns, language, [...chart]);
    expect(plan.measures).toMatchObject([{ id }]);
    expect(plan.period ?? {}).toMatchObject(period);
  });

  it.each([
    ['en', 'what happened on 10 october 2025'],
    ['tr', "10 ekim 2025'te ne oldu"],
  ] as const)('%s: "%s" is of that day, also after a comparison', (language, message) => {
    const compared = language === 'en' ? 'compare bitcoin and ethereum' : 'btc ile eth karşılaştır';
    for (const turns of [[message], [compared, message]]) {
      const { measures, others } = readTurns(turns, language, [...chart]);
      expect(measures).toEqual([{ id: 'change', time: Date.UTC(2025, 9, 10) }]);
      expect(others).toBeUndefined();
    }
  });

  it.each([
    ['en', 'number of red weeks in 2025', 'bearish'],
    ['en', 'how many up days in 2025', 'bullish'],
    ['tr', "2025'te kaç hafta düştü", 'bearish'],
  ] as const)('%s: "%s" counts candles of that unit that went that way', (...asked) => {
    const [language, message, direction] = asked;
    const { measures, namesInterval } = readTurns([message], language, [...chart]);
    expect(measures).toMatchObject([{ id: 'up-share', direction }]);
    expect(namesInterval).toBe(true);
  });

  it('turns the best candle into the worst, and reads no price into a percentage', () => {
    const turns = ['largest gain this year', 'and loss?'];
    expect(readTurns(turns, 'en', [...chart]).measures).toMatchObject([
      { id: 'best-worst-candles', direction: 'bearish' },
    ]);
    const { measures } = readTurns(['if I bought at 5% how much am I down'], 'en', [...chart]);
    expect(measures?.[0]?.id).not.toBe('last-time-at');
  });
});

describe('numbers behind the name of an indicator', () => {
  it.each([
    ['stochastic 14,3,3', 'stochastic', undefined],
    ['macd 12 26 9', 'macd', undefined],
    ['bollinger bands 20, 2', 'bollinger-bands', undefined],
    ['macd(8,21,5)', 'macd', ['macd(8,21,5']],
  ] as const)('"%s" are its parameters and no level', (message, id, residue) => {
    const plan = readTurns([message], 'en', [...chart]);
    expect(plan).toMatchObject({ intent: 'indicator', indicator: { id } });
    expect(plan.level).toBeUndefined();
    expect(plan.residue).toEqual(residue);
  });

  it('sets two averages beside each other, and two words of a kind', () => {
    const { measures } = readTurns(['ema 21 vs ema 55'], 'en', [...chart]);
    expect(measures).toMatchObject([{ id: 'average-cross', aspect: 'now' }]);
    expect(readTurns(['sma vs ema'], 'en', [...chart]).intent).toBe('concept');
  });
});

/** The last exponential average of closes, seeded with the mean of the first ones. */
function calculateEma(closes: readonly number[], length: number): number {
  const seed = closes.slice(0, length).reduce((sum, one) => sum + one, 0) / length;
  return closes.slice(length).reduce((ema, one) => ema + (2 * (one - ema)) / (length + 1), seed);
}

describe.runIf(hasSharedData)('over real candles', () => {
  it.each([
    ['en', 'is ema 21 above ema 55', /^(Yes|No)\./],
    ['tr', 'ema 21 ema 55 üstünde mi', /^(Evet|Hayır)\./],
  ] as const)('%s: "%s" has its yes or no first', async (language, message, begins) => {
    const closes = readRealRows('BTCUSDT').map(({ close }) => close);
    const isAbove = calculateEma(closes, 21) > calculateEma(closes, 55);
    const [first = ''] = await askReal(message, language, { symbol: 'BTCUSDT', interval: '1d' });
    expect(begins.exec(first)?.[1]).toMatch(isAbove ? /Yes|Evet/ : /No|Hayır/);
  });
});
