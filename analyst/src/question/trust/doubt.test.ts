import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { QuestionPlan } from '@vela/contracts';
import { addUnsure } from '../../answers/add-unsure.ts';
import { parseQuestion } from '../../parse-question.ts';
import { resolveRequest } from '../../resolve-request.ts';
import { readTurns } from '../../testing/read-turns.ts';

const now = Date.UTC(2026, 10, 21, 18);
const number = { text: '1.', spans: [{ start: 0, end: 1, factId: 'a' }], factIds: ['a'] };
const told = { sentences: [number], facts: [], labels: [] };

function resolve(message: string, language: 'en' | 'tr', plan: Partial<QuestionPlan>) {
  const question = { message, language, chosen: {}, context: {}, now };
  const request = parseQuestion(question, instrumentCatalogue);
  const asked = { ...request, plan: { ...request.plan, ...plan } };
  return resolveRequest(asked, instrumentCatalogue, now);
}

const tell = (message: string, language: 'en' | 'tr', plan: Partial<QuestionPlan>): string =>
  addUnsure(told, resolve(message, language, plan))
    .sentences.slice(1)
    .map(({ text }) => text)
    .join(' ');

describe('what an answer says of its own reading', () => {
  it('is that it may be the wrong one', () => {
    expect(tell('trend of copper', 'en', { isUnsure: true })).toBe(
      'This was read as HG, the daily chart, Trend; a chip of this answer changes it.',
    );
    expect(tell('bakırın eğilimi', 'tr', { isUnsure: true })).toMatch(
      /^Bu soru şöyle okundu: HG, günlük grafik, .*etiket/,
    );
  });

  it('is what the question left open', () => {
    expect(tell('trend of copper', 'en', { assumed: ['interval', 'period'] })).toMatch(
      /taken as the daily chart/,
    );
    expect(tell('bakırın eğilimi', 'tr', { assumed: ['instrument'] })).toMatch(
      /şöyle alındı: HG\./,
    );
  });

  it('is nothing of what was left open where nothing was measured', () => {
    const nothing = { sentences: [], facts: [], labels: [] };
    const resolved = resolve('trend of copper', 'en', { assumed: ['interval'] });
    expect(addUnsure(nothing, resolved)).toBe(nothing);
  });

  it('is nothing where all is said or asked already', () => {
    const { isUnsure: _, assumed: __, ...plan } = resolve('trend of copper', 'en', {}).plan;
    const resolved = { ...resolve('trend of copper', 'en', {}), plan };
    expect(addUnsure(told, resolved)).toBe(told);
  });

  it.each([
    ['en', 'copper 1d'],
    ['en', 'analyse copper on the daily'],
    ['tr', 'bakır 4 saatlik analiz'],
  ] as const)('%s: %s: leaves none about an overview', (language, message) => {
    const { intent, isUnsure } = readTurns([message], language);
    expect([intent, isUnsure]).toEqual(['analyze', undefined]);
  });

  it.each([
    ['en', 'blorptest what of gold'],
    ['tr', 'altının zorbikatör değeri'],
  ] as const)('%s: %s: what was not read is named, and nothing else', (language, message) => {
    const { residue, isUnsure, assumed } = readTurns([message], language);
    expect(residue).toHaveLength(1);
    expect([isUnsure, assumed]).toEqual([undefined, undefined]);
  });
});

describe('a question about the chart in view', () => {
  const chart = ['BTCUSDT', '4h'] as const;

  it.each([
    ['en', 'where is the nearest gap', 'gaps'],
    ['en', 'nearest order block', 'blocks'],
    ['tr', 'en yakın boşluk nerede', 'gaps'],
    ['tr', 'kaç açık adil değer boşluğu var', 'measure'],
  ] as const)('%s: %s: names its structure, and leaves no doubt', (language, message, expected) => {
    const { intent, isUnsure, assumed } = readTurns([message], language, [...chart]);
    expect([intent, isUnsure, assumed]).toEqual([expected, undefined, undefined]);
  });

  it.each([
    ['en', 'what is the rsi'],
    ['en', 'last break of structure'],
    ['tr', 'son süpürme'],
  ] as const)('%s: %s: means that chart', (language, message) => {
    expect(readTurns([message], language, [...chart]).assumed).toBeUndefined();
  });

  it('has the doubt of an answer in sections at its end', () => {
    const sentence = { text: 'Up.', factIds: [], spans: [], section: 'headline' as const };
    const resolved = resolve('trend of copper', 'en', { isUnsure: true });
    const { sentences } = addUnsure({ ...told, sentences: [sentence] }, resolved);
    expect(sentences.map(({ section }) => section)).toEqual(['headline', 'note']);
  });
});

describe('a chart that is chosen beside the message', () => {
  it.each([
    ['en', 'when was the last choch on eurusd'],
    ['tr', 'altının son karakter değişimi ne zaman oldu'],
  ] as const)('%s: "%s" leaves its interval to that chart', (language, message) => {
    const read = (chosen: { symbol?: string; interval?: '1d' }) =>
      parseQuestion({ message, language, chosen, context: {}, now }, instrumentCatalogue).plan
        .assumed ?? [];
    expect(read({})).toContain('interval');
    expect(read({ symbol: 'TSLA', interval: '1d' })).not.toContain('interval');
  });
});
