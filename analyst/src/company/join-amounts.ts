import { languages, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { RatioAmount } from '../language/company-words.ts';
import { createWordPattern, toFound, type Found } from '../question/word-pattern.ts';
import { findFromYear } from './read-periods.ts';

type Amount = CompanyFigure | RatioAmount;

/** The figure that two amounts make, told as a part or a multiple of each other. */
const ratios: readonly (readonly [Amount, Amount, CompanyFigure])[] = [
  ['operating-income', 'sales', 'operating-margin'],
  ['net-income', 'sales', 'net-margin'],
  ['free-cash-flow', 'sales', 'free-cash-flow-margin'],
  ['debt', 'equity', 'debt-to-equity'],
  ['price', 'net-income', 'price-to-earnings'],
  ['market-value', 'net-income', 'price-to-earnings'],
  ['price', 'earnings-per-share', 'price-to-earnings'],
  ['price', 'free-cash-flow', 'price-to-cash-flow'],
  ['market-value', 'free-cash-flow', 'price-to-cash-flow'],
  ['price', 'equity', 'price-to-book'],
  ['market-value', 'equity', 'price-to-book'],
  ['enterprise', 'ebitda', 'enterprise-multiple'],
  ['market-value', 'ebitda', 'enterprise-multiple'],
  ['net-income', 'interest', 'interest-cover'],
  ['operating-income', 'interest', 'interest-cover'],
  ['ebitda', 'interest', 'interest-cover'],
  ['free-cash-flow', 'net-income', 'cash-conversion'],
  ['operating-cash-flow', 'net-income', 'cash-conversion'],
  ['dividends', 'net-income', 'payout'],
  ['dividends', 'earnings-per-share', 'payout'],
  ['dividends', 'price', 'dividend-yield'],
  ['net-income', 'equity', 'return-on-equity'],
  ['net-income', 'assets', 'return-on-assets'],
];

/** The pillar of what became more or less. */
const growths: Readonly<Partial<Record<CompanyFigure, CompanyFigure>>> = {
  revenue: 'revenue-growth',
  'net-income': 'income-growth',
  'free-cash-flow': 'cash-flow-growth',
};

const words = languages.map((language) => analystLanguages[language].company);
const ratio = createWordPattern(words.map((one) => one.ratio).join('|'));
const grown = createWordPattern(words.map((one) => one.grown).join('|'));
const amountNames = [
  'price',
  'enterprise',
  'operating-income',
  'interest',
  'assets',
  'sales',
] as const satisfies readonly RatioAmount[];
const amounts = amountNames.map((amount) => ({
  amount,
  pattern: createWordPattern(words.map((one) => one.ratioAmounts[amount]).join('|')),
}));
const joiner = /(?<![a-z])(?:and|plus|also|ve|ayrica|bir de)(?![a-z])|[,;&+]/;

type FoundAmount = Found<Amount>;

/** Figures whose words may be those of an amount beside them. */
const sharedWords: ReadonlySet<CompanyFigure> = new Set(['net-income', 'ebitda', 'revenue']);

/** The amounts of a text: figures, and those that a figure's words do not cover. */
function listAmounts(text: string, found: readonly Found<CompanyFigure>[]): FoundAmount[] {
  const others = amounts.flatMap(({ amount, pattern }): FoundAmount[] => {
    const match = pattern.exec(text);
    return match === null ? [] : [toFound<Amount>(amount, match)];
  });
  const isCovered = (one: FoundAmount): boolean =>
    found.some(
      ({ value, start, end }) => start <= one.start && one.end <= end && !sharedWords.has(value),
    );
  return [...found, ...others.filter((one) => !isCovered(one))];
}

/** "The ratio of net income to sales", "debt how many times equity": the figure they make. */
export function joinRatio(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  if (found.length === 0 || !(ratio.test(text) || / ?\/ ?/.test(text))) return found;
  const all = listAmounts(text, found);
  for (const [one, other, figure] of ratios) {
    const [first, second] = [one, other].map((name) => all.find(({ value }) => value === name));
    if (first === undefined || second === undefined) continue;
    const [start, end] = [Math.min(first.start, second.start), Math.max(first.end, second.end)];
    if (
      joiner.test(text.slice(Math.min(first.end, second.end), Math.max(first.start, second.start)))
    )
      continue;
    const rest = found.filter((part) => part.end <= start || part.start >= end);
    return [...rest, { value: figure, start, end }];
  }
  return found;
}

const yearAlone = /(?<![\d.,])(?:19|20)\d\d(?!\d)/;

/** "Did its sales rise against five years ago": the growth of what is named, of no single year. */
export function findGrown(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return found;
  const value = growths[only.value];
  const isOfYear = yearAlone.test(text) || findFromYear(text) !== undefined;
  if (value === undefined || isOfYear || !grown.test(text.slice(only.end))) return found;
  return [{ ...only, value }];
}

/** Words that mean a figure only where no other is named. */
const vague: Readonly<Partial<Record<CompanyFigure, RegExp>>> = {
  'market-value': /^(?:kac (?:milyar|milyon|trilyon)|how many (?:billions?|millions?|trillions?))/,
  'net-margin': /^(?:marj|margins?$)/,
};

const debts: ReadonlySet<CompanyFigure> = new Set(['debt', 'net-debt']);
const ofEnterprise = createWordPattern(words.map(({ enterprise }) => enterprise).join('|'));

/** "Net debt how many times ebitda" asks for the ebitda, and for no multiple of a price. */
function toEbitda(text: string, found: readonly Found<CompanyFigure>[]): Found<CompanyFigure>[] {
  const isOfDebt = found.some(({ value }) => debts.has(value)) && !ofEnterprise.test(text);
  return found.map((one) =>
    isOfDebt && one.value === 'enterprise-multiple' ? { ...one, value: 'ebitda' } : one,
  );
}

const multipliedWords = createWordPattern(words.map(({ multiplied }) => multiplied).join('|'));

/** "How many times as large did its profit become" asks for its growth, and for no price. */
const toMultiplied = (
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] =>
  found.map((one) =>
    one.value === 'price-to-earnings' && multipliedWords.test(text)
      ? { ...one, value: 'income-growth' }
      : one,
  );

/** "How many billions is its profit" asks for the profit and not for the size of the company. */
export function dropVague(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const isVague = ({ value, start, end }: Found<CompanyFigure>): boolean =>
    vague[value]?.test(text.slice(start, end)) === true;
  const told = toEbitda(
    text,
    toMultiplied(
      text,
      found.filter((one) => !isVague(one)),
    ),
  );
  return told.length > 0 ? told : found;
}
