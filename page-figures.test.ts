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
  findNumbers,
  listProductFigures,
  removeCitations,
  readWords,
} from './web/app/content/legal-numbers.ts';
import { catalogues } from './web/app/i18n/by-language.ts';
import { articlePages } from './web/app/site-pages.ts';

// Each number on a page must be a product figure, a computation parameter, or part of an example
// recomputed here.

/** Numbers written into a page that are not product figures, with the reason. */
const explainedNumbers: Readonly<Record<string, readonly number[]>> = {
  // Headings numbered one to five.
  about: [1, 2, 3, 4, 5],
  // Bounds of the eight pillars; courses of a forecast; the year machine-readable statements begin; example assumptions.
  'fundamental-analysis': [
    22.5, 9, 5, 44, 8, 7, 1.8, 2.0, 2.1, 1.9, 2.2, 10, 11, 100, 2.5, 12, 4, 2009, 1, 10_000,
  ],
  // The example property and its variations.
  'real-estate': [240_000, 7_200, 60_000, 180_000, 30, 6, 1_900, 5, 7_581, 2, 8, 4, 10, 1, 25],
  // HTTP status codes.
  problems: [400, 404, 410],
  // Minutes typed for an interval.
  chat: [60, 240],
  // The price of an example, the closes of a small chart, ports of a program that is sent alerts.
  workspace: [80_000, 40, 443, 8443],
  admin: [403, 404],
  // Example price shown in a component.
  design: [1_234],
};

const countDecimals = (value: number) => String(value).split('.')[1]?.length ?? 0;
/** Spellings of a number in a text: as a year, with its own decimals, or with one or two more. */
const listSpellings = (value: number, language: Language): string[] => {
  const decimals = [0, 1, 2]
    .map((more) => countDecimals(value) + more)
    .filter((count) => count <= 2);
  return [String(value), ...decimals.map((count) => formatNumber(value, count, language))];
};
const createSpelling = (value: number, decimals: number) => (language: Language) =>
  formatNumber(value, decimals, language);

const candles = toCandles(
  '1d',
  Array.from({ length: 300 }, (_, t) => ({
    openTime: t * 86_400_000,
    open: 10,
    high: 12 + (t % 7),
    low: 9 - (t % 5),
    close: 10 + (t % 3),
    volume: 1,
  })),
);
const readEngineSource = (file: string) =>
  readFileSync(path.join(import.meta.dirname, 'engine/src', file), 'utf8');
const findConstants = (file: string, pattern: RegExp) =>
  [...readEngineSource(file).matchAll(pattern)].map(([, value]) => Number(value));

/** The computation's parameters, read from its result. */
const indicatorLengths = Object.keys(analyzeTechnical(candles).indicators).flatMap(
  (name) => name.match(/\d+$/)?.map(Number) ?? [],
);
const parameters = {
  swings: Object.values(defaultTechnicalOptions.swingSize),
  lengths: indicatorLengths,
  bounds: findConstants('facts/momentum-facts.ts', /rsi [<>]= (\d+)/g),
  rank: findConstants('facts/volatility-facts.ts', /historyCandles = (\d+)/g),
  smallestGap: findConstants('facts/zone-facts.ts', /smallestGapInAtr = ([\d.]+)/g),
  // Ranges are percentages; 95 is the conventional confidence level.
  scales: [0, 100, 95],
};

const listProductNumbers = (language: Language): string[] => [
  ...listProductFigures(language),
  ...[
    intervals.length,
    candleLimit.min,
    candleLimit.max,
    candleLimit.default,
    auth.verificationCodeLength,
    auth.resendSeconds,
  ].flatMap((value) => listSpellings(value, language)),
  ...intervals.flatMap((interval) => findNumbers(interval.replace(/\D+/, ' '))),
  ...Object.values(parameters).flatMap((values) =>
    values.flatMap((value) => listSpellings(value, language)),
  ),
];

type Spelling = (language: Language) => string;

function calculatePresentValue(rate: number, flows: readonly number[]): number {
  return flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** (index + 1), 0);
}

/** Example company: first cash flow 100, growing 5 % for five years, then 2.5 % in perpetuity. */
function calculateCompanyValue(rate: number) {
  const flows = [0, 1, 2, 3, 4].map((year) => 100 * 1.05 ** year);
  const near = calculatePresentValue(rate, flows);
  const rest = ((flows.at(-1) ?? 0) * 1.025) / (rate - 0.025) / (1 + rate) ** 5;
  return { near, rest, whole: near + rest };
}

function createFundamentalExamples(): Spelling[] {
  const { near, rest, whole } = calculateCompanyValue(0.1);
  const growths = [1, 2, 3, 4, 5].map((year) => 4 + 0.7 ** year * (12 - 4));
  return [
    createSpelling(44 / ((1.8 + 2.0 + 2.1 + 1.9 + 2.2) / 5), 1),
    ...[
      near,
      rest,
      whole,
      (100 * rest) / whole,
      calculateCompanyValue(0.09).whole,
      calculateCompanyValue(0.11).whole,
    ].map((value) => createSpelling(value, 0)),
    createSpelling(0.7, 2),
    ...growths.map((value) => createSpelling(value, 1)),
  ];
}

const baseAssumptions = { uncollected: 0.05, loanRate: 0.06, valueGrowth: 0.02 };

/** Internal rate of return of monthly payments, the first one today; found by bisection. */
function calculateInternalRate(payments: readonly number[]): number {
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

/** The page's example flat, month by month. */
function calculateFlat({ uncollected, loanRate, valueGrowth }: typeof baseAssumptions) {
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
  const byMonth = calculateInternalRate(
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
    rateByYear: 100 * calculateInternalRate(withEnd(kept)),
  };
}

function createRealEstateExamples(): Spelling[] {
  const { payment, income, kept, value, owed, left, rate, rateByYear } =
    calculateFlat(baseAssumptions);
  const first = kept[0] ?? 0;
  const changed = [
    { uncollected: 0.1 },
    { loanRate: 0.08 },
    { valueGrowth: 0 },
    { valueGrowth: 0.04 },
  ];
  return [
    ...[60_000 + 7_200, 12 * 1_900, income, payment, 12 * payment, first].map((amount) =>
      createSpelling(amount, 0),
    ),
    ...[
      value,
      owed,
      left,
      kept.reduce((sum, yearly) => sum + yearly, 0),
      (100 * 180_000) / 240_000,
    ].map((amount) => createSpelling(amount, 0)),
    ...[(100 * income) / 240_000, (100 * first) / 67_200].map((share) => createSpelling(share, 1)),
    ...[income / (12 * payment), 1 - 0.05].map((share) => createSpelling(share, 2)),
    ...[
      rate,
      rateByYear,
      ...changed.map((change) => calculateFlat({ ...baseAssumptions, ...change }).rate),
    ].map((yearly) => createSpelling(yearly, 1)),
  ];
}

const examples: Readonly<Record<string, readonly Spelling[]>> = {
  'fundamental-analysis': createFundamentalExamples(),
  'real-estate': createRealEstateExamples(),
};

function findUnexplainedNumbers(words: string, key: string, language: Language): string[] {
  const known = new Set([
    ...listProductNumbers(language),
    ...(explainedNumbers[key] ?? []).flatMap((value) => listSpellings(value, language)),
    ...(examples[key] ?? []).map((spelt) => spelt(language)),
  ]);
  return findNumbers(removeCitations(words)).filter((number) => !known.has(number));
}

const pages = [...articlePages.map(({ key }) => key), 'careers'];
const texts = languages.flatMap((language) => pages.map((key) => [language, key] as const));

describe('numbers on the pages', () => {
  it('are based on parameters the computation has', () => {
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
    const words = readWords(key, language);
    expect(words.length).toBeGreaterThan(500);
    expect(findUnexplainedNumbers(words, key, language)).toEqual([]);
  });

  it.each(texts.filter(([, key]) => examples[key] !== undefined))(
    '(%s) match the recomputed examples, on %s',
    (language, key) => {
      const numbers = new Set(findNumbers(readWords(key, language)));
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
        findUnexplainedNumbers(`${entry.question} ${toPlainAnswer(entry)}`, 'faq', language),
      ),
    ).toEqual([]);
  });

  it.each(
    languages.flatMap((language) =>
      Object.entries(catalogues[language]).map(([name, words]) => [language, name, words] as const),
    ),
  )('(%s) are known, among the words of %s', (language, name, words) => {
    expect(findUnexplainedNumbers(JSON.stringify(words), name, language)).toEqual([]);
  });
});
