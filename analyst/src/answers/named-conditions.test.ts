import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const symbols = ['AAPL', 'IBM', 'NVDA', 'XOM'] as const;

/** Whether the last close of each stands above its average of so many closes. */
function listAbove(length: number): string[] {
  return symbols.filter((symbol) => {
    const closes = readRealRows(symbol).map(({ close }) => close);
    const average = closes.slice(-length).reduce((a, b) => a + b, 0) / length;
    return (closes.at(-1) ?? 0) > average;
  });
}

describe.skipIf(!hasSharedData).each(languages)('a condition on named charts (%s)', (language) => {
  const isEnglish = language === 'en';

  it.each([50, 200])('says first which of them stand above their average of %i', async (length) => {
    const above = listAbove(length);
    const named = symbols.join(', ');
    const [first = '', ...others] = await askReal(
      isEnglish
        ? `${named}: only those above the ${length} day average`
        : `${named}: yalnız ${length} günlük ortalamanın üstünde olanlar`,
      language,
    );
    expect(first).toContain(
      isEnglish ? `${above.length} of the 4` : `4 enstrümanın ${above.length}`,
    );
    for (const symbol of symbols) expect(first.includes(symbol)).toBe(above.includes(symbol));
    if (above.length === 0) return;
    // Of the others the table tells.
    const left = symbols.filter((symbol) => !above.includes(symbol));
    for (const symbol of left) expect(others.join(' ')).not.toContain(`${symbol} `);
  });

  it('may be how far they moved', async () => {
    const fallen = (['GC', 'BTCUSDT', 'NVDA'] as const).filter((symbol) => {
      const closes = readRealRows(symbol);
      const before = closes.findLast(({ day }) => day < '2026-01-01')?.close ?? 0;
      return (closes.at(-1)?.close ?? 0) / before < 0.9;
    });
    const [first = ''] = await askReal(
      isEnglish
        ? 'which of gold, BTC and nvidia fell more than 10% this year'
        : "altın, BTC ve nvidia'dan hangisi bu yıl %10'dan fazla düştü",
      language,
    );
    const listed: string[] = fallen.map((symbol) => (symbol === 'GC' ? 'XAUUSD' : symbol));
    expect(first).toContain(
      isEnglish ? `${listed.length} of the 3` : `3 enstrümanın ${listed.length}`,
    );
    for (const symbol of ['XAUUSD', 'BTCUSDT', 'NVDA'])
      expect(first.includes(symbol)).toBe(listed.includes(symbol));
  });
});
