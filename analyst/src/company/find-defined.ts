import { companyTerms, languages, type AnalysisRequest, type Term } from '@vela/contracts';
import type { CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { createWordPattern } from '../question/word-pattern.ts';
import { findFigures } from './find-figures.ts';

const words = languages.map((language) => analystLanguages[language].company);
const defining = createWordPattern(words.map((one) => one.defining).join('|'));
const around = createWordPattern(words.map((one) => one.aroundDefinition).join('|'), 'g');

/** "The piotroski score" is its name; "the free cash flow" is that of a company. */
const named: ReadonlySet<Term> = new Set(['pillars', 'piotroski', 'altman', 'beneish', 'overview']);

function toTerm(figure: CompanyFigure | undefined): Term | undefined {
  return companyTerms.find((term) => term === figure);
}

/**
 * The figure whose meaning is asked for: "what is free cash flow". Undefined where a company is
 * named, or where any other word stands beside it: "what is its free cash flow".
 */
export function findDefined(
  { request, reading, measured }: ReadQuestion,
  last: AnalysisRequest | undefined,
): Term | undefined {
  const { spoken, settled } = reading;
  const isNamed = settled.isNamed && settled.match?.kind !== 'unknown';
  if (isNamed || measured.period !== undefined || !defining.test(spoken)) return undefined;
  const [first, ...more] = findFigures(spoken, true);
  const term = more.length > 0 ? undefined : toTerm(first?.value);
  if (first === undefined || term === undefined) return undefined;
  const rest = `${spoken.slice(0, first.start)} ${spoken.slice(first.end)}`;
  const isTerm = !/market|price(?!s? to)|piyasa(?! deger)|fiyat(?! kazanc)/.test(
    spoken.slice(first.start, first.end),
  );
  const open = named.has(term) ? rest.replaceAll(/ the (?= |$)/g, '  ') : rest;
  const isWhole = isTerm && !/[a-z0-9]/.test(open.replaceAll(around, ' '));
  // After a company, "oranı nedir" asks for its value: the ending says whose.
  const isItsValue = last?.plan.intent === 'company' && request.language === 'tr';
  const isMeaning = !isItsValue || /demek|anlam|tanim|acikla|hesapla/.test(rest);
  return isWhole && isMeaning ? term : undefined;
}
