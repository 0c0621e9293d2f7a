import type { AnalysisRequest, Language } from '@vela/contracts';
import type { CompanyFacts } from '@vela/engine';
import { createMarketData, type FilingsSource } from '@vela/market-data';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });

const sound = {
  Revenues: 1000e6,
  NetIncomeLoss: 100e6,
  NetCashProvidedByUsedInOperatingActivities: 150e6,
  PaymentsToAcquirePropertyPlantAndEquipment: 30e6,
  Liabilities: 900e6,
  LiabilitiesCurrent: 400e6,
  StockholdersEquity: 1100e6,
  LongTermDebtNoncurrent: 300e6,
  WeightedAverageNumberOfDilutedSharesOutstanding: 100e6,
  CommonStockSharesOutstanding: 100e6,
};
type Case = {
  readonly values?: Partial<typeof sound>;
  readonly from?: number;
  readonly unit?: string;
  readonly form?: string;
};
const isDated = /^(?:Liabilities|StockholdersEquity|LongTermDebt|CommonStock)/;

/** A body of companyfacts written by hand, of a company that does not exist. */
function createBody({ values, from = 2018, unit = 'USD', form = '10-K' }: Case): CompanyFacts {
  const years = Array.from({ length: 2026 - from }, (_, index) => from + index);
  const entries = Object.entries({ ...sound, ...values }).map(([tag, val]) => {
    const facts = years.map((year) => ({
      ...(isDated.test(tag) ? {} : { start: `${year}-01-01` }),
      end: `${year}-12-31`,
      val,
      form,
      filed: `${year + 1}-02-15`,
      fy: year,
      accn: `0000000000-${String(year + 1).slice(2)}-000001`,
    }));
    return [tag, { units: { [/Shares/.test(tag) ? 'shares' : unit]: facts } }] as const;
  });
  return { entityName: 'Synthetic', facts: { 'us-gaap': Object.fromEntries(entries) } };
}

/** What is told of the pillars of such a company, and the reasons that its page shows. */
async function tellPillars(body: CompanyFacts, language: Language) {
  const filings: FilingsSource = {
    known: ['KO'],
    find: () => Promise.resolve({ kind: 'filings', origin: 'sec', company: body }),
    findFiler: () => Promise.resolve(undefined),
    listAtHand: () => Promise.resolve([]),
  };
  const request: AnalysisRequest = {
    mode: 'fundamental',
    symbol: 'KO',
    interval: '1d',
    window: { limit: 500 },
    language,
    plan: { intent: 'company', figures: ['pillars'], namesInstrument: true },
  };
  const now = Date.UTC(2026, 10, 23, 18);
  const question = { message: '', language, chosen: {}, context: {}, now, request };
  const deps = { marketData, filings, seriesAnalyses: createSeriesAnalyses() };
  const told: string[] = [];
  const reasons = new Map<string, string>();
  const all = { ...deps, narrator: builtInNarrator, newId: () => 'id' };
  for await (const part of answerQuestion(question, all)) {
    if (part.type === 'sentence') told.push(part.data.text);
    if (part.type !== 'analysis') continue;
    for (const { id, value } of part.data.facts)
      if (id.endsWith('.reason')) reasons.set(id, String(value));
  }
  return { text: told.join(' '), reasons };
}

// Section 1.4 of the definitions: each case has a state, and says why in both languages.
it.each([
  [
    'losses on average',
    { values: { NetIncomeLoss: -50e6 } },
    'price-to-earnings',
    ['lost money on average', 'zarar'],
  ],
  [
    'cash burn',
    { values: { NetCashProvidedByUsedInOperatingActivities: 10e6 } },
    'liabilities-to-cash-flow',
    ['free cash flow was negative', 'nakit akışı eksideydi'],
  ],
  [
    'equity used up by buy-backs',
    { values: { StockholdersEquity: -900e6 } },
    'return-on-capital',
    ['are not positive', 'artıda değil'],
  ],
  [
    'public for three years',
    { from: 2023 },
    'revenue-growth',
    ['not in the filings at hand', 'eldeki bildirimlerde yok'],
  ],
  ['accounts in euro', { unit: 'EUR' }, 'price-to-earnings', ['another currency', 'para birimi']],
  [
    'a foreign company with listed receipts',
    { form: '20-F' },
    'price-to-cash-flow',
    ['reports from abroad', 'yurt dışı'],
  ],
  ['hyperinflation', { unit: 'TRY' }, 'revenue-growth', ['at such inflation', 'enflasyon']],
] as const)('%s: the pillar says why it has no value', async (...[, given, pillar, words]) => {
  const languages = ['en', 'tr'] as const;
  for (const [place, language] of languages.entries()) {
    const { text, reasons } = await tellPillars(createBody(given), language);
    const reason = reasons.get(`company.pillar.${pillar}.reason`) ?? '';
    expect(reason).toContain(words[place]);
    expect(text).toContain(reason);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  }
});
