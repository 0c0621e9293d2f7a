import { languages, type Fact, type Language } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const store = {
  read: async () => undefined,
  append: async () => undefined,
  replace: async () => undefined,
};
const deps = {
  marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
  narrator: builtInNarrator,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'one',
};

async function ask(message: string, language: Language) {
  const facts: Fact[] = [];
  const texts: string[] = [];
  const asked = {
    message,
    language,
    chosen: { symbol: 'BTCUSDT', interval: '4h' as const },
    context: {},
    now: Date.UTC(2026, 3, 30),
  };
  for await (const part of answerQuestion(asked, deps)) {
    if (part.type === 'analysis') facts.push(...part.data.facts);
    if (part.type === 'sentence') texts.push(part.data.text);
  }
  const getNumber = (id: string) => Number(facts.find((fact) => fact.id === id)?.value);
  return { texts, getNumber };
}

const sides = { en: ['above', 'below'], tr: ['üstünde', 'altında'] } as const;
const latest = {
  en: /^The latest .+ of BTCUSDT on the 4-hour chart came on /,
  tr: /^BTCUSDT için 4 saatlik grafikte son .+: /,
} as const;

describe.each(languages)('the first sentence (%s)', (language) => {
  it('of an indicator of several lines says how they stand to each other', async () => {
    const { texts, getNumber } = await ask('BTCUSDT 4h MACD', language);
    const [above, below] = sides[language];
    const isAbove = getNumber('indicator.macd.value') > getNumber('indicator.signal.value');
    expect(texts[0]).toContain(isAbove ? above : below);
    expect(texts.filter((text) => text.includes('MACD (12, 26, 9)'))).toHaveLength(1);
  });

  it('of a list of structures is the latest of them', async () => {
    const message = language === 'en' ? 'last change of character' : 'son karakter değişimi';
    const { texts } = await ask(message, language);
    expect(texts[0]).toMatch(latest[language]);
  });

  it('of two terms that are mixed up says what separates them', async () => {
    const message = language === 'en' ? 'difference between bos and choch' : 'bos ile choch farkı';
    const { texts } = await ask(message, language);
    expect(texts[0]).toMatch(language === 'en' ? /^The difference is/ : /^Fark/);
  });
});

describe('a measure of one instrument, of two that are named', () => {
  it('is told of both, the second with facts of its own', async () => {
    const { texts } = await ask('BTCUSDT and ETHUSDT distance to their 20 day average', 'en');
    for (const symbol of ['BTCUSDT', 'ETHUSDT'])
      expect(texts.some((text) => text.startsWith(`${symbol} closed at`))).toBe(true);
    expect(texts.join(' ')).not.toContain('one at a time');
  });
});
