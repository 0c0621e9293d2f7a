import { languages, type Language } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { hasSharedData, realCandles } from '../testing/real-candles.ts';

const store = {
  read: async () => undefined,
  append: async () => undefined,
  replace: async () => undefined,
};
const deps = {
  marketData: createMarketData({
    mode: 'files',
    filesDir: realCandles,
    allowSimulated: false,
    store,
  }),
  narrator: builtInNarrator,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'one',
};

async function ask(message: string, language: Language): Promise<string[]> {
  const texts: string[] = [];
  const asked = { message, language, chosen: {}, context: {}, now: Date.UTC(2026, 2, 31) };
  for await (const part of answerQuestion(asked, deps))
    if (part.type === 'sentence') texts.push(part.data.text);
  return texts;
}

// The close of 20 April 2020 is -37.63, after 18.27; the highest close of that year before it 63.27.
describe.skipIf(!hasSharedData).each(languages)('oil below zero (%s)', (language) => {
  const isEnglish = language === 'en';
  const [close, before] = isEnglish ? ['-37.63', '18.27'] : ['-37,63', '18,27'];

  it('is its largest fall, told in price', async () => {
    const message = isEnglish ? 'worst day of CL in 2020' : 'CL 2020 en kötü gün';
    const [first = '', second = ''] = await ask(message, language);
    for (const text of [close, before, isEnglish ? '55.90' : '55,90'])
      expect(first).toContain(text);
    expect(second).toContain(isEnglish ? '-24.59%' : '-%24,59');
  });

  it('is its deepest drawdown, told in price', async () => {
    const message = isEnglish ? 'deepest drawdown of CL in 2020' : 'CL 2020 en derin düşüş';
    const [first = ''] = await ask(message, language);
    for (const text of [close, isEnglish ? '63.27' : '63,27', isEnglish ? '100.90' : '100,90'])
      expect(first).toContain(text);
    expect(first).not.toContain('%');
  });

  it('is said to be left out of a percentage', async () => {
    const message = isEnglish ? 'correlation of gold and CL in 2020' : 'altın CL korelasyonu 2020';
    const texts = (await ask(message, language)).join(' ');
    expect(texts).toContain(
      isEnglish
        ? 'Not counted are 2 candles of WTI Crude Oil from 20 April 2020 to 21 April 2020'
        : 'WTI Ham Petrol için 20 Nisan 2020 – 21 Nisan 2020 arasındaki 2 mum hesaba girmedi',
    );
  });
});
