import {
  completeDeal,
  getPropertyWords,
  languages,
  propertyFieldIds,
  propertyFields,
  propertyTopics,
  type AnalysisRequest,
  type Language,
  type PartialDeal,
  type PropertyQuestion,
} from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerPart, ConversationContext } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const now = Date.UTC(2026, 10, 24, 12);
const marketData: MarketData = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  },
});
const withheld: unknown[] = [];

type Asking = {
  readonly language?: Language;
  readonly context?: ConversationContext;
  readonly request?: AnalysisRequest;
};

async function ask(
  message: string,
  { language = 'en', context = {}, request }: Asking = {},
): Promise<{ text: string; plan: AnalysisRequest['plan'] | undefined; parts: AnswerPart[] }> {
  const typed = { message, language, chosen: {}, context, now };
  const deps = {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'id',
    onWithheld: (one: unknown) => withheld.push(one),
  };
  const parts: AnswerPart[] = [];
  const question = request === undefined ? typed : { ...typed, request };
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []));
  const [understood] = parts.flatMap((part) => (part.type === 'understanding' ? [part.data] : []));
  return { text: sentences.join(' '), plan: understood?.request?.plan, parts };
}

/** The context after a question that was read as a property deal. */
function toContext(plan: AnalysisRequest['plan'] | undefined): ConversationContext {
  if (plan === undefined) throw new Error('nothing was read');
  const request: AnalysisRequest = {
    mode: 'real-estate',
    interval: '1h',
    window: { limit: 500 },
    language: 'en',
    plan,
  };
  return { lastUnderstanding: { intent: plan.intent, request } };
}

const read: readonly (readonly [string, Language, PartialDeal])[] = [
  [
    'I buy a flat at 250,000 with 20 % down, rent 1,400',
    'en',
    { price: 250_000, downPayment: 0.2, rent: 1400 },
  ],
  [
    'apartment for 300k rents for 1800, 25% down, 6% for 30 years, hoa 200 a month, property tax 3600 a year',
    'en',
    {
      price: 300_000,
      rent: 1800,
      downPayment: 0.25,
      loanRate: 0.06,
      loanYears: 30,
      dues: 200,
      propertyTax: 0.012,
    },
  ],
  [
    'buy a duplex 420000, two units renting 1500 each, 25% down',
    'en',
    { price: 420_000, units: 2, rent: 1500, downPayment: 0.25 },
  ],
  [
    'price 250k down 50k rent 1500 insurance 1200 a year taxes 3000 management 10%',
    'en',
    {
      price: 250_000,
      downPayment: 0.2,
      rent: 1500,
      insurance: 0.0048,
      propertyTax: 0.012,
      management: 0.1,
    },
  ],
  [
    'house 500k in cash, 3% vacancy, rent 3,000 a month, sell after 7 years',
    'en',
    { price: 500_000, downPayment: 1, vacancy: 0.03, rent: 3000, years: 7 },
  ],
  [
    'what would a 30 year mortgage of 200k at 6% cost a month',
    'en',
    { price: 200_000, downPayment: 0, loanRate: 0.06, loanYears: 30 },
  ],
  [
    'house 300k, rent 2000, occupancy 92%, inflation rate 3%, what is the cash flow',
    'en',
    { price: 300_000, rent: 2000, vacancy: 0.08, inflation: 0.03 },
  ],
  [
    'daire 300 bin lira, kira 2 bin, doluluk oranı %92, nakit akışı ne olur',
    'tr',
    { price: 300_000, rent: 2000, vacancy: 0.08 },
  ],
  ['price: 1.250.000,50 rent: 6.000,25', 'en', { price: 1_250_000.5, rent: 6000.25 }],
  [
    '250.000 liraya daire alıyorum, %40 peşinat, kirası 1.400, aylık %2,5 faiz 120 ay vade',
    'tr',
    { price: 250_000, downPayment: 0.4, rent: 1400, loanRate: 0.3, loanYears: 10 },
  ],
  [
    'Fiyat 4.500.000 TL, peşinat %50, kira 25.000 TL, aidat 1.500',
    'tr',
    { price: 4_500_000, downPayment: 0.5, rent: 25_000, dues: 1500 },
  ],
  ['daire 5 milyon tl kira 25 bin', 'tr', { price: 5_000_000, rent: 25_000 }],
];

async function listFacts(message: string): Promise<string[]> {
  const { parts } = await ask(message);
  return parts.flatMap((part) =>
    part.type === 'analysis' ? part.data.facts.map(({ id }) => id) : [],
  );
}

describe('a typed deal', () => {
  it.each(read)('%s', async (message, language, expected) => {
    const { plan } = await ask(message, { language });
    expect(plan?.intent).toBe('property');
    const given: PartialDeal = plan?.property?.given ?? {};
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const field of propertyFieldIds)
      expect(given[field] ?? 0).toBeCloseTo(expected[field] ?? 0, 10);
    expect(plan?.residue).toBeUndefined();
  });

  it('goes on: what is typed next replaces or adds', async () => {
    expect((await ask('flat 250k, rent 1500, empty 3 months')).text).toContain('every year: 25%');
    const first = await ask('I buy a flat at 250,000 with 20 % down, rent 1,400');
    const context = toContext(first.plan);
    const dearer = await ask('what if the rent is 1900?', { context });
    expect(dearer.plan?.property?.given).toEqual({ price: 250_000, downPayment: 0.2, rent: 1900 });
    const rate = await ask('with 12 % discount rate', { context });
    expect(rate.plan?.property?.given.discountRate).toBeCloseTo(0.12, 12);
    expect(rate.text).toContain('At a required return of 12%');
    expect((await ask('and pessimistic?', { context })).text).toMatch(/^Pessimistic: rent growth/);
    expect((await ask('what matters most?', { context })).text).toContain('Price, 10% lower');
    expect((await ask('or rent for 1300', { context })).text).toMatch(/^Against renting/);
    expect((await ask('what if rates go up', { context })).text).toMatch(/^One thing is worse/);
    expect((await ask('what rent do I need to break even', { context })).text).toMatch(
      /^At a rent of [\d,]+ USD a month per unit the first year carries/,
    );
    const turkish = await ask('kötümser senaryo?', { context, language: 'tr' });
    expect(turkish.text).toMatch(/^Kötümser: kira artışı/);
  });

  it('says what it did not use, and what it needs', async () => {
    const absurd = await ask('house 300k rent 2000 loan rate 500%');
    expect(absurd.plan?.property?.given).toEqual({ price: 300_000, rent: 2000 });
    expect(absurd.text).toContain('did not read "loan rate 500%"');
    for (const [message, unread] of [
      ['house 300k rent 2000 cap rate 5%', 'cap rate 5%'],
      ['house 300k rent 2000 growth 3%', 'growth 3%'],
      ['house 300k rent 2000 fudge factor 3%', '3%'],
    ] as const) {
      const { plan, text } = await ask(message);
      expect(plan?.property?.given).toEqual({ price: 300_000, rent: 2000 });
      expect(text).toContain(unread);
    }
    expect((await ask('house 0 rent 10')).text).toContain('did not read "house 0"');
    expect((await ask('house 0 rent 10')).text).toContain('What does the property cost?');
    expect((await ask('what are mortgage rates now')).text).toContain(
      'no data on house prices, rents or mortgage rates',
    );
    expect((await ask('flat 200k')).text).toContain('You gave no rent');
  });

  it('has no return and no cases of one where no rent is given', async () => {
    const loan = await listFacts('what would a 30 year mortgage of 200k at 6% cost a month');
    expect(loan).toContain('property.payment');
    const ofReturn = /capRate|internalRate|cashOnCash|scenario|stress|tornado/;
    expect(loan.filter((id) => ofReturn.test(id))).toEqual([]);
    const rented = await listFacts('house 300k, rent 2000');
    for (const id of ['property.capRate', 'property.stress.rate.internalRate'])
      expect(rented).toContain(id);
  });

  it('gives no advice', async () => {
    const { text } = await ask('should I buy a house at 250,000, rent 1,400');
    expect(text).toContain('that decision stays with you');
    expect(text).toContain('not investment advice');
  });

  it('leaves questions about markets alone', async () => {
    for (const message of [
      'what if BTC price is down 20% to 60000',
      'AAPL price 200',
      'compare AAPL and MSFT',
      'support levels of ETH below 3000',
      'plot the price level 200',
      'does the price hold 60000',
    ])
      expect((await ask(message)).plan?.intent).not.toBe('property');
  });
});

const toRequest = (property: PropertyQuestion, language: Language): AnalysisRequest => ({
  mode: 'real-estate',
  interval: '1h',
  window: { limit: 500 },
  language,
  plan: { intent: 'property', property },
});

describe('every answer about a property', () => {
  it('is told in both languages from the same facts, with nothing withheld', async () => {
    const given = { price: 250_000, downPayment: 0.2, rent: 1400, rentInstead: 1500 };
    withheld.length = 0;
    for (const country of ['us', 'tr'] as const)
      for (const topic of propertyTopics) {
        const asked: PropertyQuestion = { country, currency: 'EUR', given, topics: [topic] };
        const told = await Promise.all(
          languages.map((language) => ask('', { language, request: toRequest(asked, language) })),
        );
        const ids = told.map(({ parts }) =>
          parts.flatMap((part) => (part.type === 'sentence' ? [part.data.factIds.toSorted()] : [])),
        );
        expect(ids[1]).toEqual(ids[0]);
        expect(ids[0]?.length).toBeGreaterThan(1);
      }
    expect(withheld).toEqual([]);
  });

  it('withholds nothing and leaves no number unbound, whatever the deal', async () => {
    withheld.length = 0;
    const deals = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }),
      rent: fc.integer({ min: 0, max: 1e6 }),
      downPayment: fc.double({ min: 0, max: 1, noNaN: true }),
      loanRate: fc.double({ min: 0, max: 1, noNaN: true }),
      vacancy: fc.double({ min: 0, max: 1, noNaN: true }),
      appreciation: fc.double({ min: -0.5, max: 1, noNaN: true }),
      years: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(
        deals,
        fc.constantFrom(...propertyTopics),
        fc.constantFrom(...languages),
        async (given, topic, language) => {
          const asked: PropertyQuestion = {
            country: 'us',
            currency: 'USD',
            given,
            topics: [topic],
          };
          const { text } = await ask('', { language, request: toRequest(asked, language) });
          expect(text).not.toMatch(/NaN|Infinity|undefined|\{/);
        },
      ),
      { numRuns: 60 },
    );
    expect(withheld).toEqual([]);
  });

  it('names each assumption that is not 0 and that was not given', async () => {
    const question = {
      country: 'us',
      currency: 'USD',
      given: { price: 250_000, rent: 1400 },
    } as const;
    const { text } = await ask('', { request: toRequest(question, 'en') });
    const deal = completeDeal(question);
    const { fields } = getPropertyWords('en');
    const named = propertyFieldIds.filter(
      (field) => deal[field] !== 0 && ['loan', 'costs'].includes(propertyFields[field].section),
    );
    for (const field of named) expect(text).toContain(fields[field].replace(/ \(.*\)$/, ''));
    expect(named.length).toBeGreaterThan(8);
  });

  it('refuses a field that cannot be, by its name', async () => {
    const asked = {
      country: 'us',
      currency: 'USD',
      given: { price: 100_000, rent: 900, secondLoan: 90_000, secondLoanYears: 10 },
    } as const;
    const { text } = await ask('', { request: toRequest(asked, 'en') });
    expect(text).toContain('Second loan cannot be used as given; ≤ 80,000.');
    const { rent: _, ...given } = { ...asked.given, vacancy: 0.7, creditLoss: 0.5, secondLoan: 0 };
    const shares = await ask('', { request: toRequest({ ...asked, given }, 'tr') });
    expect(shares.text).toContain('Tahsil edilemeyen kira yazıldığı gibi kullanılamaz; ≤ %30.');
  });
});
