import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  auth,
  candleLimit,
  formatNumber,
  horizons,
  intervals,
  type Language,
  languages,
} from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { analyzeTechnical, toCandles } from './engine/src/index.ts';
import { defaultTechnicalOptions } from './engine/src/technical-options.ts';
import { faqGroups } from './web/app/content/faq-entry.ts';
import { toPlainAnswer } from './web/app/content/faq-text.ts';
import { readFaq } from './web/app/content/faq.server.ts';
import {
  numbersIn,
  productFigures,
  withoutCitations,
  wordsOf,
} from './web/app/content/legal-numbers.ts';
import { en } from './web/app/i18n/en/catalogue.ts';
import { tr } from './web/app/i18n/tr/catalogue.ts';
import { articlePages } from './web/app/site-pages.ts';

// A number on a page is a figure of the product, a parameter of the computation, or part of an example worked out here again.

/** Numbers that a page says of its own accord, and why each is none of the product's. */
const explained: Readonly<Record<string, readonly number[]>> = {
  // Headings counted from one to five.
  about: [1, 2, 3, 4, 5],
  // The bounds of the eight pillars; the year machine-readable statements begin; the assumptions of the examples.
  'fundamental-analysis': [
    22.5, 9, 5, 44, 8, 7, 1.8, 2.0, 2.1, 1.9, 2.2, 10, 11, 100, 2.5, 12, 4, 2009, 1,
  ],
  // The made-up property, and what is changed about it.
  'real-estate': [240_000, 7_200, 60_000, 180_000, 30, 6, 1_900, 5, 7_581, 2, 8, 4, 10, 1],
  // Answers of the server, which are numbers by name.
  problems: [400, 404, 410],
  // Minutes that are typed for an interval.
  chat: [60, 240],
  admin: [403, 404],
  // A made-up price that shows a component.
  design: [1_234],
};

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;
/** How a number may stand in a text: as a year does, or with the decimals it has, or with one or two more. */
const spellings = (value: number, language: Language): string[] => {
  const decimals = [0, 1, 2].map((more) => decimalsOf(value) + more).filter((count) => count <= 2);
  return [String(value), ...decimals.map((count) => formatNumber(value, count, language))];
};
const said = (value: number, decimals: number) => (language: Language) =>
  formatNumber(value, decimals, language);

const candles = toCandles(
  '1d',
  Array.from({ length: 300 }, (_, t) => ({
    openTime: t * 86_400_000,
    open: 10,
    high: 11 + (t % 7),
    low: 9 - (t % 5),
    close: 10 + (t % 3),
    volume: 1,
  })),
);
const source = (file: string) =>
  readFileSync(path.join(import.meta.dirname, 'engine/src', file), 'utf8');
const constantsIn = (file: string, pattern: RegExp) =>
  [...source(file).matchAll(pattern)].map(([, value]) => Number(value));

/** The parameters of the computation, read from it. */
const lengths = Object.keys(analyzeTechnical(candles).indicators).flatMap(
  (name) => name.match(/\d+$/)?.map(Number) ?? [],
);
const parameters = {
  swings: Object.values(defaultTechnicalOptions.swingSize),
  lengths,
  bounds: constantsIn('facts/momentum-facts.ts', /rsi [<>]= (\d+)/g),
  rank: constantsIn('facts/volatility-facts.ts', /historyCandles = (\d+)/g),
  smallestGap: constantsIn('facts/zone-facts.ts', /smallestGapInAtr = ([\d.]+)/g),
  // Ranges are percentages; how sure an interval is to be, is a convention of statistics.
  scales: [0, 100, 95],
};

const product = (language: Language): string[] => [
  ...productFigures(language),
  ...[
    intervals.length,
    candleLimit.min,
    candleLimit.max,
    candleLimit.default,
    auth.verificationCodeLength,
    auth.resendSeconds,
  ].flatMap((value) => spellings(value, language)),
  ...intervals.flatMap((interval) => numbersIn(interval.replace(/\D+/, ' '))),
  ...Object.values(parameters).flatMap((values) =>
    values.flatMap((value) => spellings(value, language)),
  ),
];

type Said = (language: Language) => string;

function presentValue(rate: number, flows: readonly number[]): number {
  return flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** (index + 1), 0);
}

/** A company whose first flow of 100 grows by 5 % for five years, and by 2.5 % for ever after. */
function companyValue(rate: number) {
  const flows = [0, 1, 2, 3, 4].map((year) => 100 * 1.05 ** year);
  const near = presentValue(rate, flows);
  const rest = ((flows.at(-1) ?? 0) * 1.025) / (rate - 0.025) / (1 + rate) ** 5;
  return { near, rest, whole: near + rest };
}

function fundamentalExamples(): Said[] {
  const { near, rest, whole } = companyValue(0.1);
  const growths = [1, 2, 3, 4, 5].map((year) => 4 + 0.7 ** year * (12 - 4));
  return [
    said(44 / ((1.8 + 2.0 + 2.1 + 1.9 + 2.2) / 5), 1),
    ...[
      near,
      rest,
      whole,
      (100 * rest) / whole,
      companyValue(0.09).whole,
      companyValue(0.11).whole,
    ].map((value) => said(value, 0)),
    said(0.7, 2),
    ...growths.map((value) => said(value, 1)),
  ];
}

const realistic = { uncollected: 0.05, loanRate: 0.06, valueGrowth: 0.02 };

/** The one rate at which the payments, the first of them made today, cancel each other: found by halving. */
function internalRate(payments: readonly number[]): number {
  let [low, high] = [-0.5, 1];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    const sum = payments.reduce(
      (total, payment, index) => total + payment / (1 + middle) ** index,
      0,
    );
    if (sum > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** The made-up flat of the page, month by month. */
function flat({ uncollected, loanRate, valueGrowth }: typeof realistic) {
  const years = horizons.realEstateYears;
  const monthly = loanRate / 12;
  const payment = (180_000 * monthly) / (1 - (1 + monthly) ** -360);
  const growing = Array.from({ length: years }, (_, year) => 1.02 ** year);
  const income = growing.map((growth) => (22_800 * (1 - uncollected) - 7_581) * growth);
  const kept = income.map((yearly) => yearly - 12 * payment);
  const value = 240_000 * (1 + valueGrowth) ** years;
  const owed =
    180_000 * (1 + monthly) ** (12 * years) -
    (payment * ((1 + monthly) ** (12 * years) - 1)) / monthly;
  const left = value * 0.94 - owed;
  const withEnd = (payments: readonly number[]) => [
    -67_200,
    ...payments.slice(0, -1),
    (payments.at(-1) ?? 0) + left,
  ];
  const byMonth = internalRate(
    withEnd(kept.flatMap((yearly) => Array.from({ length: 12 }, () => yearly / 12))),
  );
  return {
    payment,
    income: income[0] ?? 0,
    kept,
    value,
    owed,
    left,
    rate: 100 * ((1 + byMonth) ** 12 - 1),
    rateByYear: 100 * internalRate(withEnd(kept)),
  };
}

function realEstateExamples(): Said[] {
  const { payment, income, kept, value, owed, left, rate, rateByYear } = flat(realistic);
  const first = kept[0] ?? 0;
  const changed = [
    { uncollected: 0.1 },
    { loanRate: 0.08 },
    { valueGrowth: 0 },
    { valueGrowth: 0.04 },
  ];
  return [
    ...[60_000 + 7_200, 12 * 1_900, income, payment, 12 * payment, first].map((amount) =>
      said(amount, 0),
    ),
    ...[
      value,
      owed,
      left,
      kept.reduce((sum, yearly) => sum + yearly, 0),
      (100 * 180_000) / 240_000,
    ].map((amount) => said(amount, 0)),
    ...[(100 * income) / 240_000, (100 * first) / 67_200].map((share) => said(share, 1)),
    ...[income / (12 * payment), 1 - 0.05].map((share) => said(share, 2)),
    ...[rate, rateByYear, ...changed.map((change) => flat({ ...realistic, ...change }).rate)].map(
      (yearly) => said(yearly, 1),
    ),
  ];
}

const examples: Readonly<Record<string, readonly Said[]>> = {
  'fundamental-analysis': fundamentalExamples(),
  'real-estate': realEstateExamples(),
};

function strangersIn(words: string, key: string, language: Language): string[] {
  const known = new Set([
    ...product(language),
    ...(explained[key] ?? []).flatMap((value) => spellings(value, language)),
    ...(examples[key] ?? []).map((spelt) => spelt(language)),
  ]);
  return numbersIn(withoutCitations(words)).filter((number) => !known.has(number));
}

const catalogues = { en, tr };
const pages = [...articlePages.map(({ key }) => key), 'careers'];
const texts = languages.flatMap((language) => pages.map((key) => [language, key] as const));

describe('numbers on the pages', () => {
  it('rest on parameters that the computation has', () => {
    expect(parameters).toEqual({
      swings: [5, 50],
      lengths: expect.arrayContaining([14, 20, 50, 200]),
      bounds: [70, 30],
      rank: [500],
      smallestGap: [0.25],
      scales: [0, 100, 95],
    });
  });

  it.each(texts)('(%s) are known, on %s', (language, key) => {
    const words = wordsOf(key, language);
    expect(words.length).toBeGreaterThan(500);
    expect(strangersIn(words, key, language)).toEqual([]);
  });

  it.each(texts.filter(([, key]) => examples[key] !== undefined))(
    '(%s) are those of the examples, on %s',
    (language, key) => {
      const numbers = new Set(numbersIn(wordsOf(key, language)));
      expect(
        (examples[key] ?? [])
          .map((spelt) => spelt(language))
          .filter((number) => !numbers.has(number)),
      ).toEqual([]);
    },
  );

  it.each(languages)('(%s) are known, in the answers to questions', (language) => {
    const faq = readFaq(language);
    const entries = faqGroups.flatMap((group) => faq[group]);
    expect(
      entries.flatMap((entry) =>
        strangersIn(`${entry.question} ${toPlainAnswer(entry)}`, 'faq', language),
      ),
    ).toEqual([]);
  });

  it.each(
    languages.flatMap((language) =>
      Object.entries(catalogues[language]).map(([name, words]) => [language, name, words] as const),
    ),
  )('(%s) are known, among the words of %s', (language, name, words) => {
    expect(strangersIn(JSON.stringify(words), name, language)).toEqual([]);
  });
});
