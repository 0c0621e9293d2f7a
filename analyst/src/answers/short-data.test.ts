import { formatTime, languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

describe.skipIf(!hasSharedData).each(languages)('a comparison (%s)', (language) => {
  it.each([
    ['CL', 'XOM'],
    ['XOM', 'CL'],
  ])('names the data that is short: %s and %s', async (first, second) => {
    const last = readRealRows('XOM').at(-1)?.day ?? '';
    expect(last < '2020').toBe(true);
    expect(readRealRows('CL').some(({ day }) => day.startsWith('2020'))).toBe(true);
    const told = await askReal(
      language === 'en'
        ? `correlation of ${first} and ${second} in 2020`
        : `${first} ile ${second} korelasyonu 2020`,
      language,
    );
    expect(told[0]).toContain('Exxon Mobil');
    expect(told.join(' ')).toContain(formatTime(Date.parse(last), '1d', language));
    expect(told.join(' ')).not.toContain('WTI');
  });
});
