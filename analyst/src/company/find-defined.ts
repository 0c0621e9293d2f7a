import {
  companyTerms,
  languages,
  type AnalysisRequest,
  type CompanyFigure,
  type Term,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { createWordPattern, type Found } from '../question/word-pattern.ts';
import { findFigures } from './find-figures.ts';

const words = languages.map((language) => analystLanguages[language].company);
const defining = createWordPattern(words.map((one) => one.defining).join('|'));
const around = createWordPattern(words.map((one) => one.aroundDefinition).join('|'), 'g');

/** "The piotroski score" is its name; "the free cash flow" is that of a company. */
const named: ReadonlySet<Term> = new Set(['pillars', 'piotroski', 'altman', 'beneish', 'overview']);

function toTerm(figure: CompanyFigure | undefined): Term | undefined {
  return companyTerms.find((term) => term === figure);
}

/** Whether nothing but words of a definition stands around a figure. */
function isWhole(spoken: string, { start, end }: Found<CompanyFigure>, term: Term): boolean {
  // "What is the market assuming" names a valuation by what it says.
  const isTerm = !/market|price(?!s? to)|piyasa(?! deger)|fiyat(?! kazanc)/.test(
    spoken.slice(start, end),
  );
  const rest = `${spoken.slice(0, start)} ${spoken.slice(end)}`;
  const open = named.has(term) ? rest.replaceAll(/ the (?= |$)/g, '  ') : rest;
  return isTerm && !/[a-z0-9]/.test(open.replaceAll(around, ' '));
}

const meaning = /demek|anlam|tanim|acikla|hesapla|mean|define|explain/;
const pointing = /(?<![a-z])(?:this|that|it|bu|su|o)(?![a-z])/g;

/** "What does that mean" after a figure: the meaning of that figure. */
function findDefinedLast(spoken: string, last: AnalysisRequest | undefined): Term | undefined {
  const [figure] = last?.plan.intent === 'company' ? (last.plan.figures ?? []) : [];
  const rest = spoken.replaceAll(pointing, ' ').replaceAll(around, ' ');
  return meaning.test(spoken) && !/[a-z0-9]/.test(rest) ? toTerm(figure) : undefined;
}

/** Whether the meaning of something is asked for that is no part of a company or of a chart. */
function isMeaningAsked(
  { request, reading, measured }: ReadQuestion,
  last: AnalysisRequest | undefined,
): boolean {
  const { spoken, settled } = reading;
  const isNamed = settled.isNamed && settled.match?.kind !== 'unknown';
  if (isNamed || measured.period !== undefined || !defining.test(spoken)) return false;
  // After a company, "oranı nedir" asks for its value: the ending says whose.
  return last?.plan.intent !== 'company' || request.language !== 'tr' || meaning.test(spoken);
}

/**
 * The figure whose meaning is asked for: "what is free cash flow". Undefined where a company is
 * named, or where any other word stands beside it: "what is its free cash flow".
 */
export function findDefined(
  read: ReadQuestion,
  last: AnalysisRequest | undefined,
): Term | undefined {
  if (!isMeaningAsked(read, last)) return undefined;
  const { spoken } = read.reading;
  const [first, ...more] = findFigures(spoken, true);
  if (first === undefined) return findDefinedLast(spoken, last);
  if (more.length > 0) return undefined;
  const term = toTerm(first.value);
  return term !== undefined && isWhole(spoken, first, term) ? term : undefined;
}
