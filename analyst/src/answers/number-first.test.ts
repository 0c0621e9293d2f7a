import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';
import { readTurns } from '../testing/read-turns.ts';

const chart = { symbol: 'BTCUSDT', interval: '1d' } as const;

/** How many closes in a row, the last one included, lie below the mean of so many closes. */
function countBelow(closes: readonly number[], length: number): number {
  const isBelow = (t: number): boolean =>
    (closes[t] ?? 0) < closes.slice(t - length + 1, t + 1).reduce((a, b) => a + b, 0) / length;
  let t = closes.length - 1;
  while (t >= length && isBelow(t)) t -= 1;
  return closes.length - 1 - t;
}

describe.runIf(hasSharedData)('the number that is asked for is in the first sentence', () => {
  const rows = hasSharedData ? readRealRows('BTCUSDT') : [];

  it.each([
    ['en', 'how long has it been below the 200 day average'],
    ['tr', 'kaç gündür 200 günlük ortalamanın altında'],
  ] as const)('%s: %s', async (language, message) => {
    const run = countBelow(
      rows.map(({ close }) => close),
      200,
    );
    const [first = ''] = await askReal(message, language, chart);
    expect(first).toMatch(
      language === 'en' ? `for ${run} candles, since` : `${run} mumdur SMA 200`,
    );
  });

  it.each([
    ['en', 'how many times did price touch 70000'],
    ['tr', "fiyat 70000'e kaç kez değdi"],
  ] as const)('%s: %s', async (language, message) => {
    const held = rows.filter(({ low, high }) => low <= 70_000 && high >= 70_000).length;
    const [first = ''] = await askReal(message, language, chart);
    expect(first).toMatch(
      language === 'en' ? `${held} candles of BTCUSDT held` : `${held} mum 70.000,00`,
    );
  });

  it('calls the candle of a day in the past no last one, and tells the average', async () => {
    const [first = ''] = await askReal('volume on 5 february 2026', 'en', chart);
    expect(first).toMatch(/^The daily candle of BTCUSDT of 5 February 2026 had a volume of/);
    expect(first).toMatch(/times the average of [\d,]+ in the last 90 days\.$/);
  });
});

describe('what stands beside the name of an indicator', () => {
  it.each([
    ['rsi 7', { intent: 'indicator', indicator: { id: 'rsi', length: 7 } }],
    ['atr 21', { intent: 'indicator', indicator: { id: 'atr', length: 21 } }],
    ['rsi 70', { intent: 'indicator', indicator: { id: 'rsi' }, level: 70 }],
    ['stochastic 20', { intent: 'indicator', indicator: { id: 'stochastic' }, level: 20 }],
    ['bollinger band width', { intent: 'indicator', indicator: { id: 'bollinger-bandwidth' } }],
  ] as const)('"%s" is a length, or a level that it is looked at by', (message, plan) => {
    expect(readTurns([message], 'en', ['BTCUSDT', '1d'])).toMatchObject(plan);
  });

  it.each([
    ['en', 'bitcoin dominance', 'dominance'],
    ['tr', 'bitcoin dominansı', 'dominansı'],
  ] as const)('%s: "%s" is named as not read', (language, message, method) => {
    expect(readTurns([message], language, ['BTCUSDT', '1d']).unread).toEqual({ method });
  });
});
