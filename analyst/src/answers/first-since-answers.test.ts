import { languages, type Language, type MeasureRequest } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { parseQuestion } from '../parse-question.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { createSeededMarket } from '../testing/seeded-market.ts';

const now = Date.UTC(2026, 10, 20, 14, 20);
const profile = { symbol: 'AAPL', seed: 5, price: 640, size: 0.004, flat: 0, jumps: 0 };
const marketData = createSeededMarket(
  [{ ...profile, candles: 1200, hasVolume: true }],
  Date.UTC(2026, 10, 20, 14),
);
const day = Date.UTC(2026, 10, 12);

/** The sentences of an answer to a request for the first since a day, and what was withheld. */
async function ask(given: Omit<MeasureRequest, 'id'>, language: Language = 'en') {
  const withheld: unknown[] = [];
  const deps = {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
    narrator: builtInNarrator,
    onWithheld: (one: unknown) => withheld.push(one),
  };
  const question = { message: 'AAPL 15m', language, chosen: {}, context: {}, now };
  const read = parseQuestion(question, marketData.catalogue);
  const request = {
    ...read,
    plan: {
      intent: 'measure' as const,
      namesInterval: true,
      measures: [{ id: 'first-since', ...given }],
      period: { kind: 'range' as const, from: day },
    },
  };
  const texts: string[] = [];
  for await (const part of answerQuestion({ ...question, request }, deps))
    if (part.type === 'sentence') texts.push(part.data.text);
  return { texts, withheld };
}

const shapes: readonly (readonly [Omit<MeasureRequest, 'id'>, en: RegExp, tr: RegExp])[] = [
  [{ price: 640, side: 'above' }, /^In .*AAPL first closed above 640/, /üstünde/],
  [{ price: 640, side: 'below' }, /first closed below 640/, /altında/],
  [{ price: 9000 }, /AAPL did not close above 9,000/, /hiç kapanmadı/],
  [{ price: 100, side: 'below' }, /AAPL did not close below/, /en düşük/],
  [{ price: 640, side: 'above', after: 'low' }, /^After the low of/, /dipten/],
  [{ price: 640, side: 'below', after: 'high' }, /^After the high of/, /tepeden/],
  [{ direction: 'bearish' }, /the first bearish .* was confirmed on/, /ilk .* doğrulandı/],
  [{ concept: 'displacement' }, /no displacement was confirmed/, /itki mumu doğrulanmadı/],
  [{ concept: 'candlestick-pattern' }, /the first .*candlestick pattern/, /ilk mum formasyonu/],
  [
    { concept: 'divergence', after: 'high', direction: 'bullish' },
    /bullish divergence/,
    /uyumsuzluk/,
  ],
  [{ concept: 'killzone' }, /confirmed/, /doğrulan/],
  [{}, /Which price do you mean/, /Hangi fiyatı/],
];

describe('the answer to a question for the first', () => {
  it.each(shapes)('begins with what was asked, in both languages: %o', async (given, en, tr) => {
    for (const language of languages) {
      const { texts, withheld } = await ask(given, language);
      expect(texts[0]).toMatch(language === 'en' ? en : tr);
      expect(withheld).toEqual([]);
    }
  });
});
