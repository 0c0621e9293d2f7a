import { languages, type Language } from '@vela/contracts';
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
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const deps = {
  marketData,
  narrator: builtInNarrator,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'one',
};
const now = Date.UTC(2026, 3, 30);
const said = { en: { yes: 'Yes.', no: 'No.' }, tr: { yes: 'Evet.', no: 'Hayır.' } } as const;

/** The first sentence about a fact. */
async function ask(message: string, language: Language, symbol: string): Promise<string> {
  const asked = {
    message,
    language,
    chosen: { symbol, interval: '1d' as const },
    context: {},
    now,
  };
  for await (const part of answerQuestion(asked, deps))
    if (part.type === 'sentence' && part.data.spans.length > 0) return part.data.text;
  return '';
}

/** Closes of the last candles, read beside the answer. */
async function read(symbol: string) {
  const match = marketData.catalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(symbol);
  const result = await marketData.getSeries({
    instrument: match.instrument,
    interval: '1d',
    limit: 500,
    now,
  });
  if (result.kind !== 'series') throw new Error('no candles');
  return [...result.series.candles.close];
}

describe.each(languages)('a question that yes or no answers (%s)', (language) => {
  const words = said[language];
  const questions = {
    above: { en: 'is it above its 20 day average', tr: '20 günlük ortalamanın üstünde mi' },
    below: { en: 'is it below its 20 day average', tr: '20 günlük ortalamanın altında mı' },
  } as const;

  it.each(['BTCUSDT', 'AAPL', 'EURUSD'])('%s: is answered with it first', async (symbol) => {
    const close = await read(symbol);
    const last = close.at(-1) ?? Number.NaN;
    const mean = close.slice(-20).reduce((sum, one) => sum + one, 0) / 20;
    const expected = {
      above: last > mean,
      below: last < mean,
    };
    for (const name of ['above', 'below'] as const) {
      const text = await ask(questions[name][language], language, symbol);
      expect(text.startsWith(`${expected[name] ? words.yes : words.no} `), `${name}: ${text}`).toBe(
        true,
      );
    }
  });

  it('and no other question is', async () => {
    const text = await ask(
      language === 'en' ? 'how far is it from its 20 day average' : '20 günlük ortalamaya uzaklığı',
      language,
      'BTCUSDT',
    );
    expect(text).not.toMatch(/^(?:Yes|No|Evet|Hayır)\b/u);
    expect(text).toContain('BTCUSDT');
  });

  it('says neither of a question of which a word was not read', async () => {
    const text = {
      en: 'is the vortigaunt pattern on it complete',
      tr: 'vortigaunt formasyonu tamamlandı mı',
    }[language];
    const first = await ask(text, language, 'EURUSD');
    expect(first).not.toBe('');
    expect(Object.values(words).filter((word) => first.startsWith(word))).toEqual([]);
  });
});
