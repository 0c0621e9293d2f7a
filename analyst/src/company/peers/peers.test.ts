import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompanyFacts } from '@vela/engine';
import { createFilingsSource, createMarketData, type FilingsSource } from '@vela/market-data';
import type { Fact, Language } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '../../answer-question.ts';
import { builtInNarrator } from '../../built-in-narrator.ts';
import type { ConversationContext } from '../../answer-part.ts';
import { createSeriesAnalyses } from '../../series/series-analyses.ts';
import { createPeerMemo } from './peer-memo.ts';
import { createPeerSource } from './peer-source.ts';

const folder = await mkdtemp(join(tmpdir(), 'vela-peers-'));
afterAll(() => rm(folder, { recursive: true }));
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const withheld: unknown[] = [];

async function ask(
  message: string,
  {
    language = 'en',
    filings = createFilingsSource(),
    context = {},
  }: {
    readonly language?: Language;
    readonly filings?: FilingsSource;
    readonly context?: ConversationContext;
  } = {},
) {
  const deps = {
    marketData,
    filings,
    peers: createPeerSource(filings),
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'id',
    onWithheld: (one: unknown) => withheld.push(one),
  };
  const question = { message, language, chosen: {}, context, now: Date.UTC(2026, 10, 23) };
  const told: string[] = [];
  let facts: readonly Fact[] = [];
  for await (const part of answerQuestion(question, deps)) {
    if (part.type === 'sentence') told.push(part.data.text);
    if (part.type === 'analysis') ({ facts } = part.data);
  }
  const find = (id: string) => facts.find((fact) => fact.id === `company.${id}`)?.value;
  return { text: told.join(' '), facts, find };
}

/** A year of a synthetic company: revenue of 100 and a net income, both in millions. */
function createBody(name: string, netIncome: number, filed = '2026-02-01'): CompanyFacts {
  const year = (end: string, val: number) => ({
    start: `${Number(end.slice(0, 4)) - 1}-12-31`,
    end,
    val: val * 1e6,
    accn: `${name}-${end}`,
    form: '10-K',
    filed,
    fy: 2025,
  });
  const usd = (val: number) => ({ units: { USD: [year('2025-12-31', val)] } });
  return {
    entityName: `${name} (synthetic)`,
    facts: { 'us-gaap': { Revenues: usd(100), NetIncomeLoss: usd(netIncome) } },
  };
}

const listIds = (facts: readonly Fact[]): string[] => facts.map(({ id }) => id);

// Eight synthetic technology companies with net margins of 1 to 8 percent; no extract beside them.
const tickers = ['ADBE', 'AMD', 'AVGO', 'CRM', 'CSCO', 'INTC', 'NVDA', 'ORCL'];
let alone: FilingsSource;
beforeAll(async () => {
  for (const [index, ticker] of tickers.entries())
    await writeFile(join(folder, `${ticker}.json`), JSON.stringify(createBody(ticker, index + 1)));
  const source = createFilingsSource({ folder });
  alone = { ...source, listAtHand: async () => tickers };
});

describe('a company among those at hand', () => {
  it('is placed by figures that eight companies have, and by no others', async () => {
    const { find, text } = await ask('compare AMD with its peers', { filings: alone });
    // One of the seven others, ADBE with 1 %, has less than the 2 % of AMD.
    expect(find('peers.net-margin.all-place')).toBeCloseTo(100 / 7, 9);
    expect(find('peers.net-margin.all-count')).toBe(8);
    expect(find('peers.net-margin.sector-place')).toBeCloseTo(100 / 7, 9);
    expect(find('peers.count')).toBe(7);
    expect(find('peers.names')).toBe('ADBE, AVGO, CRM, CSCO, INTC, NVDA, ORCL');
    expect(text).toContain('Net margin: 2.0%, higher than 14% of the others, counting 8');
    expect(text).toContain('Within the sector it is higher than 14%');
    expect(text).toContain('Return on equity: the filings of');
    expect(text).toContain('no place in the market');
  });

  it('is too few to rank below eight, and says how many there are', async () => {
    const six = tickers.slice(0, 7);
    const filings = { ...alone, listAtHand: async () => six };
    const { find, text } = await ask('AMD net margin against its sector', { filings });
    expect(find('peers.net-margin.all-place')).toBeUndefined();
    expect(find('peers.net-margin.all-count')).toBe(7);
    expect(text).toContain('companies that have this figure here: 7, too few to rank');
    expect(text).toContain('Others of its sector here: 6, too few to rank within it');
    expect(text).not.toContain('Revenue growth');
  });

  it('is compared with what was filed by the day asked about, and for about the same months', async () => {
    const late = createFilingsSource({ folder });
    await writeFile(join(folder, 'QCOM.json'), JSON.stringify(createBody('QCOM', 1, '2026-06-01')));
    const filings = { ...late, listAtHand: async () => [...tickers, 'QCOM'] };
    const peers = createPeerSource(filings);
    const [before, after] = await Promise.all([
      peers.find('AMD', '2026-05-31'),
      peers.find('AMD', '2026-06-01'),
    ]);
    expect([before.peers.length, after.peers.length]).toEqual([7, 8]);
  });

  it('is told in both languages from the same facts, of those that come with Vela', async () => {
    const english = await ask('AAPL compared with its peers');
    expect(english.find('peers.count')).toBe(7);
    expect(english.text).toContain('7 in all, and 2 in its sector, information technology');
    expect(english.text).toMatch(/Revenue growth: -?[\d.]+%, higher than \d+% of the others/);
    const turkish = await ask('AAPL emsallerine göre nasıl?', { language: 'tr' });
    expect(turkish.text).toContain('kendi sektöründe (bilişim teknolojileri) 2');
    expect(turkish.text).toMatch(/Hasılat artışı: [^;]+; ötekilerin %\d+ kadarından yüksek/);
    expect(listIds(turkish.facts)).toEqual(listIds(english.facts));
    const sector = await ask('JPM sektörüne göre', { language: 'tr' });
    expect(sector.text).toContain('sıralamaya yetmez');
  });

  it('is asked about after another question, and withholds no sentence', async () => {
    const request = {
      mode: 'fundamental' as const,
      symbol: 'KO',
      interval: '1h' as const,
      window: { limit: 500 },
      language: 'en' as const,
      plan: { intent: 'company' as const, figures: ['revenue' as const] },
    };
    const context = { symbol: 'KO', lastUnderstanding: { intent: 'company' as const, request } };
    const { text } = await ask('and compared with peers?', { context });
    expect(text).toContain('Coca-Cola');
    expect(text).toContain('consumer staples');
    expect(withheld).toEqual([]);
  });
});

describe('the figures of companies', () => {
  it('are read once a day each, one company at a time, and again after a failure', async () => {
    const [reads, open]: [string[], PromiseWithResolvers<void>[]] = [[], []];
    const read = createPeerMemo(async (symbol, knownOn) => {
      reads.push(`${symbol} ${knownOn}`);
      const wait = Promise.withResolvers<void>();
      open.push(wait);
      await wait.promise;
      return { end: knownOn, values: {} };
    });
    const [first, second] = ['1', '2'] as const;
    const all = [read('A', first), read('A', first), read('B', first), read('A', second)];
    const settled = Promise.allSettled(all);
    const fail = (): void => open.shift()?.reject(new Error('no'));
    const end = (): void => open.shift()?.resolve();
    for (const settle of [end, fail, end]) {
      await new Promise(setImmediate);
      expect(open).toHaveLength(1);
      settle();
    }
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const again = read('B', first);
    await new Promise(setImmediate);
    end();
    expect(await again).toEqual({ end: '1', values: {} });
    expect(reads).toEqual(['A 1', 'B 1', 'A 2', 'B 1']);
  });
});
