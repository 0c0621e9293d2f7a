import { companyFigures, languages, type Fact, type Language } from '@vela/contracts';
import { createFilingsSource, createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { createPeerSource } from './peers/peer-source.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const filings = createFilingsSource({ simulated: true });
const withheld: unknown[] = [];

type Asking = {
  readonly language?: Language;
  readonly allowed?: boolean;
  readonly figure?: string;
};

async function ask(message: string, { language = 'en', allowed = true, figure }: Asking = {}) {
  const deps = {
    marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
    filings: allowed ? filings : createFilingsSource(),
    peers: createPeerSource(filings),
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'id',
    onWithheld: (one: unknown) => withheld.push(one),
  };
  const figures = companyFigures.filter((known) => known === figure);
  const request = {
    mode: 'fundamental' as const,
    symbol: 'SIMCO',
    interval: '1h' as const,
    window: { limit: 500 },
    language,
    plan: { intent: 'company' as const, figures },
  };
  const asked = { message, language, chosen: {}, context: {} };
  const question = { ...asked, now: Date.UTC(2026, 10, 23, 18) };
  const told: string[] = [];
  let [facts, intent]: [readonly Fact[], string] = [[], ''];
  const parts = answerQuestion(message === '' ? { ...question, request } : question, deps);
  for await (const part of parts) {
    if (part.type === 'sentence') told.push(part.data.text);
    if (part.type === 'analysis') ({ facts } = part.data);
    if (part.type === 'understanding') ({ intent } = part.data);
  }
  return { text: told.join(' '), first: told[0], facts, intent };
}

describe('the simulated company', () => {
  it.each([
    ['8-pillar SIMCO', 'en', 'does not exist'],
    ['SIMCO 8 sütun', 'tr', 'böyle bir şirket yok'],
  ] as const)('says first that it does not exist: %s', async (message, language, said) => {
    const { first, text } = await ask(message, { language });
    expect(first).toContain(said);
    expect(text).not.toContain('SEC');
    expect(text).toMatch(/passed|sağlanıyor/);
    expect(text).toMatch(/not positive|artıda değil/);
    expect(text).toMatch(/cannot be judged|değerlendirilemiyor/);
  });

  it.each(companyFigures)('says so in every answer: %s', async (figure) => {
    for (const language of languages) {
      const { first, facts, text } = await ask('', { language, figure });
      expect(first).toMatch(/simulated|simüledir/);
      expect(text).not.toMatch(/filings with the SEC|SEC'e/);
      const vendors = facts.flatMap(({ source }) => ('vendor' in source ? [source.vendor] : []));
      expect(new Set(vendors)).toEqual(new Set(['simulation']));
    }
    expect(withheld).toEqual([]);
  });

  it('has a simulated price, which no real company is valued by', async () => {
    const { facts } = await ask('SIMCO market cap');
    expect(facts.some(({ id }) => id === 'company.market-value.value')).toBe(true);
    const real = await ask('AAPL market cap');
    expect(real.facts.some(({ id }) => id === 'company.market-value.value')).toBe(false);
    expect(real.facts.find(({ id }) => id === 'company.peers.names')?.value).not.toContain('SIM');
  });

  it('is unknown where nothing simulated is allowed', async () => {
    expect((await ask('8-pillar SIMCO', { allowed: false })).intent).toBe('unknown-symbol');
  });
});
