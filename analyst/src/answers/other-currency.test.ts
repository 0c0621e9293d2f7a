import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const cases = [
  ['is BTC under 60 thousand euros', 'BTC 60 bin euronun altında mı', 'BTCUSDT', 'EUR', 'USDT'],
  ['is BTC above 60 thousand pounds', 'BTC 60 bin sterlinin üstünde mi', 'BTCUSDT', 'GBP', 'USDT'],
  ['gold in turkish lira', 'altın türk lirası cinsinden', 'GC', 'TRY', 'USD'],
  ['how many euros is gold', 'altın kaç euro', 'GC', 'EUR', 'USD'],
] as const;

describe.skipIf(!hasSharedData).each(languages)('another currency (%s)', (language) => {
  it.each(cases)(
    'is named and nothing is converted: "%s"',
    async (...[english, turkish, file, typed, own]) => {
      const [first = '', second = ''] = await askReal(
        language === 'en' ? english : turkish,
        language,
      );
      expect(first).toContain(typed);
      expect(first).toContain(own);
      expect(first).not.toMatch(/^(?:Yes|No|Evet|Hayır)/);
      const close = readRealRows(file).at(-1)?.close ?? 0;
      expect(second).toContain(close.toLocaleString(language, { minimumFractionDigits: 2 }));
    },
  );

  it('is none where the chart is priced in it', async () => {
    const [first = ''] = await askReal(
      language === 'en' ? 'gold in dollars' : 'altın kaç dolar',
      language,
    );
    expect(first).not.toMatch(/convert|çevirme/);
    expect(first).toContain((readRealRows('GC').at(-1)?.close ?? 0).toLocaleString(language));
  });
});
