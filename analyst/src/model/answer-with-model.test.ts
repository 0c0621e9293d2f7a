import type { Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { AnswerPart, Question } from '../answer-part.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { startScriptedModel, type ScriptedModel } from '../testing/scripted-model.ts';
import { createSeededMarket } from '../testing/seeded-market.ts';
import { answerWithModel } from './answer-with-model.ts';
import { createModelAccess } from './model-access.ts';
import { modelCases } from './model-cases.ts';

const now = Date.UTC(2026, 10, 21, 12);
const market = createSeededMarket(
  [
    {
      symbol: 'BTCUSDT',
      seed: 3,
      price: 60_000,
      size: 0.004,
      flat: 0,
      jumps: 0.01,
      candles: 12_000,
      hasVolume: true,
    },
  ],
  now,
);
const messages = {
  en: 'Analyze BTCUSDT on the 4 hour chart',
  tr: 'BTCUSDT 4 saatlik grafiği analiz et',
};
const ask = (language: Language): Question => ({
  message: messages[language],
  language,
  chosen: {},
  context: {},
  now,
});

async function collect(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const all: AnswerPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function* replay(parts: readonly AnswerPart[]): AsyncGenerator<AnswerPart> {
  yield* parts;
}

const listTexts = (parts: readonly AnswerPart[]): string[] =>
  parts.flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []));

/** The built-in answer in each language, made once. */
const narrated: Record<Language, AnswerPart[]> = { en: [], tr: [] };
beforeAll(async () => {
  const deps = {
    marketData: market,
    narrator: builtInNarrator,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
  };
  narrated.en = await collect(answerQuestion(ask('en'), deps));
  narrated.tr = await collect(answerQuestion(ask('tr'), deps));
});

const digits = /\d/;

/** No digit outside of a link, and every link's text as the narrator's own formatting of its fact. */
function expectBound(parts: readonly AnswerPart[], language: Language): void {
  const own = new Set(listTexts(narrated[language]));
  const facts = new Set(
    narrated[language]
      .flatMap((part) => (part.type === 'analysis' ? part.data.facts : []))
      .map(({ id }) => id),
  );
  for (const part of parts) {
    if (part.type !== 'sentence' || own.has(part.data.text)) continue;
    const { text, spans } = part.data;
    const rest = spans.reduceRight(
      (left, { start, end }) => left.slice(0, start) + left.slice(end),
      text,
    );
    expect(rest).not.toMatch(digits);
    for (const { factId } of spans) expect(facts).toContain(factId);
  }
}

describe.each(['openai-compatible', 'anthropic'] as const)('a scripted %s server', (api) => {
  let server: ScriptedModel;
  beforeAll(async () => {
    server = await startScriptedModel(api);
  });
  afterAll(() => server.close());

  it.each(modelCases)('$name', async (one) => {
    const { replies, language = 'en', told, notice, shows = [], hides = [] } = one;
    server.play(...replies);
    const settings = {
      api,
      baseUrl: server.baseUrl,
      apiKey: 'sk-secret',
      model: 'scripted',
      provider: 'Scripted',
    };
    const budget = { firstTokenMs: 250, nextTokenMs: 150, totalMs: 3_000 };
    const parts = await collect(
      answerWithModel(ask(language), {
        answer: () => replay(narrated[language]),
        access: createModelAccess(settings, budget),
        catalogue: instrumentCatalogue,
        reading: 'never',
      }),
    );
    const texts = listTexts(parts);
    const own = listTexts(narrated[language]);
    const notices = parts.flatMap((part) => (part.type === 'notice' ? [part.data.code] : []));
    expect(notices).toEqual(notice === undefined ? [] : [`model-${notice}`]);
    const added = texts.filter((text) => !own.includes(text));
    expect(added.length > 0).toBe(told !== 'narrator');
    const kept = texts.filter((text) => own.includes(text));
    expect(told === 'model' ? own : kept).toEqual(own);
    for (const shown of shows) expect(texts.join(' ')).toContain(shown);
    for (const hidden of hides) expect(JSON.stringify(parts)).not.toContain(hidden);
    expectBound(parts, language);
    expect(parts.map(({ type }) => type)).toContain('suggestions');
    expect(parts.at(-1)?.type).toBe('usage');
    expect(JSON.stringify(parts)).not.toContain('sk-secret');
    const indexes = parts.flatMap((part) => (part.type === 'sentence' ? [part.data.index] : []));
    expect(indexes).toEqual(indexes.map((_, place) => place));
  });
});
