import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

const chart: ['AAPL', '1d'] = ['AAPL', '1d'];

describe('a question for other instruments after one for a company', () => {
  it.each([
    ['en', 'AAPL net income', 'compare bitcoin and gold in 2025', 'BTCUSDT', 'XAUUSD'],
    ['en', 'AAPL net income in 2022', 'gold vs silver this year', 'XAUUSD', 'XAGUSD'],
    ['en', 'AAPL return in 2022', 'gold vs silver this year', 'XAUUSD', 'XAGUSD'],
    ['tr', 'apple net kârı', "bitcoin ile altını 2025'te karşılaştır", 'BTCUSDT', 'XAUUSD'],
  ] as const)('%s "%s", "%s" is of those two alone', (...[language, first, then, one, other]) => {
    const plan = readTurns([first, then], language, chart);
    expect(plan).toMatchObject({ intent: 'measure', symbol: one, others: [other] });
    expect(plan.measures).toMatchObject([{ id: 'relative-strength' }]);
  });

  it.each([
    ['bitcoin in 2025', 'BTCUSDT', 'change'],
    ['how did gold do in 2025', 'XAUUSD', 'change'],
  ] as const)('"%s" is of its price', (message, symbol, id) => {
    const plan = readTurns(['AAPL net income', message], 'en', chart);
    expect(plan).toMatchObject({ intent: 'measure', symbol, measures: [{ id }] });
  });

  it('still asks the same of another name, and of both where they are set beside each other', () => {
    expect(readTurns(['AAPL net income', 'and bitcoin?'], 'en', chart)).toMatchObject({
      intent: 'company',
      symbol: 'BTCUSDT',
    });
    expect(readTurns(['AAPL net income', 'compare with microsoft'], 'en', chart)).toMatchObject({
      intent: 'company',
      others: ['MSFT'],
    });
  });
});

describe('the high and the low of a time by their names', () => {
  it.each([
    ['en', 'is ema 21 above ema 55', '52 week low of AAPL'],
    ['en', 'is rsi overbought', '52 week high'],
    ['en', 'AAPL return in 2025', '90 day low'],
    ['tr', 'rsi aşırı alımda mı', '52 haftalık en düşük'],
  ] as const)('%s "%s", "%s" changes no period of the answer before', (language, first, then) => {
    const plan = readTurns([first, then], language, chart);
    expect(plan).toMatchObject({ intent: 'measure', measures: [{ id: 'high-low' }] });
    expect(plan.period?.kind).toBe('last');
  });
});
