import { languages, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { companyConcepts, type CompanyConcept } from '../language/company-words.ts';
import { made, type Made } from './made-figures.ts';
import { createWordPattern, toFound, type Found } from '../question/word-pattern.ts';

const patterns = companyConcepts.map((concept) => ({
  concept,
  pattern: createWordPattern(
    languages.map((language) => analystLanguages[language].company.concepts[concept]).join('|'),
  ),
}));

/** Those of them that amounts are parts of. */
const ofAmounts: ReadonlySet<CompanyFigure> = new Set([
  'payout',
  'interest-cover',
  'liabilities-to-cash-flow',
  'debt-to-equity',
  'gross-margin',
  'operating-margin',
  'net-margin',
  'free-cash-flow-margin',
  'return-on-equity',
  'return-on-assets',
  'price-to-earnings',
  'price-to-cash-flow',
]);
/** "It tells a profit, but does the money really come in": the two, and a doubt. */
const isOfTrust = ([figure, ...parts]: Made): boolean =>
  figure === 'cash-conversion' && parts.includes('trust');
const ratios = made.filter((one) => ofAmounts.has(one[0]) || isOfTrust(one));
/** "Cheap" beside an amount asks for the multiple of that amount. */
const multiples = made.filter(([figure]) => figure.startsWith('price-to-'));

/** What one part alone asks for, where it is known that a company is asked about. */
const single: readonly Made[] = [
  ['altman', 'bust'],
  ['beneish', 'tampered'],
  ['shares', 'buy-back'],
  ['dividends', 'dividend'],
  ['debt', 'debt'],
  ['cash', 'cash'],
  ['revenue', 'sales'],
  ['net-income', 'profit'],
  ['peers', 'rivals'],
];

const join = (
  value: CompanyFigure,
  found: readonly Found<CompanyConcept>[],
): Found<CompanyFigure> => ({
  value,
  start: Math.min(...found.map(({ start }) => start)),
  end: Math.max(...found.map(({ end }) => end)),
});

function findMade(text: string, among: readonly Made[]): readonly Found<CompanyFigure>[] {
  const named = new Map(
    patterns.flatMap(({ concept, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [[concept, toFound(concept, match)] as const];
    }),
  );
  for (const [figure, ...parts] of among) {
    const found = parts.flatMap((part) => named.get(part) ?? []);
    if (found.length === parts.length) return [join(figure, found)];
  }
  return [];
}

/** The figure whose parts a folded text names, where no phrase names the figure itself. */
export const implyFigure = (text: string): readonly Found<CompanyFigure>[] => findMade(text, made);

/** The figure that one part alone names. */
export const implySingleFigure = (text: string): readonly Found<CompanyFigure>[] =>
  findMade(text, single);

const ofAccounts: ReadonlySet<CompanyConcept> = new Set([
  'sales',
  'equity',
  'debt',
  'dividend',
  'tampered',
  'bust',
]);

/** Whether a folded text has words of a company's accounts that no chart has. */
export const hasWordOfAccounts = (text: string): boolean =>
  patterns.some(({ concept, pattern }) => ofAccounts.has(concept) && pattern.test(text));

/** Amounts that are parts of other figures. */
const amounts: ReadonlySet<CompanyFigure> = new Set([
  'revenue',
  'net-income',
  'free-cash-flow',
  'operating-cash-flow',
  'cash',
  'debt',
  'equity',
  'dividends',
  'share-value',
]);
const joiner = createWordPattern('and|plus|also|ve|ayrica|hem|bir de|with|ile|not|degil');

/** "How much does it earn on its assets": where amounts were found, the figure that they are parts of. */
export function implyWhole(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const isOfParts = found.length > 0 && found.every(({ value }) => amounts.has(value));
  if (!isOfParts || joiner.test(text) || /[,;&+]/.test(text)) return found;
  const isValued = found.some(({ value }) => value === 'share-value');
  const whole = findMade(text, isValued ? multiples : ratios);
  return whole.length === 0 ? found : whole;
}
