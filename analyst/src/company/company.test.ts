import {
  companyFigures,
  type AnalysisRequest,
  type CompanyFigure,
  type Language,
  type Sentence,
} from '@vela/contracts';
import {
  createFilingsSource,
  createMarketData,
  instrumentCatalogue,
  type CompanyFilingsResult,
  type FilingsSource,
  type MarketData,
} from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { AnswerPart, ConversationContext } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { isFullRun } from '../testing/tier.ts';

const now = Date.UTC(2026, 10, 23, 18);
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const simulated = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const shipped = createFilingsSource();
const withheld: unknown[] = [];

/** The simulated candles as if a market had sent them: only the price is of interest here. */
const priced: MarketData = {
  ...simulated,
  async getSeries(request) {
    const { onlyReal: _, ...any } = request;
    const result = await simulated.getSeries(any);
    if (result.kind !== 'series') return result;
    const { series } = result;
    return { ...result, series: { ...series, source: { ...series.source, kind: 'file' } } };
  },
};

type Asking = {
  readonly language?: Language;
  readonly context?: ConversationContext;
  readonly marketData?: MarketData;
  readonly request?: AnalysisRequest;
  readonly filings?: FilingsSource;
};

function toContext(parts: readonly AnswerPart[], before: ConversationContext): ConversationContext {
  const [understood] = parts.flatMap((part) => (part.type === 'understanding' ? [part.data] : []));
  const request = understood?.request;
  if (understood === undefined || request === undefined) return before;
  const { intent } = understood;
  const symbol = request.symbol === undefined ? {} : { symbol: request.symbol };
  return { ...symbol, lastUnderstanding: { intent, request } };
}

async function ask(message: string, asking: Asking = {}) {
  const { language = 'en', context = {}, request } = asking;
  const { marketData = simulated, filings = shipped } = asking;
  const typed = { message, language, chosen: {}, context, now };
  const question = request === undefined ? typed : { ...typed, request };
  const deps = {
    marketData,
    filings,
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'id',
    onWithheld: (one: unknown) => withheld.push(one),
  };
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  const facts = parts.flatMap((part) =>
    part.type === 'facts' || part.type === 'analysis' ? part.data.facts : [],
  );
  const next = toContext(parts, context);
  return {
    prompts: parts.flatMap((part) => (part.type === 'suggestions' ? part.data.prompts : [])),
    sentences,
    facts,
    text: sentences.map(({ text }) => text).join(' '),
    plan: next.lastUnderstanding?.request?.plan,
    context: next,
    hasAnalysis: parts.some(({ type }) => type === 'analysis'),
  };
}

const symbols = ['AAPL', 'GOOGL', 'MSFT', 'KO', 'JPM', 'XOM', 'AMZN', 'IBM'];

/** The answer to a request for one figure, as a button sends it. */
function askFigure(symbol: string, language: Language, figure: CompanyFigure) {
  const request: AnalysisRequest = {
    mode: 'fundamental',
    symbol,
    interval: '1h',
    window: { limit: 500 },
    language,
    plan: { intent: 'company', figures: [figure], namesInstrument: true },
  };
  return ask('', { language, request, marketData: priced });
}

const listFacts = (told: readonly Sentence[]): string[][] =>
  told.map(({ factIds }) => factIds.toSorted((one, other) => (one < other ? -1 : 1)));

/** In the short run each company is asked for every third figure, and three neighbours for all. */
const isAsked =
  (symbol: string) =>
  (_: CompanyFigure, at: number): boolean =>
    isFullRun || at % 3 === symbols.indexOf(symbol) % 3;

describe('every figure of every company', () => {
  it.each(symbols)(
    '%s is told or refused in both languages from the same facts',
    async (symbol) => {
      for (const figure of companyFigures.filter(isAsked(symbol))) {
        const { sentences, facts } = await askFigure(symbol, 'en', figure);
        const turkish = await askFigure(symbol, 'tr', figure);
        expect([figure, sentences.length >= 3]).toEqual([figure, true]);
        const ids = new Set(facts.map(({ id }) => id));
        expect(ids.size).toBe(facts.length);
        expect(sentences.flatMap(({ factIds }) => factIds).filter((id) => !ids.has(id))).toEqual(
          [],
        );
        const numbers = facts.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
        expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
        expect(listFacts(turkish.sentences)).toEqual(listFacts(sentences));
      }
      expect(withheld).toEqual([]);
    },
  );

  it.each(symbols)('%s has no fact computed from one that there is not', async (symbol) => {
    const { facts } = await askFigure(symbol, 'en', 'overview');
    const ids = new Set(facts.map(({ id }) => id));
    const computed = facts.flatMap(({ id, source }) =>
      source.kind === 'computation' ? [{ id, factIds: source.factIds }] : [],
    );
    expect(computed.length).toBeGreaterThan(0);
    const wrong = computed.filter(
      // A pillar that is refused for want of inputs is made of none.
      ({ id, factIds }) =>
        (factIds.length === 0 && !id.endsWith('.state')) || factIds.some((one) => !ids.has(one)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a question about a company', () => {
  it.each<[string, string, readonly string[]]>([
    ['8-pillar KO', 'KO', ['pillars']],
    ['DCF AAPL', 'AAPL', ['share-value']],
    ['Exxon pillar 7', 'XOM', ['liabilities-to-cash-flow']],
    ['JPM ROIC', 'JPM', ['return-on-capital']],
    ['Amazon FCF', 'AMZN', ['free-cash-flow']],
    ['GOOGL 8 sütun', 'GOOGL', ['pillars']],
    ['GOOGL 7. sütun', 'GOOGL', ['liabilities-to-cash-flow']],
    ['Apple hisse sayısı', 'AAPL', ['shares']],
    ['Microsoft net kârı ne kadar', 'MSFT', ['net-income']],
  ])('"%s" is about %s and asks for %j', async (message, symbol, figures) => {
    const { context, plan } = await ask(message);
    expect([context.symbol, plan?.intent, plan?.figures]).toEqual([symbol, 'company', figures]);
  });

  it('is followed by one for another figure and for another company', async () => {
    const first = await ask("what is Apple's ROE");
    const second = await ask('and operating margin?', { context: first.context });
    expect([second.context.symbol, second.plan?.figures]).toEqual(['AAPL', ['operating-margin']]);
    const third = await ask('and MSFT?', { context: second.context });
    expect([third.context.symbol, third.plan?.figures]).toEqual(['MSFT', ['operating-margin']]);
  });

  it('tells each of several companies its own figures', async () => {
    const { text, facts } = await ask('compare AAPL and MSFT revenue');
    expect(text).toContain('Revenue of Apple Inc. in the 12 months to 27 December 2025: 435,617');
    expect(text).toContain('Revenue of Microsoft Corporation in the 12 months to 31 March 2026');
    expect(facts.some(({ id }) => id === 'company-2.revenue.value')).toBe(true);
  });

  it('is about one fiscal year where it names one', async () => {
    const { text } = await ask('Apple revenue in 2019');
    expect(text).toContain('in fiscal 2019, the year to 28 September 2019: 260,174 million USD');
    expect((await ask('Apple revenue in 2001')).text).toContain('that year is not in the filings');
    const turkish = await ask("Apple'ın 2020 hasılatı", { language: 'tr' });
    expect(turkish.text).toContain('2020 mali yılı, 26 Eylül 2020 tarihinde biten yıl: 274.515');
  });

  it('sees nothing that was filed later than the day it asks about', async () => {
    const first = await ask('AAPL 8 pillars');
    const then = await ask('same as of 2019', { context: first.context });
    expect(then.plan).toMatchObject({ figures: ['pillars'], knownOn: Date.UTC(2019, 11, 31) });
    expect(then.text).toMatch(/^As it was known on 31 December 2019:/);
    const late = then.facts.filter(
      ({ source }) => source.kind === 'filing' && source.filedAt > Date.UTC(2019, 11, 31),
    );
    expect(late).toEqual([]);
    expect(then.text).not.toContain('435,617');
  });

  it('values a share at the rate that it names', async () => {
    const first = await ask('DCF AAPL');
    const other = await ask('with 12 % discount rate', { context: first.context });
    expect(other.plan).toMatchObject({ figures: ['share-value'], discountRate: 12 });
    expect(other.text).toContain('discounted at 12.0%');
    const [before, after] = [first, other].map(({ facts }) =>
      Number(facts.find(({ id }) => id === 'company.value.share')?.value),
    );
    expect(after).toBeLessThan(before ?? 0);
    const turkish = await ask('AAPL DCF iskonto oranı %9', { language: 'tr' });
    expect(turkish.plan?.discountRate).toBe(9);
  });

  it('gives no multiple of a simulated price, and one of a real price', async () => {
    const without = await ask('AAPL P/E');
    expect(without.text).toContain('no market price of these days here');
    const { text, facts } = await ask('AAPL P/E', { marketData: priced });
    expect(text).toMatch(/5-year P\/E [^:]*: [\d.]+, (?:not )?below the limit of 22\.5/);
    const find = (id: string): number => Number(facts.find((fact) => fact.id === id)?.value);
    const mean =
      [1, 2, 3, 4, 5].reduce((sum, one) => sum + find(`company.input.net-income-${one}`), 0) / 5;
    expect(find('company.pillar.price-to-earnings.value')).toBeCloseTo(
      find('company.market-value.value') / mean,
      9,
    );
  });

  it('scores the books, and says why a bank has no score', async () => {
    const { text, facts } = await ask('AAPL quality score');
    expect(text).toMatch(/Piotroski F-score: \d of 9 signs/);
    expect(text).toMatch(/Altman Z"-score: [\d.]+, in the zone called (?:safe|grey|distress)/);
    expect(facts.some(({ id }) => id === 'company.beneish.limit')).toBe(true);
    expect((await ask('JPM Piotroski')).text).toContain('no meaning for a bank');
    expect((await ask('what is the Altman Z score of KO')).text).toContain(
      'not in the shipped extract',
    );
    const turkish = await ask('Apple Piotroski skoru', { language: 'tr' });
    expect(turkish.plan?.figures).toEqual(['piotroski']);
  });

  it('holds the filed figures against each other, as far as the filings allow', async () => {
    const { text, facts } = await ask('AAPL quality score');
    expect(text).toContain('the filed figures allow 9 of 9 kinds of check, and none of them');
    expect(facts.find(({ id }) => id === 'company.data.balance.tested')?.value).toBe(10);
    const turkish = await ask('JPM kalite skoru', { language: 'tr' });
    expect(turkish.text).toContain('9 denetimden 7 tanesi yapılabiliyor; hiçbirinde fark çıkmıyor');
  });

  it('says when the SEC did not answer, and what it then speaks of', async () => {
    const refusal = { reason: 'timeout' } as const;
    const find = async (symbol: string): Promise<CompanyFilingsResult> => ({
      ...(await shipped.find(symbol)),
      refusal,
    });
    const unanswered = { filings: { ...shipped, find } };
    const outdated = await ask('AAPL revenue', unanswered);
    expect(outdated.text).toContain('there may be a newer filing than these');
    const none = await ask('NVDA revenue', unanswered);
    expect(none.text).toContain(
      'The SEC did not answer just now, and Vela holds no filings of NVIDIA',
    );
    expect(none.text).toContain('It has those of AAPL');
    const turkish = await ask('NVDA hasılatı', { ...unanswered, language: 'tr' });
    expect(turkish.text).toContain('SEC şu anda yanıt vermedi');
  });

  it('values a bank by its equity and what it earns on it above the wanted return', async () => {
    const { text, facts } = await ask('DCF JPM');
    expect(text).toMatch(/^Excess return valuation of JPMorgan/);
    const find = (id: string): number => Number(facts.find((fact) => fact.id === id)?.value);
    // Each year 0.79 of the difference is left, on an equity that grows by 2.5 %, discounted at 10 %.
    const difference = find('company.value.return') / 100 - 0.1;
    const share = find('company.equity.value') / find('company.input.shares');
    const value = share * (1 + difference / (1.1 - 0.79 * 1.025));
    expect(find('company.value.share')).toBeCloseTo(value, 6);
    expect(find('company.grid.2-2')).toBeCloseTo(value, 6);
    const turkish = await ask('JPM adil değeri', { language: 'tr' });
    expect(turkish.text).toContain('Artık getiri değerlemesi');
  });

  it('says why there is no value: cash burnt', async () => {
    expect((await ask('DCF AMZN')).text).toContain('free cash flow was negative');
  });

  it('tells what the price assumes, and how the value hangs on rate and growth', async () => {
    const { text, facts } = await ask('DCF AAPL', { marketData: priced });
    expect(text).toMatch(
      /The last close of [\d.,]+ assumes, at the same rate, growth of -?[\d.]+%/,
    );
    const find = (id: string): number => Number(facts.find((fact) => fact.id === id)?.value);
    expect(find('company.grid.2-2')).toBeCloseTo(find('company.value.share'), 6);
    // Less at a higher rate, more at more growth.
    expect(find('company.grid.3-2')).toBeLessThan(find('company.grid.2-2'));
    expect(find('company.grid.2-3')).toBeGreaterThan(find('company.grid.2-2'));
    expect(facts.filter(({ id }) => /^company\.grid\.\d-\d$/.test(id))).toHaveLength(25);
  });

  it('says which year, rate, day or pillar of a question it did not use', async () => {
    const rate = await ask('DCF AAPL discount rate 500%');
    expect(rate.text).toContain('did not read "discount rate 500%"');
    expect(rate.text).toContain('discounted at 10.0%');
    expect((await ask('KO revenue 1850')).text).toContain('did not read "1850"');
    expect((await ask('pillar 9 of AAPL')).text).toContain('did not read "pillar 9"');
    expect((await ask('AAPL revenue as of 2021-13-30')).text).toContain('"as of 2021-13-30"');
    // The report of that year: gross margin 98,392 of net sales of 260,174.
    const margin = await ask('AAPL gross margin 2019');
    expect(margin.text).toMatch(/^Gross margin of Apple Inc\. in fiscal 2019.*: 37\.8%\./);
    const pillar = await ask('AAPL pillar 1 2019');
    expect(pillar.text).toMatch(/^Only amounts are given by fiscal year.*not of fiscal 2019\./);
    const early = await ask('as of 2005 AAPL pillars');
    expect(early.text).toContain('Apple Inc. had filed nothing that Vela holds');
    expect(early.text).not.toContain('It has those of');
    const ahead = await ask('as of 2035 AAPL revenue');
    expect(ahead.text).toMatch(/^The day you name has not come yet/);
  });

  it('reads a day as well as a year', async () => {
    const { plan, text } = await ask('AAPL revenue as of 2021-06-30');
    expect(plan?.knownOn).toBe(Date.UTC(2021, 5, 30));
    expect(text).toMatch(/^As it was known on 30 June 2021: .*to 27 March 2021/);
    const turkish = await ask('Apple hasılatı 2021-06-30 itibarıyla', { language: 'tr' });
    expect(turkish.plan?.knownOn).toBe(Date.UTC(2021, 5, 30));
  });

  it('forecasts a company, in scenarios and years, and no price', async () => {
    const { text, plan, facts, context } = await ask('AAPL 10 year forecast');
    expect(plan).toMatchObject({ figures: ['forecast'], horizon: 10 });
    expect(text).toMatch(
      /Revenue in 10 years: pessimistic [\d,]+, realistic [\d,]+, optimistic [\d,]+ million USD/,
    );
    expect(text).toMatch(/of companies of this size about [\d.]+% grew faster/);
    expect(text).toContain('says nothing about the price of the share');
    const read = (end: string): number =>
      Number(facts.find(({ id }) => id === `company.forecast.revenue.10.${end}`)?.value);
    expect([read('low'), read('middle'), read('high')]).toEqual(
      [read('low'), read('middle'), read('high')].toSorted((one, other) => one - other),
    );
    const worse = await ask('and pessimistic?', { context });
    expect(worse.plan).toMatchObject({ horizon: 10, scenario: 'pessimistic' });
    expect(worse.text).toContain('Revenue in 10 years, pessimistic:');
    const later = await ask('in 15 years?', { context: worse.context });
    expect(later.plan).toMatchObject({ horizon: 15, scenario: 'pessimistic' });
    expect((await ask('and KO?', { context })).text).toContain('What The Coca-Cola Company may');
  });

  it('forecasts one figure where years to come are named, none over years that were', async () => {
    const { text, plan } = await ask('Coca-Cola net income in 5 years');
    expect(plan).toMatchObject({ figures: ['net-income', 'forecast'], horizon: 5 });
    expect(text).toContain('Net income in 5 years: pessimistic');
    expect(text).not.toContain('Free cash flow in 5 years');
    expect((await ask('AAPL revenue last 10 years')).plan?.figures).toEqual(['revenue']);
    const odd = await ask('AAPL 7 year forecast');
    expect(odd.text).toContain('did not read "7 year"');
    const turkish = await ask('Apple 10 yıllık öngörü', { language: 'tr' });
    expect(turkish.text).toContain('Hasılat, 10 yıl sonra: kötümser');
  });

  it('forecasts no price, whatever it is of', async () => {
    expect((await ask('AAPL price forecast')).plan?.task).toBe('forecast');
    expect((await ask('AAPL forecast for next week')).plan?.task).toBe('forecast');
    expect((await ask('AAPL forecast')).text).toContain('nothing about the price of the share');
    expect((await ask('BTC 10 year forecast')).plan?.task).toBe('forecast');
  });

  it('says what stands in the place of accounts where none are filed', async () => {
    expect((await ask('fundamental analysis of bitcoin')).text).toContain(
      'no company behind Bitcoin',
    );
    expect((await ask('fundamentals of gold')).text).toContain('is a commodity');
    expect((await ask('EURUSD temel analiz', { language: 'tr' })).text).toContain('döviz kuru');
    const unknown = await ask('Tesla revenue');
    expect(unknown.text).toContain('no filings of Tesla');
    expect(unknown.text).toContain('AAPL, AMZN, GOOGL');
    expect(unknown.hasAnalysis).toBe(false);
  });

  it('tells a balance by its day, and suggests figures of the same company', async () => {
    const { text, prompts } = await ask('Apple current ratio');
    expect(text).toMatch(/Current ratio of Apple Inc\. on 27 December 2025: \d\.\d\d\./);
    expect(text).not.toContain('12 months');
    expect(prompts.map(({ request }) => [request?.symbol, request?.plan.intent])).toEqual(
      [1, 2, 3].map(() => ['AAPL', 'company']),
    );
    const year = await ask('Apple debt to equity 2019');
    // Term debt and commercial paper of 108,047 beside equity of 90,488.
    expect(year.text).toContain('the year to 28 September 2019: 1.19.');
  });

  it('leaves dates of reports and dividends to what answers those', async () => {
    expect((await ask('Apple earnings date')).plan).toMatchObject({
      intent: 'calendar',
      events: { series: ['earnings'] },
    });
    expect((await ask('when does Apple pay its next dividend')).plan?.intent).toBe('task');
  });

  it.each([
    ['Apple dividend yield', 'en'],
    ['Apple temettü verimi yüzde kaç', 'tr'],
  ] as const)(
    '%s: dividends filed beside all shares at the last close',
    async (message, language) => {
      const { facts, text } = await ask(message, { language, marketData: priced });
      const find = (id: string) => Number(facts.find((fact) => fact.id === id)?.value);
      const [price, shares] = [find('company.input.price'), find('company.input.share-count')];
      const expected = (find('company.dividends.value') / (price * shares)) * 100;
      expect(find('company.dividend-yield.value')).toBeCloseTo(expected, 1);
      expect(text).toMatch(language === 'en' ? /Dividend yield/ : /Temettü verimi/);
      const without = await ask(message, { language });
      expect(without.facts.map(({ id }) => id)).not.toContain('company.dividend-yield.value');
    },
  );

  it('tells the cash of the day of the balance sheet', async () => {
    const { facts, text } = await ask('how much cash does Apple have');
    const [cash] = facts.filter(({ id }) => id === 'company.cash.value');
    expect(cash?.source.kind).toBe('filing');
    expect(text).toMatch(/^Cash of Apple Inc\. on /);
  });

  it('names each filing that a number was read from', async () => {
    const { facts } = await ask('Apple revenue');
    const year = facts.find(({ id }) => id === 'company.revenue.year-1.value');
    expect(year?.source).toMatchObject({
      kind: 'filing',
      vendor: 'SEC',
      accession: expect.stringMatching(/^\d{10}-\d{2}-\d{6}$/),
      concept: 'RevenueFromContractWithCustomerExcludingAssessedTax',
    });
    const newest = facts.find(({ id }) => id === 'company.revenue.value');
    expect(newest?.source).toMatchObject({ kind: 'computation', factIds: expect.any(Array) });
  });
});

it('the catalogue has every company that is shipped', () => {
  const known = shipped.known.filter(
    (symbol) => instrumentCatalogue.resolve(symbol).kind === 'found',
  );
  expect(known).toEqual(shipped.known);
  expect(known).toEqual(symbols.toSorted());
});
