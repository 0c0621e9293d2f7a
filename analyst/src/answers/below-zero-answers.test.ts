import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

// The close of 20 April 2020 is -37.63, after 18.27; the highest close of that year before it 63.27.
describe.skipIf(!hasSharedData).each(languages)('oil below zero (%s)', (language) => {
  const isEnglish = language === 'en';
  const [close, before] = isEnglish ? ['-37.63', '18.27'] : ['-37,63', '18,27'];

  it('is its largest fall, told in price', async () => {
    const message = isEnglish ? 'worst day of CL in 2020' : 'CL 2020 en kötü gün';
    const [first = '', second = ''] = await askReal(message, language);
    for (const text of [close, before, isEnglish ? '55.90' : '55,90'])
      expect(first).toContain(text);
    expect(second).toContain(isEnglish ? '-24.59%' : '-%24,59');
  });

  it('is its deepest drawdown, told in price', async () => {
    const message = isEnglish ? 'deepest drawdown of CL in 2020' : 'CL 2020 en derin düşüş';
    const [first = ''] = await askReal(message, language);
    for (const text of [close, isEnglish ? '63.27' : '63,27', isEnglish ? '100.90' : '100,90'])
      expect(first).toContain(text);
    expect(first).not.toContain('%');
  });

  it('is said to be left out of a percentage', async () => {
    const message = isEnglish ? 'correlation of gold and CL in 2020' : 'altın CL korelasyonu 2020';
    const texts = (await askReal(message, language)).join(' ');
    expect(texts).toContain(
      isEnglish
        ? 'Not counted are 2 candles of WTI Crude Oil from 20 April 2020 to 21 April 2020'
        : 'WTI Ham Petrol için 20 Nisan 2020 – 21 Nisan 2020 arasındaki 2 mum hesaba girmedi',
    );
  });
});
