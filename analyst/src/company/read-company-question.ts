import {
  languages,
  type AnalysisRequest,
  type CompanyFigure,
  type QuestionPlan,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { createWordPattern, type Found } from '../question/word-pattern.ts';
import { changeLast } from './change-last.ts';
import { chooseCompanies, isStockNamed } from './choose-company.ts';
import { isModelNamed } from './find-figures.ts';
import { findAskedFigures, hasForecast, isValuation } from './find-asked-figures.ts';
import { isOfCompany } from './is-of-company.ts';
import { readForecast } from './read-forecast.ts';
import { readCompanyTerms } from './read-terms.ts';

const unnamed = createWordPattern(
  languages.map((language) => analystLanguages[language].company.unnamed).join('|'),
  'g',
);

/** Words of a question for figures of companies that Vela does not have. */
function findUnnamed(spoken: string, found: readonly Found<CompanyFigure>[]): string[] {
  const beside = found.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    spoken,
  );
  return [...new Set(beside.match(unnamed) ?? [])].slice(0, 2);
}

/** A valuation may be named by what it answers alone. */
function toFigures(
  figures: readonly CompanyFigure[],
  isValued: boolean,
): Pick<QuestionPlan, 'figures'> {
  if (figures.length > 0) return { figures: [...figures] };
  return isValued ? { figures: ['share-value'] } : {};
}

function toPlan(
  { request, reading, measured }: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  { others, before }: { others: readonly string[]; before: Pick<QuestionPlan, 'discountRate'> },
): QuestionPlan {
  const { namesInstrument } = request.plan;
  const figures = found.map(({ value }) => value);
  const isValued = isValuation(figures) || isModelNamed(reading.spoken);
  const { terms, unread } = readCompanyTerms(reading.spoken, isValued);
  const unknown = findUnnamed(reading.spoken, found);
  const isForecast = figures.includes('forecast');
  const ahead = isForecast || isValued ? readForecast(reading.spoken) : { terms: {}, unread: [] };
  const residue = [...unknown, ...unread, ...(isForecast ? ahead.unread : [])];
  return {
    intent: 'company',
    ...(namesInstrument === undefined ? {} : { namesInstrument }),
    ...toFigures(figures, isValued),
    ...(others.length === 0 ? {} : { others: [...others] }),
    ...(residue.length === 0 ? {} : { residue }),
    ...(isValued ? before : {}),
    ...terms,
    ...ahead.terms,
    ...(measured.form === undefined ? {} : { form: measured.form }),
  };
}

/** The discount rate of the last question, where this one values the same share. */
function findRateBefore(
  symbol: string | undefined,
  last: AnalysisRequest | undefined,
): Pick<QuestionPlan, 'discountRate'> {
  const rate = last?.plan.intent === 'company' ? last.plan.discountRate : undefined;
  return rate === undefined || last?.symbol !== symbol ? {} : { discountRate: rate };
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
      others: others.slice(0, maxOthers),
      before: findRateBefore(symbol, last),
    }),
  };
}

function readFigures(
  read: ReadQuestion,
  named: readonly string[],
  { last, isMeant }: { readonly last: AnalysisRequest | undefined; readonly isMeant: boolean },
): AnalysisRequest | undefined {
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
  return toRequest(read, found, { companies, last });
}
