import { companyFigures, languages, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyWords } from '../language/company-words.ts';
import { implySingleFigure } from './imply-figure.ts';
import { findNumberedPillars } from './find-pillars.ts';
import type { Words } from '../language/words.ts';
import { createWordPattern, type Found, listMatches, toFound } from '../question/word-pattern.ts';

type Phrases = readonly { readonly figure: CompanyFigure; readonly pattern: RegExp }[];

/** Alternatives that are an abbreviation and nothing else: "roe", "f ?/ ?k". */
const abbreviations =
  /(?<=^|\|)(?<name>f \?\/ \?k|fk|pd \?\/ \?dd|pddd|p \?\/ \?e|roe|roa|roic|roce|fcf|sna|eps|hbk|dcf|ebitda|favok)(?=\||$|\(\?: oran)/g;
/** What Turkish puts behind one, also without an apostrophe: "roesi", "f/ksi", "favoku". */
const abbreviationEnding =
  "(?:'?(?:[sy]?[iu](?:n[iudae]\\w{0,3})?|n?[iu]n|y?[ea]|[dt][ea]n?|l[ea]r\\w{0,4}))?";

function createPhrases(pick: (words: CompanyWords, figure: CompanyFigure) => Words): Phrases {
  return companyFigures.map((figure) => {
    const words = languages.flatMap((language) => pick(analystLanguages[language].company, figure));
    // "Favök'ün": an ending behind an apostrophe.
    const sources = words
      .filter((one) => one !== '')
      .map((one) => one.replaceAll('\\w*', "[\\w']*"))
      .map((one) => one.replaceAll(abbreviations, `$<name>${abbreviationEnding}`));
    return { figure, pattern: createWordPattern(sources.join('|') || '(?!)', 'g') };
  });
}

const phrases = createPhrases(({ questions }, figure) => questions[figure]);
const companyPhrases = createPhrases(({ ofCompany }, figure) => ofCompany[figure] ?? '');

const instead = languages.map((language) => analystLanguages[language].company.denial);
const toWhole = (source: string): string => `(?<![a-z])(?:${source})`;
const afterNot = new RegExp(`${toWhole(instead.map((one) => one.before).join('|'))}$`);
const beforeNot = new RegExp(`^(?:${instead.map((one) => one.after).join('|')})(?![a-z])`);

/** "Not revenue but profit" asks for the profit. */
function isDenied(text: string, { start, end }: Found<CompanyFigure>): boolean {
  // A phrase may hold the word itself: "sektore gore degil".
  const isInside = text.slice(start, end).endsWith(' degil');
  return isInside || afterNot.test(text.slice(0, start)) || beforeNot.test(text.slice(end));
}

/** "Not the profit per share, all of its profit": what one word beside the denied ones names. */
function findInstead(
  text: string,
  denied: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  if (denied.length === 0) return denied;
  const beside = denied.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const implied = implySingleFigure(beside);
  return implied.length > 0 ? implied : denied;
}

const itself = createWordPattern(
  languages.map((language) => analystLanguages[language].company.itself).join('|'),
);

/** Whether a question is about the company itself: "what kind of company is it". */
export const isItselfNamed = (text: string): boolean => itself.test(text);

const maxFigures = 4;

function findPhrases(text: string, among: Phrases): Found<CompanyFigure>[] {
  return among.flatMap(({ figure, pattern }) =>
    listMatches(text, pattern)
      .filter(([words]) => words.trim() !== '')
      .map((match) => toFound(figure, match)),
  );
}

/** Whether a folded text has phrases that mean a figure where a company is asked about. */
export const hasCompanyPhrase = (text: string): boolean =>
  findPhrases(text, companyPhrases).length > 0;

/**
 * Figures of a company that a folded text names, in its order; of overlapping ones the longest.
 * `isOfCompany`: a company is named, so that words such as "loans" mean its figure.
 */
export function findFigures(text: string, isOfCompany = false): readonly Found<CompanyFigure>[] {
  const named = [
    ...findPhrases(text, phrases),
    ...(isOfCompany ? findPhrases(text, companyPhrases) : []),
  ];
  // The number of a pillar says which one; its name beside it says nothing else.
  const ranked = [
    ...findNumberedPillars(text),
    ...named.toSorted((one, other) => other.end - other.start - (one.end - one.start)),
  ];
  const chosen: Found<CompanyFigure>[] = [];
  for (const one of ranked) {
    const isTaken = chosen.some(
      (other) => other.value === one.value || (one.start < other.end && other.start < one.end),
    );
    if (!isTaken) chosen.push(one);
  }
  // "Its business" beside a figure says whose figure it is.
  const isTold =
    isOfCompany && !isItselfNamed(text) && chosen.some(({ value }) => value !== 'overview');
  const kept = chosen.filter((one) => !(isTold && one.value === 'overview'));
  const asked = kept.filter((one) => !isDenied(text, one));
  return (asked.length > 0 ? asked : findInstead(text, kept))
    .toSorted((one, other) => one.start - other.start)
    .slice(0, maxFigures);
}

/** Figures whose words stand in questions about a price as well. */
const mistakable: ReadonlySet<CompanyFigure> = new Set(['overview', 'share-value', 'forecast']);

const models = languages.map((language) =>
  createWordPattern(analystLanguages[language].company.valuationModel),
);

/** Whether a valuation is named by its model. */
export const isModelNamed = (text: string): boolean => models.some((pattern) => pattern.test(text));

/** Whether a figure is named that no chart has. */
export function isCompanyFigureNamed(found: readonly Found<CompanyFigure>[]): boolean {
  return found.some(({ value }) => !mistakable.has(value));
}
