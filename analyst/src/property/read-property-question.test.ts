import type { Language, PartialDeal, PropertyTopic, QuestionPlan } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';

/** The plan of the last of some turns. */
function readTurns(language: Language, ...turns: readonly string[]): QuestionPlan | undefined {
  let context: ConversationContext = {};
  let read: QuestionPlan | undefined;
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now: Date.UTC(2026, 10, 21, 18) };
    const request = parseQuestion(question, instrumentCatalogue);
    context = { lastUnderstanding: { intent: request.plan.intent, request } };
    read = request.plan;
  }
  return read;
}

const deals: readonly (readonly [Language, string, PartialDeal, readonly PropertyTopic[]])[] = [
  [
    'en',
    'renting or buying for 5 yrs, 520k, 2700/mo',
    { price: 520_000, rentInstead: 2700, years: 5 },
    ['rent-or-buy'],
  ],
  [
    'en',
    'cap rate? asking price 450k, rent 36,000 a year',
    { price: 450_000, rent: 3000 },
    ['return'],
  ],
  ['en', 'cap rate 330k rent 2400', { price: 330_000, rent: 2400 }, ['return']],
  [
    'en',
    'good, normal and bad outcome for a rental at 330,000 with 25% down and rent of 2,200',
    { price: 330_000, downPayment: 0.25, rent: 2200 },
    ['scenarios'],
  ],
  [
    'en',
    'whats the instalment for 220000, 15% down, 6% , 20 yrs',
    { price: 220_000, downPayment: 0.15, loanRate: 0.06, loanYears: 20 },
    ['payment'],
  ],
  [
    'en',
    'monthly surplus: 120k apartment, 30% down, 1050 rent',
    { price: 120_000, downPayment: 0.3, rent: 1050 },
    ['cash-flow'],
  ],
  [
    'en',
    'best case for a 150k flat, 30% down and 1100 a month',
    { price: 150_000, downPayment: 0.3, rent: 1100 },
    ['optimistic'],
  ],
  [
    'en',
    'Could I survive six months of vacancy on a 270k rental with 20% down and 1800 rent?',
    { price: 270_000, downPayment: 0.2, rent: 1800 },
    ['stress'],
  ],
  [
    'tr',
    'stres testi: 450.000 ev 2.600 kira yuzde 25 pesinat faiz 6',
    { price: 450_000, downPayment: 0.25, rent: 2600, loanRate: 0.06 },
    ['stress'],
  ],
  [
    'tr',
    'kira 1100 ev 160 bin pesinat 32 bin aylik elime ne kalir',
    { price: 160_000, downPayment: 0.2, rent: 1100 },
    ['cash-flow'],
  ],
  [
    'tr',
    'Duyarlılık tablosu: 330.000, 2.050 kira, %20 peşinat',
    { price: 330_000, downPayment: 0.2, rent: 2050 },
    ['sensitivity'],
  ],
  [
    'tr',
    'Kirada mı oturayım ev mi alayım: 300.000 ev, 1.500 kira, %20 peşin',
    { price: 300_000, downPayment: 0.2, rentInstead: 1500 },
    ['rent-or-buy'],
  ],
  [
    'tr',
    'Kaç yılda başa baş gelirim: 225.000 ev, 1.500 kira, %20 peşinat',
    { price: 225_000, downPayment: 0.2, rent: 1500 },
    ['break-even'],
  ],
  [
    'tr',
    'Kredi 120 ay, yıllık %30 faiz, fiyat 3.600.000, peşinat %40. Taksit?',
    { price: 3_600_000, downPayment: 0.4, loanRate: 0.3, loanYears: 10 },
    ['payment'],
  ],
  [
    'tr',
    '290 bin dolarlık evi 58 bin peşinatla alırsam ve ayda 1.850’ye kiraya verirsem yüzde kaç getirir?',
    { price: 290_000, downPayment: 0.2, rent: 1850 },
    ['return'],
  ],
  [
    'tr',
    'Şu an 1.700 kira ödüyorum. 380 binlik bir ev alsam %20 peşinatla, 6 yıl otursam hangisi kârlı olur?',
    { price: 380_000, downPayment: 0.2, rentInstead: 1700, years: 6 },
    ['rent-or-buy'],
  ],
  [
    'tr',
    'Eve 30 bin tadilat yapacağım, fiyatı 210 bin, kira 1.600, %20 peşin; parasını kaç yılda çıkarır',
    { price: 210_000, downPayment: 0.2, rent: 1600, rehab: 30_000 },
    ['break-even'],
  ],
];

const withoutTopic: readonly (readonly [Language, string, PartialDeal])[] = [
  ['en', 'mortgage 400k house 10% down', { price: 400_000, downPayment: 0.1 }],
  ['en', 'deal: 235k, 20% down, 1700/mo', { price: 235_000, downPayment: 0.2, rent: 1700 }],
  ['en', 'buy to let 140k 10% deposit 900 pcm', { price: 140_000, downPayment: 0.1, rent: 900 }],
  [
    'en',
    'deal check 310k / 20% dp / 6.5% 30y / 2100 rent',
    { price: 310_000, downPayment: 0.2, loanRate: 0.065, loanYears: 30, rent: 2100 },
  ],
];

function expectGiven(plan: QuestionPlan | undefined, expected: PartialDeal): void {
  const given: Readonly<Record<string, number>> = plan?.property?.given ?? {};
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [field, value] of Object.entries(expected))
    expect(given[field]).toBeCloseTo(value, 10);
  expect(plan?.residue).toBeUndefined();
}

describe('a deal as it is typed', () => {
  it.each(deals)('%s "%s"', (language, message, ...[given, topics]) => {
    const plan = readTurns(language, message);
    expectGiven(plan, given);
    expect(plan?.property?.topics).toEqual(topics);
  });

  it.each(withoutTopic)('%s "%s" asks for all of it', (language, message, given) => {
    const plan = readTurns(language, message);
    expectGiven(plan, given);
    expect(plan?.property?.topics).toBeUndefined();
  });

  it('counts months without a tenant as a part of the year', () => {
    const plan = readTurns('tr', 'Ev 6 ay boş kalırsa? 300 bin, kira 1.900, %20 peşinat');
    expect(plan?.property?.given.vacancy).toBeCloseTo(0.5, 12);
    // The answer says that they count in every year.
    expect(plan?.property?.hasEmptyMonths).toBe(true);
    const share = readTurns('tr', 'Ev %50 boş kalırsa? 300 bin, kira 1.900, %20 peşinat');
    expect(share?.property?.hasEmptyMonths).toBeUndefined();
  });
});

describe('a turn that changes a number', () => {
  it('keeps what was asked', () => {
    const turns = [
      '320 bin ev, 2.000 kira, %20 peşinat taksit ne olur',
      'faiz 7 olursa',
      '25 yil vade',
    ];
    const plan = readTurns('tr', ...turns);
    expectGiven(plan, {
      price: 320_000,
      rent: 2000,
      downPayment: 0.2,
      loanRate: 0.07,
      loanYears: 25,
    });
    expect(plan?.property?.topics).toEqual(['payment']);
  });

  it('takes the number that is meant instead of another, and growth of nothing', () => {
    const deal = '300 bin ev, 2.000 kira, %20 peşinat';
    const held = readTurns('tr', deal, '10 yerine 5 yıl tutsam');
    expectGiven(held, { price: 300_000, rent: 2000, downPayment: 0.2, years: 5 });
    const flat = readTurns('tr', deal, 'kira hiç artmazsa');
    expectGiven(flat, { price: 300_000, rent: 2000, downPayment: 0.2, rentGrowth: 0 });
    expect(flat?.property?.isContinued).toBe(true);
  });

  it('takes a time until the sale, and a rate without a word for it', () => {
    const sold = readTurns('en', 'house 300k, 25% down, rent 2200', 'if I sell after 7 years?');
    expect(sold?.property).toMatchObject({ given: { years: 7 }, topics: ['return'] });
    const lent = readTurns('en', 'cap rate 330k rent 2400', 'and cash flow with 25% down at 7 %');
    expectGiven(lent, { price: 330_000, rent: 2400, downPayment: 0.25, loanRate: 0.07 });
  });
});

describe('words that look like others', () => {
  it.each([
    ['en', 'home 300k, 20% down, loan at 6% over twenty five years, rent 2,000'],
    ['en', 'home 300k, 20% down, loan at 6% over twenty-five years, rent 2,000'],
    ['tr', '300 bin liraya ev, yüzde 20 peşinat, faiz yüzde 6, yirmi beş yıl vade, 2.000 kira'],
  ] as const)('%s: %s: is no loan of five years', (language, message) => {
    expect(readTurns(language, message)?.property?.given.loanYears).not.toBe(5);
  });

  it('the flat that one owns is no money at hand', () => {
    const owned = readTurns('tr', 'elimdeki 3 milyonluk daire 20 bin kira getiriyor');
    expect(owned?.property?.given).toEqual({ price: 3_000_000, rent: 20_000 });
    const saved = readTurns('tr', 'elimdeki para 500 bin, 2 milyonluk daire, kira 20 bin');
    expect(saved?.property?.given).toMatchObject({ price: 2_000_000, downPayment: 0.25 });
  });
});

it('leaves numbers about markets alone', () => {
  for (const message of [
    'BTC 20% down from 100k',
    'what if it drops 20% down to 90k',
    'ETH 2k, 15% up in 2 years',
  ])
    expect(readTurns('en', message)?.intent).not.toBe('property');
});
