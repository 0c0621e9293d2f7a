import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisRequest, Language } from '@vela/contracts';
import { createFilingsSource, createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const folder = await mkdtemp(join(tmpdir(), 'vela-filers-'));
afterAll(() => rm(folder, { recursive: true }));
const filings = createFilingsSource({ folder });
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });

/** Filings of Coca-Cola under a ticker that the catalogue of markets does not have. */
beforeAll(async () => {
  const found = await filings.find('KO');
  if (found.kind === 'missing') throw new Error('no filings');
  await writeFile(join(folder, 'KHC.json'), JSON.stringify(found.company));
});

async function ask(
  message: string,
  { language = 'en', context = {} }: { language?: Language; context?: ConversationContext } = {},
) {
  const deps = {
    marketData,
    filings,
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'id',
    onWithheld: (one: unknown) => expect(one).toBeUndefined(),
  };
  const question = { message, language, chosen: {}, context, now: Date.UTC(2026, 10, 23) };
  const told: string[] = [];
  let [request, intent, symbol]: [AnalysisRequest | undefined, string, string | undefined] = [
    undefined,
    '',
    undefined,
  ];
  for await (const part of answerQuestion(question, deps)) {
    if (part.type === 'sentence') told.push(part.data.text);
    if (part.type === 'understanding') ({ intent, request } = part.data);
    if (part.type === 'analysis' && part.data.mode === 'fundamental')
      ({ symbol } = part.data.instrument);
  }
  const after = request?.symbol === undefined ? {} : { symbol: request.symbol };
  return { text: told.join(' '), intent, symbol, context: after };
}

describe('a company that no market of the catalogue has', () => {
  it.each([
    ['KHC revenue', 'en'],
    ['what is the revenue of $khc?', 'en'],
    ['8-pillar KHC', 'en'],
    ['CIK 1637459 revenue', 'en'],
    ['revenue of CIK 0001637459', 'en'],
    ['KHC hasılatı', 'tr'],
  ] as const)('is answered from its filings: %s', async (message, language) => {
    const { symbol, text } = await ask(message, { language, context: { symbol: 'AAPL' } });
    expect(symbol).toBe('KHC');
    expect(text).toContain('SEC');
  });

  it('is known in the next question, and beside another company', async () => {
    const { context } = await ask('KHC revenue');
    expect((await ask('net income', { context })).symbol).toBe('KHC');
    expect((await ask('compare KO and KHC revenue')).text).toMatch(/Coca-Cola.*Kraft Heinz/);
  });

  it('has no chart: there is no candle of it', async () => {
    expect((await ask('KHC trend')).intent).toBe('unknown-symbol');
    expect((await ask('support and resistance of KHC')).intent).toBe('unknown-symbol');
  });

  it('is unknown where no list has it, and the number of a listed company is that company', async () => {
    expect((await ask('ZZZT revenue')).intent).toBe('unknown-symbol');
    expect((await ask('CIK 320193 revenue')).symbol).toBe('AAPL');
    expect((await ask('CIK 77 revenue')).text).toContain('no filings of CIK 77 here');
  });
});
