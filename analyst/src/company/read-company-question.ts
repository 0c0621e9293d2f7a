import {
  companyTerms,
  languages,
  type AnalysisRequest,
  type CompanyFigure,
  type QuestionPlan,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { createWordPattern, type Found } from '../question/word-pattern.ts';
import { changeLast, findBoth } from './change-last.ts';
import { chooseCompanies, isStockNamed } from './choose-company.ts';
import { isModelNamed } from './find-figures.ts';
import { readWhether } from './find-bound.ts';
import { findAskedFigures, hasForecast, isValuation } from './find-asked-figures.ts';
import { isOfCompany } from './is-of-company.ts';
import { implySingleFigure } from './imply-figure.ts';
import { readForecast } from './read-forecast.ts';
import { findUnreadWords } from './find-unread-words.ts';
import { findUnnamed } from './find-unnamed.ts';
import { findUnfiled, withoutUnfiled } from './find-unfiled.ts';
import { isValuationSupposed, readCompanyTerms } from './read-terms.ts';
import { isFlow } from './tell-amount.ts';
import { isOfYear } from './year-facts.ts';

/** Amounts that "worth" may mean, which is the value of a share where its growth is supposed. */
const worths: ReadonlySet<CompanyFigure> = new Set(['share-value', 'market-value']);

/** A valuation may be named by what it answers alone, or by what it is to assume. */
function toFigures(
  figures: readonly CompanyFigure[],
  isValued: boolean,
): Pick<QuestionPlan, 'figures'> {
  if (isValued && figures.every((figure) => worths.has(figure)))
    return { figures: ['share-value'] };
  return figures.length > 0 ? { figures: [...figures] } : {};
}

const ofQuarters: readonly CompanyFigure[] = ['revenue', 'net-income', 'free-cash-flow'];

/** Quarterly statements are those of the amounts that every quarter has. */
const toQuarterly = (figures: readonly CompanyFigure[]): readonly CompanyFigure[] =>
  figures.every((figure) => figure === 'overview') ? ofQuarters : figures;

/** Whether a valuation is asked for: by its name, its model, or on terms that only it has. */
function isValuationMeant(spoken: string, figures: readonly CompanyFigure[]): boolean {
  if (isValuation(figures) || isModelNamed(spoken)) return true;
  return isValuationSupposed(spoken) && figures.every((figure) => worths.has(figure));
}

const reversed = createWordPattern(
  languages.map((language) => analystLanguages[language].company.reversed).join('|'),
);

/** Whether it is asked what a price assumes. */
const isReversed = (spoken: string): boolean => reversed.test(spoken);

/** What is asked for that no accounts have; words of a figure mean the figure. */
function readUnfiled(spoken: string): Pick<QuestionPlan, 'unfiled'> {
  const topics = findUnfiled(spoken).map(({ value }) => value);
  return topics.length === 0 ? {} : { unfiled: topics };
}

const toCome = createWordPattern(
  languages.map((language) => analystLanguages[language].company.toCome).join('|'),
);

type Rated = { readonly isValued: boolean; readonly isForecast: boolean };

/** Whether figures that were filed are asked of what has not come yet: they say no yes or no to it. */
function isToCome(
  spoken: string,
  figures: readonly CompanyFigure[],
  { isValued, isForecast }: Rated,
): boolean {
  return figures.length > 0 && !isValued && !isForecast && toCome.test(spoken);
}

/** What else is asked: what is in no accounts, a yes or no, and what a price assumes. */
function readAside(
  spoken: string,
  figures: readonly CompanyFigure[],
  { asked, ...rated }: Rated & Pick<ReturnType<typeof readWhether>, 'asked'>,
): Partial<QuestionPlan> {
  const isOfPrice = rated.isValued && isReversed(spoken);
  const told = isToCome(spoken, figures, rated)
    ? { unfiled: ['future' as const] }
    : { ...readUnfiled(spoken), ...asked };
  return { ...told, ...(isOfPrice ? { isReversed: true } : {}) };
}

/** "Since 2016" said of growth sets that year and the newest beside each other. */
function toComparedTerms(
  figures: readonly CompanyFigure[],
  terms: QuestionPlanTerms,
): QuestionPlanTerms {
  const { fromYear, ...others } = terms;
  const isGrowth = figures.length > 0 && figures.every((figure) => figure.endsWith('-growth'));
  const isOpen = [terms.comparedYear, terms.fiscalYear].every((one) => one === undefined);
  return isGrowth && isOpen && fromYear !== undefined
    ? { ...others, comparedYear: fromYear }
    : terms;
}

type QuestionPlanTerms = ReturnType<typeof readCompanyTerms>['terms'];

type TermsBefore = {
  readonly value: Pick<QuestionPlan, 'discountRate' | 'longRunGrowth'>;
  readonly year: Pick<QuestionPlan, 'fiscalYear'>;
  readonly ahead: Pick<QuestionPlan, 'horizon' | 'scenario'>;
};

const maxOpen = 3;

/** The whole of a company is told where no figure was read: what else its words asked for. */
const listOpen = (spoken: string, figures: readonly CompanyFigure[]): readonly string[] =>
  figures.length > 0 ? [] : findUnreadWords(spoken).slice(0, maxOpen);

const asOfNow = createWordPattern(
  languages.map((language) => analystLanguages[language].company.asOfNow).join('|'),
);

/** "And net income" after revenue of 2021 is of that year too, where nothing says otherwise. */
function keepYear(
  figures: readonly CompanyFigure[],
  terms: QuestionPlanTerms & { readonly spoken: string },
  year: TermsBefore['year'],
): TermsBefore['year'] {
  const { fiscalYear, fromYear, comparedYear, knownOn, isQuarterly, spoken } = terms;
  const times = [fiscalYear, fromYear, comparedYear, knownOn, isQuarterly];
  const isYearly = figures.length > 0 && figures.every((one) => isFlow(one) || isOfYear(one));
  const isOpen = times.every((one) => one === undefined) && !asOfNow.test(spoken);
  return isYearly && isOpen ? year : {};
}

function toPlan(
  { request, reading, measured }: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  { others, before }: { others: readonly string[]; before: TermsBefore },
): QuestionPlan {
  const { namesInstrument } = request.plan;
  const figures = found.map(({ value }) => value);
  const isValued = isValuationMeant(reading.spoken, figures);
  const { terms: typed, unread } = readCompanyTerms(reading.spoken, isValued);
  const terms = toComparedTerms(figures, typed);
  const unknown = findUnnamed(reading.spoken, found);
  const isForecast = figures.includes('forecast');
  // The rates of a valuation are typed numbers too, and no amounts to compare with.
  const isRated = [isForecast, isValued].some(Boolean);
  const ahead = isRated ? readForecast(reading.spoken) : { terms: {}, unread: [] };
  const open = isValued ? [] : listOpen(reading.spoken, figures);
  const whether = readWhether(reading.spoken);
  const apart = isForecast ? ahead.unread : [];
  const residue = [...unknown, ...unread, ...apart, ...open, ...(isRated ? [] : whether.unread)];
  return {
    intent: 'company',
    ...(namesInstrument === undefined ? {} : { namesInstrument }),
    ...toFigures(terms.isQuarterly === true ? toQuarterly(figures) : figures, isValued),
    ...(others.length === 0 ? {} : { others: [...others] }),
    ...(residue.length === 0 ? {} : { residue: [...new Set(residue)] }),
    ...(isValued ? before.value : {}),
    ...(isForecast ? before.ahead : {}),
    ...keepYear(figures, { ...terms, spoken: reading.spoken }, before.year),
    ...terms,
    ...ahead.terms,
    ...readAside(reading.spoken, figures, { isValued, isForecast, asked: whether.asked }),
    ...(measured.form === undefined ? {} : { form: measured.form }),
  };
}

/** What the last question said of a valuation or a forecast, where this one is of the same company. */
function findTermsBefore(
  symbol: string | undefined,
  last: AnalysisRequest | undefined,
): TermsBefore {
  if (last?.plan.intent !== 'company' || last.symbol !== symbol)
    return { value: {}, year: {}, ahead: {} };
  const { discountRate, longRunGrowth, fiscalYear, horizon, scenario } = last.plan;
  return {
    value: {
      ...(discountRate === undefined ? {} : { discountRate }),
      ...(longRunGrowth === undefined ? {} : { longRunGrowth }),
    },
    year: fiscalYear === undefined ? {} : { fiscalYear },
    ahead: {
      ...(horizon === undefined ? {} : { horizon }),
      ...(scenario === undefined ? {} : { scenario }),
    },
  };
}

const maxOthers = 3;

/** The request for figures of companies; undefined where the question is about something else. */
export function readCompanyQuestion(
  read: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  return readFigures(read, named, { last, isMeant: false });
}

/** The same where the wording as a whole asks about a company: the share named is of one. */
export function readMeantCompany(
  read: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  const isMeant = isStockNamed(read) && read.request.plan.namesInstrument === true;
  return readFigures(read, named, { last, isMeant });
}

/** The companies beside the first; where none is named they are those of the last question. */
function listOthers(
  { reading }: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): readonly string[] {
  const isAfter = last?.plan.intent === 'company' && named.length === 0;
  const both = isAfter ? findBoth(reading.spoken, last).others : undefined;
  const before = isAfter && reading.symbols.length === 0 ? last.plan.others : undefined;
  return (both ?? before ?? named).slice(0, maxOthers);
}

function toRequest(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  around: {
    readonly companies: readonly string[];
    readonly last: AnalysisRequest | undefined;
  },
): AnalysisRequest {
  const { companies, last } = around;
  const { request } = read;
  const before = last?.plan.intent === 'company' ? last.symbol : undefined;
  const [symbol = request.symbol ?? before, ...others] = companies;
  return {
    ...request,
    ...(symbol === undefined ? {} : { symbol }),
    mode: 'fundamental',
    plan: toPlan(read, found, {
      others: listOthers(read, others, last),
      before: findTermsBefore(symbol, last),
    }),
  };
}

/** After "what is free cash flow", "and Apple's?" asks for that figure of it. */
function toFigureLast(last: AnalysisRequest | undefined): AnalysisRequest | undefined {
  const term = last?.plan.intent === 'concept' ? last.plan.term : undefined;
  const figure = companyTerms.find((one) => one === term);
  if (last === undefined || figure === undefined) return last;
  const { symbol: _, ...request } = last;
  return { ...request, mode: 'fundamental', plan: { intent: 'company', figures: [figure] } };
}

function readFigures(
  read: ReadQuestion,
  named: readonly string[],
  {
    last: before,
    isMeant,
  }: { readonly last: AnalysisRequest | undefined; readonly isMeant: boolean },
): AnalysisRequest | undefined {
  const last = isStockNamed(read) ? toFigureLast(before) : before;
  const { request } = read;
  const found = findAskedFigures(read, last);
  const companies = chooseCompanies(request, named);
  if (hasForecast(last) ? found.every(({ value }) => value === 'forecast') : found.length === 0) {
    const changed = changeLast(read, companies ?? [], last);
    if (changed !== undefined) return changed;
  }
  if (!isMeant && !isOfCompany(read, found, last)) return undefined;
  // A name with several meanings, or none, is asked back about.
  if (companies === undefined) return request;
  const asked = found.length > 0 ? found : implySingleFigure(withoutUnfiled(read.reading.spoken));
  return toRequest(read, asked, { companies, last });
}
