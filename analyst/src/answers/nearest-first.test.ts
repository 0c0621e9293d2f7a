import { type Fact, languages, type Language } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { AnswerPart } from '../answer-part.ts';
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
const messages = { en: 'how far is the nearest gap', tr: 'en yakın boşluk nerede' } as const;

async function ask(symbol: string, language: Language) {
  const parts: AnswerPart[] = [];
  const question = {
    message: messages[language],
    language,
    chosen: { symbol, interval: '4h' as const },
    context: {},
    now: Date.UTC(2026, 3, 30),
  };
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const facts: Fact[] = parts.flatMap((part) => (part.type === 'analysis' ? part.data.facts : []));
  const [first] = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  const rows = parts.flatMap((part) => (part.type === 'levels' ? part.data.rows : []));
  return { facts, first, rows };
}

describe.each(languages)('where the nearest gap is (%s)', (language) => {
  it.each(['BTCUSDT', 'ETHUSDT'])('%s: said in the first sentence', async (symbol) => {
    const { facts, first } = await ask(symbol, language);
    const distances = ['above', 'below'].flatMap((side) => {
      const id = `gap.${side}.distance-percent`;
      const value = facts.find((fact) => fact.id === id)?.value;
      return typeof value === 'number' && value > 0 ? [{ id, value }] : [];
    });
    const nearest = distances.toSorted((a, b) => a.value - b.value)[0];
    expect(distances.length).toBeGreaterThan(0);
    expect(first?.section).toBe('headline');
    expect(first?.factIds).toContain(nearest?.id);
  });

  it('more than three gaps are a table, the highest first, each with its distance', async () => {
    const { facts, rows } = await ask('ETHUSDT', language);
    const read = (id: string | undefined): number =>
      Number(facts.find((fact) => fact.id === id)?.value);
    const close = read('close.last');
    const tops = rows.map(({ top }) => read(top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(rows.map(({ distance }) => read(distance))).toEqual(
      rows.map(({ side, top, bottom }) =>
        expect.closeTo(
          (100 * (side === 'above' ? read(bottom) - close : close - read(top))) / close,
          9,
        ),
      ),
    );
  });
});
