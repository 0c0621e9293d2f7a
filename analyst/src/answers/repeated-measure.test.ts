import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

// The file of the euro has no volume, so that VWAP has no value there.
describe.skipIf(!hasSharedData).each(languages)('the same measure told twice (%s)', (language) => {
  it('tells none of the first one’s numbers where the second has none', async () => {
    const [rsi] = await askReal('EURUSD rsi', language);
    const both = await askReal('EURUSD rsi, vwap', language);
    const value = /\d+[.,]\d+/.exec(rsi?.replace('RSI 14', '') ?? '')?.[0] ?? 'none';
    expect(both.filter((text) => text.includes(value))).toHaveLength(1);
    expect(both.filter((text) => text.includes('VWAP')).join(' ')).toMatch(
      language === 'en' ? /VWAP of EURUSD has no value/ : /VWAP[^.]*yok/,
    );
  });
});

it.skipIf(!hasSharedData)(
  'a fall of two years tells of each when its own peak was back',
  async () => {
    const told = await askReal('drawdown of BTC 2024 or 2025', 'en');
    // The peak of 6 October 2025 was not seen again that year; that of March 2024 on 6 November.
    expect(told.join(' ').match(/6 November 2024/g)).toHaveLength(1);
  },
);
