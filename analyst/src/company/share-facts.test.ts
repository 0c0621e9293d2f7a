import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AnalysisRequest, Fact } from '@vela/contracts';
import { createFilingsSource, createMarketData } from '@vela/market-data';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const now = Date.UTC(2026, 10, 23, 18);
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const deps = {
  marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
  filings: createFilingsSource(),
  seriesAnalyses: createSeriesAnalyses(),
  narrator: builtInNarrator,
  newId: () => 'id',
  onWithheld: () => {},
};

async function listFacts(symbol: string): Promise<ReadonlyMap<string, Fact>> {
  const request: AnalysisRequest = {
    mode: 'fundamental',
    symbol,
    interval: '1d',
    window: { limit: 500 },
    language: 'en',
    plan: { intent: 'company', figures: ['earnings-per-share'], namesInstrument: true },
  };
  const question = { message: '', language: 'en', chosen: {}, context: {}, now, request } as const;
  const facts: Fact[] = [];
  for await (const part of answerQuestion(question, deps))
    if (part.type === 'facts' || part.type === 'analysis') facts.push(...part.data.facts);
  return new Map(facts.map((fact) => [fact.id, fact]));
}

/** What the company itself reported as diluted earnings of a share, by the last day of its year. */
function listReported(symbol: string): ReadonlyMap<string, readonly number[]> {
  const file = new URL(`../../../market-data/filings/${symbol}.json.gz`, import.meta.url);
  const body = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  const concept = body.facts?.['us-gaap']?.['EarningsPerShareDiluted'];
  const found = new Map<string, number[]>();
  for (const { end, val } of concept?.units?.['USD/shares'] ?? [])
    found.set(end, [...(found.get(end) ?? []), val]);
  return found;
}

/** What a company did with its shares since: filings of before count in the old ones. */
const splits = { AAPL: ['2020-08-31', 4], GOOGL: ['2022-07-15', 20] } as const;

it.each(['AAPL', 'GOOGL'] as const)('earnings of a share are those %s reported', async (symbol) => {
  const [facts, reported] = [await listFacts(symbol), listReported(symbol)];
  const [splitDay, factor] = splits[symbol];
  const compared = Array.from({ length: 10 }, (_, index) => {
    const id = `company.earnings-per-share.year-${index + 1}`;
    const [value, end] = [facts.get(`${id}.value`)?.value, facts.get(`${id}.end`)?.value];
    if (typeof value !== 'number' || typeof end !== 'number') return [];
    const day = new Date(end).toISOString().slice(0, 10);
    const filed = reported.get(day) ?? [];
    const shares = day < splitDay ? [1, factor] : [1];
    const isEqual = filed.some((one) => shares.some((by) => Math.abs(one - value * by) <= 0.011));
    return filed.length === 0 ? [] : [{ day, value, isEqual }];
  }).flat();
  expect(compared.length).toBeGreaterThan(3);
  expect(compared.filter(({ isEqual }) => !isEqual)).toEqual([]);
});
