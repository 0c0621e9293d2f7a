import { languages, type CompanyFigure, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, toFound, type Found } from '../question/word-pattern.ts';
import { getFigureNames } from './figure-names.ts';
import { findKnownOn } from './read-known-on.ts';
import { findFromYear } from './read-periods.ts';
import type { ToldOfYears } from './tell-ever.ts';
import { tellYear } from './tell-amount.ts';
import { withNames, type Told } from './tell-figure.ts';

const patterns = languages.map((language) =>
  createWordPattern(analystLanguages[language].company.comparedYear),
);

const anyYear = /(?<![\d.,])(?:19|20)\d\d(?![\d%]|[.,]\d|-\d)/g;

/** "Sales of 2019 and those of 2024": of two years that no span joins, the one named first. */
function findFirstOfTwo(text: string): Found<number> | undefined {
  const [first, second, ...more] = text.matchAll(anyYear);
  const isPair = first !== undefined && second !== undefined && first[0] !== second[0];
  const isJoined = findFromYear(text) !== undefined || findKnownOn(text) !== undefined;
  return isPair && more.length === 0 && !isJoined
    ? { value: Number(first[0]), start: first.index, end: first.index + first[0].length }
    : undefined;
}

/** The fiscal year that another one is set against: "higher than in 2021", "2021'e gore artti mi". */
export function findComparedYear(text: string): Found<number> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const { year, other, first, earlier } = match?.groups ?? {};
    const named = year ?? other ?? first ?? earlier;
    if (match !== null && named !== undefined) return toFound(Number(named), match);
  }
  return findFirstOfTwo(text);
}

/** A folded text without the year that is compared with, so that it is no amount and no day. */
export function withoutComparedYear(text: string): string {
  const found = findComparedYear(text);
  if (found === undefined) return text;
  const words = text.slice(found.start, found.end).replaceAll(/\d/g, ' ');
  return text.slice(0, found.start) + words + text.slice(found.end);
}

const words = languages.map((language) => analystLanguages[language].company);
const more = createWordPattern(words.map(({ compared }) => compared.more).join('|'));
/** "2021'de mi 2022'de mi": which of two, and no yes or no. */
const eitherYear = /(?<![a-z])m[iu](?![a-z]).* m[iu](?![a-z])/;
const less = createWordPattern(words.map(({ compared }) => compared.less).join('|'));

/** Whether one year is asked to have been more, or less, than the other; undefined: neither. */
export function findComparedWay(text: string): QuestionPlan['whether'] {
  if (eitherYear.test(text)) return undefined;
  const [isMore, isLess] = [more.test(text), less.test(text)];
  if (isMore === isLess || findComparedYear(text) === undefined) return undefined;
  return isMore ? 'more' : 'less';
}

/** A figure of two fiscal years, and whether it was more, or less, in the first of them. */
export function tellComparedYears(figure: CompanyFigure, told: Told): ToldOfYears | undefined {
  const { company, comparedYear, speech, whether } = told;
  const year = told.year ?? company.report.years[0]?.label;
  if (comparedYear === undefined || year === undefined || year === comparedYear) return undefined;
  const names = getFigureNames(speech.language, company.report.kind);
  const read = (label: number): number => {
    const place = company.report.years.findIndex((one) => one.label === label);
    return Number(speech.facts.get(`company.${figure}.year-${place + 1}.value`)?.value);
  };
  const sentences = [year, comparedYear].flatMap((label) =>
    tellYear(figure, {
      ...told,
      year: label,
      speech: withNames(speech, { year: String(label), what: names[figure] }),
    }),
  );
  const difference = read(year) - read(comparedYear);
  const isJudged = whether !== undefined && Number.isFinite(difference);
  const isSo = whether === 'more' ? difference > 0 : difference < 0;
  return { verdict: isJudged ? (isSo ? 'yes' : 'no') : undefined, sentences };
}
