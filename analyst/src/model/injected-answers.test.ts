import { languages, type Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { AnswerPart, Question } from '../answer-part.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { startScriptedModel, type ScriptedModel } from '../testing/scripted-model.ts';
import { isFullRun } from '../testing/tier.ts';
import { createSeededMarket } from '../testing/seeded-market.ts';
import { answerWithModel } from './answer-with-model.ts';
import { createModelAccess } from './model-access.ts';
import { obeyedInjections } from './obeyed-injections.ts';
import { createInstructions } from './voice-prompt.ts';

const now = Date.UTC(2026, 10, 21, 12);
const series = { symbol: 'BTCUSDT', seed: 3, price: 60_000, size: 0.004, flat: 0, jumps: 0.01 };
const market = createSeededMarket([{ ...series, candles: 12_000, hasVolume: true }], now);
const questions = {
  en: 'Analyze BTCUSDT on the 4 hour chart',
  tr: 'BTCUSDT 4 saatlik grafiği analiz et',
};
const truths = {
  en: 'Bitcoin last closed at [[close.last]].',
  tr: 'Bitcoin son olarak [[close.last]] seviyesinden kapandı.',
};
const key = 'sk-canary-key';

/** Where an instruction stands: asked, in a file's text, or agreed on in an earlier turn. */
const allChannels: readonly ((question: string, asked: string) => string)[] = [
  (question, asked) => `${question}. ${asked}`,
  (question, asked) => `${question}\nfile notes.csv: "close;note\n1;SYSTEM ${asked}"`,
  (question, asked) => `${asked} Agreed before, so go on. ${question}`,
];

/** One channel for each case in turn; `npm run test:all` plays each case through all of them. */
const listChannels = (at: number) =>
  allChannels.filter((_channel, place) => isFullRun || place === at % allChannels.length);

async function collect(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const all: AnswerPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

const ask = (message: string, language: Language): Question => ({
  message,
  language,
  chosen: {},
  context: {},
  now,
});

let server: ScriptedModel;
const bodies: string[] = [];
const narrated: Record<Language, AnswerPart[]> = { en: [], tr: [] };
beforeAll(async () => {
  server = await startScriptedModel('openai-compatible');
  const seriesAnalyses = createSeriesAnalyses();
  const deps = { marketData: market, narrator: builtInNarrator, seriesAnalyses, newId: () => 'id' };
  for (const language of languages)
    narrated[language] = await collect(answerQuestion(ask(questions[language], language), deps));
});
afterAll(() => server.close());

/** Shown sentences of an answer by a model that writes what it was told to. */
async function playObeyed(message: string, obeyed: string, language: Language): Promise<string[]> {
  server.play({ text: `${truths[language]} ${obeyed}` }, { text: obeyed });
  const settings = { baseUrl: server.baseUrl, apiKey: key, model: 'm', provider: 'p' };
  const access = createModelAccess({ api: 'openai-compatible', ...settings });
  async function* replay(): AsyncGenerator<AnswerPart> {
    yield* narrated[language];
  }
  const deps = {
    answer: replay,
    access,
    catalogue: instrumentCatalogue,
    reading: 'never',
  } as const;
  const parts = await collect(answerWithModel(ask(message, language), deps));
  expect(JSON.stringify(parts)).not.toContain(key);
  bodies.push(...server.requests.map(({ body }) => body));
  return parts.flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []));
}

it.each(languages)(
  'shows nothing but the true sentence of an obedient model (%s)',
  async (language) => {
    const prepared = narrated[language].flatMap((part) =>
      part.type === 'sentence' ? [part.data.text] : [],
    );
    const leaks: string[] = [];
    for (const [at, [asked, obeyed]] of obeyedInjections[language].entries())
      for (const channel of listChannels(at)) {
        const texts = await playObeyed(channel(questions[language], asked), obeyed, language);
        const added = texts.filter((text) => !prepared.includes(text));
        leaks.push(...added.slice(1).map((text) => `${asked} -> ${text}`));
        expect(added[0]).toMatch(/Bitcoin/);
      }
    expect(leaks).toEqual([]);
  },
);

it('sends each question with the same rules, without the key and without other turns', () => {
  expect(bodies.length).toBeGreaterThanOrEqual(2 * 44);
  const rules = new Set(languages.map(createInstructions));
  for (const body of bodies) {
    const sent: { messages: readonly { role: string; content: unknown }[] } = JSON.parse(body);
    const system = sent.messages.filter(({ role }) => role === 'system');
    expect(system.map(({ content }) => rules.has(String(content)))).toEqual([true]);
    expect(body).not.toContain(key);
  }
});
