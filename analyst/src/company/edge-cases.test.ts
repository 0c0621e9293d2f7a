import type { AnalysisRequest, CompanyFigure, Fact, Language } from '@vela/contracts';
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
  readonly values?: Readonly<Record<string, number>>;
  /** Tags that are not filed. */
  readonly without?: readonly string[];
  readonly from?: number;
  readonly unit?: string;
  readonly form?: string;
};
const isDated =
  /^(?:Liabilities|StockholdersEquity|LongTermDebt|CommonStock|Deposits|RealEstateInvestment)/;

/** A body of companyfacts written by hand, of a company that does not exist. */
function createBody({
  values,
  without = [],
  from = 2018,
  unit = 'USD',
  form = '10-K',
}: Case): CompanyFacts {
  const years = Array.from({ length: 2026 - from }, (_, index) => from + index);
  const filed = Object.entries({ ...sound, ...values }).filter(([tag]) => !without.includes(tag));
  const entries = filed.map(([tag, val]) => {
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

/** What is told of figures of such a company, and the facts that its page shows. */
async function tellFigures(
  body: CompanyFacts,
  language: Language,
  figures: readonly CompanyFigure[] = ['pillars'],
) {
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
    plan: { intent: 'company', figures: [...figures], namesInstrument: true },
  };
  const now = Date.UTC(2026, 10, 23, 18);
  const question = { message: '', language, chosen: {}, context: {}, now, request };
  const deps = { marketData, filings, seriesAnalyses: createSeriesAnalyses() };
  const told: string[] = [];
  const facts = new Map<string, Fact>();
  const all = { ...deps, narrator: builtInNarrator, newId: () => 'id' };
  for await (const part of answerQuestion(question, all)) {
    if (part.type === 'sentence') told.push(part.data.text);
    if (part.type !== 'analysis') continue;
    for (const fact of part.data.facts) facts.set(fact.id, fact);
  }
  return { text: told.join(' '), facts };
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
  [
    'a bank',
    { values: { Deposits: 700e6 }, without: ['LiabilitiesCurrent'] },
    'price-to-cash-flow',
    ['no meaning for a bank', 'banka ve sigortada anlamı yoktur'],
  ],
  ['hyperinflation', { unit: 'TRY' }, 'revenue-growth', ['at such inflation', 'enflasyon']],
] as const)('%s: the pillar says why it has no value', async (...[, given, pillar, words]) => {
  const languages = ['en', 'tr'] as const;
  for (const [place, language] of languages.entries()) {
    const { text, facts } = await tellFigures(createBody(given), language);
    const reason = String(facts.get(`company.pillar.${pillar}.reason`)?.value ?? '');
    expect(reason).toContain(words[place]);
    expect(text).toContain(reason);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  }
});

const trust = {
  values: {
    RealEstateInvestmentPropertyNet: 1500e6,
    DepreciationDepletionAndAmortization: 80e6,
    PaymentsForCapitalImprovements: 20e6,
    PaymentsOfDividendsCommonStock: 120e6,
  },
  without: ['LiabilitiesCurrent'],
};

it.each([
  ['en', 'AFFO growth', 'of the adjusted funds from operations'],
  ['tr', 'AFFO artışı', 'düzeltilmiş faaliyet fonunun'],
] as const)(
  'a real-estate trust (%s): its funds stand in place of free cash flow',
  async (...given) => {
    const [language, growth, paid] = given;
    const body = createBody(trust);
    const { text, facts } = await tellFigures(body, language, ['overview', 'share-value']);
    const payout = await tellFigures(body, language, ['payout']);
    expect(payout.text).toContain(paid);
    // Millions: 100 of net income + 80 of depreciation - 20 of improvements.
    const funds = facts.get('company.funds-from-operations.value');
    expect(funds?.value).toBe(160);
    expect(funds?.name).toContain('AFFO');
    expect(facts.get('company.pillar.cash-flow-growth.now')).toMatchObject({ value: 160 });
    expect(facts.get('company.payout.flow')).toMatchObject({ value: 75 });
    expect(facts.get('company.value.share')?.source).toMatchObject({
      factIds: expect.arrayContaining(['company.funds-from-operations.value']),
    });
    expect(text).toContain(growth);
    expect(text).toContain('AFFO');
  },
);

it.each([
  ['en', 'only real-estate trusts'],
  ['tr', 'yalnızca gayrimenkul yatırım ortaklıkları'],
] as const)(
  'a company that is no trust (%s) has no AFFO, and is told why',
  async (language, why) => {
    const { text, facts } = await tellFigures(createBody({}), language, ['funds-from-operations']);
    expect(facts.has('company.funds-from-operations.value')).toBe(false);
    expect(text).toContain(why);
  },
);
