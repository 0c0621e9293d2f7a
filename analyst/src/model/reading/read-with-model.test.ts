import { instrumentCatalogue as catalogue } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Question } from '../../answer-part.ts';
import { parseQuestion } from '../../parse-question.ts';
import { startScriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts';
import { createModelAccess } from '../model-access.ts';
import { combineReadings, needsSecondReader, readWithModel } from './read-with-model.ts';

const now = Date.UTC(2026, 10, 21, 18);
const ask = (message: string) =>
  ({ message, language: 'en', chosen: {}, context: {}, now }) as const;
// The built-in reader leaves "zibbly" of it.
const unsure = ask('zibbly how deep did bitcoin crash in the last 30 days');
const read = (answer: object | string, question: Question = unsure) =>
  combineReadings(question, parseQuestion(question, catalogue), {
    answer: typeof answer === 'string' ? answer : JSON.stringify(answer),
    catalogue,
  });
const drawdown = { intent: 'measure', subjects: ['bitcoin'], measures: [{ id: 'drawdown' }] };
const days = { kind: 'last', count: 30, unit: 'day' };

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel('openai-compatible');
});
afterAll(() => server.close());

it('is asked where words are left, never about advice or a button', () => {
  const builtIn = parseQuestion(unsure, catalogue);
  expect(needsSecondReader(unsure, builtIn, 'unsure')).toBe(true);
  expect(needsSecondReader(unsure, builtIn, 'never')).toBe(false);
  expect(needsSecondReader({ ...unsure, request: builtIn }, builtIn, 'always')).toBe(false);
  const advice = ask('should I buy bitcoin now?');
  expect(needsSecondReader(advice, parseQuestion(advice, catalogue), 'always')).toBe(false);
});

it('reads over HTTP; code resolves the instrument and names what is left', async () => {
  server.play({ text: JSON.stringify({ ...drawdown, period: days, residue: ['zibbly'] }) });
  const settings = {
    api: 'openai-compatible',
    baseUrl: server.baseUrl,
    apiKey: 'k',
    model: 'm',
    provider: 'p',
  } as const;
  const access = createModelAccess(settings);
  const { requests } = await readWithModel(unsure, parseQuestion(unsure, catalogue), {
    access,
    catalogue,
  });
  expect(requests).toMatchObject([
    {
      symbol: 'BTCUSDT',
      plan: { measures: [{ id: 'drawdown' }], period: days, residue: ['zibbly'] },
    },
  ]);
});

it.each([
  ['a symbol that was not typed', { ...drawdown, subjects: ['NFLX'] }],
  ['an invented measure', { ...drawdown, measures: [{ id: 'sharpest-ever' }] }],
  ['an invented number', { ...drawdown, measures: [{ id: 'reach-share', percent: 77 }] }],
  ['an invented period', { ...drawdown, period: { ...days, count: 777 } }],
  ['JSON without an end', `{"subjects":[${'"x",'.repeat(5_000)}`],
  ['prose', 'Bitcoin will surely double.'],
])('keeps the built-in reading beside %s', (_, answer) => {
  expect(read(answer)).toEqual([parseQuestion(unsure, catalogue)]);
});

it('asks back where both name another subject or period', () => {
  const both = ask('zibbly drawdown of bitcoin against ethereum in the last 30 days');
  expect(read({ ...drawdown, subjects: ['ethereum'] }, both)).toHaveLength(2);
  expect(read({ ...drawdown, period: { ...days, unit: 'week' } })).toHaveLength(2);
});

it('keeps the built-in reading beside a measure of two instruments with one, and a term without one', () => {
  const ratio = { ...drawdown, measures: [{ id: 'ratio' }] };
  expect(read(ratio)).toEqual([parseQuestion(unsure, catalogue)]);
  expect(read({ intent: 'concept', subjects: [] })).toEqual([parseQuestion(unsure, catalogue)]);
});

it('keeps an instrument that the built-in reader found where the model names none', () => {
  expect(read({ ...drawdown, subjects: [] })).toEqual([parseQuestion(unsure, catalogue)]);
});

it('asks back where a word or two follow a question and only the model reads them', () => {
  const context = { symbol: 'AVAXUSDT', interval: '1d' } as const;
  const open = { ...ask('zibbly one?'), context };
  const measure = { intent: 'measure', subjects: [], measures: [{ id: 'drawdown' }] };
  expect(read(measure, open)).toHaveLength(2);
});

it('answers another measure than the built-in reader and offers that one beside it', () => {
  const [request] = read({ ...drawdown, measures: [{ id: 'volatility-rank' }] });
  expect(request?.plan).toMatchObject({
    measures: [{ id: 'volatility-rank' }],
    choices: [{ id: 'drawdown' }],
  });
});
