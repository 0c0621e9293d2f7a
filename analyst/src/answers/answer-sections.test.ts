import type { AnswerPart } from '../answer-part.ts';
import { createMarketData } from '@vela/market-data';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import type { Narrator } from '../narrator/narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { realCandles } from '../testing/real-candles.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({
  mode: 'files',
  filesDir: realCandles,
  allowSimulated: true,
  store,
});

async function ask(message: string, narrator: Narrator = builtInNarrator): Promise<AnswerPart[]> {
  const deps = {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    narrator,
    newId: () => 'analysis',
  };
  const now = Date.UTC(2026, 10, 1);
  const question = { message, language: 'en', chosen: {}, context: {}, now } as const;
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  return parts;
}

const getSections = (parts: readonly AnswerPart[]): (string | undefined)[] =>
  parts.flatMap((part) => (part.type === 'sentence' ? [part.data.section] : []));
const getIds = (parts: readonly AnswerPart[]): Set<string> =>
  new Set(
    parts.flatMap((part) => (part.type === 'analysis' ? part.data.facts.map(({ id }) => id) : [])),
  );

it('an overview begins with its direct answer, then what to see at a glance', async () => {
  const parts = await ask('analyze VIX 1d');
  const types = parts.map(({ type }) => type);
  const first = types.indexOf('sentence');
  expect(types[first + 1]).toBe('keyFacts');
  const sections = getSections(parts);
  expect(sections.filter((section) => section === 'headline')).toHaveLength(1);
  expect(sections[0]).toBe('headline');
  expect(sections.at(-1)).toBe('note');
  // The file ended long ago: that is said once, and not first.
  expect(sections.filter((section) => section === 'data')).toHaveLength(1);
  // Sections are told one after another, none twice.
  expect(new Set(sections).size).toBe(
    sections.filter((section, index) => section !== sections[index - 1]).length,
  );
});

it('key facts and levels name facts of the analysis, and levels follow their sentences', async () => {
  const parts = await ask('analyze VIX 1d');
  const ids = getIds(parts);
  const keys = parts.flatMap((part) => (part.type === 'keyFacts' ? part.data.facts : []));
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(keys.length).toBeLessThanOrEqual(5);
  const rows = parts.flatMap((part) => (part.type === 'levels' ? part.data.rows : []));
  expect(rows.length).toBeGreaterThan(3);
  const named = [...keys.map(({ factId }) => factId), ...rows.map(({ top }) => top)];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  const table = parts.findIndex(({ type }) => type === 'levels');
  const before = parts[table - 1];
  expect(before?.type === 'sentence' && before.data.section).toBe('levels');
});

it('a key fact or level that is no fact of the answer is not sent', async () => {
  const lying: Narrator = {
    ...builtInNarrator,
    narrate: (request, material) => ({
      ...builtInNarrator.narrate(request, material),
      keyFacts: [{ name: 'close', factId: 'close.invented' }],
      levels: [{ kind: 'swing-high', side: 'above', top: 'close.last', distance: 'invented' }],
    }),
  };
  const types = (await ask('analyze VIX 1d', lying)).map(({ type }) => type);
  expect(types).not.toContain('keyFacts');
  expect(types).not.toContain('levels');
});

it('a narrow question gets sentences alone', async () => {
  const parts = await ask('what is the rsi of VIX 1d');
  expect(new Set(getSections(parts))).toEqual(new Set([undefined]));
  expect(parts.map(({ type }) => type)).not.toContain('keyFacts');
});
