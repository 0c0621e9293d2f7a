import type { AnalysisRequest, CompanyFigure, QuestionPlan } from '@vela/contracts';
import { findMeantTask } from '../question/find-act.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyNamed, isModelNamed } from './find-figures.ts';
import { findAskedFigures, hasForecast } from './find-asked-figures.ts';
import { readForecast } from './read-forecast.ts';
import { readCompanyTerms } from './read-terms.ts';

/** Figures of companies that Vela does not have yet. */
const unnamed =
  /book value|peg ratio|ev ?\/ ?ebitda|moats?|guidance|10-?k|p ?\/ ?[bs](?![a-z])|eps(?![a-z])/g;

/** Whether a question is about a company: by name, by its task, by its mode, or as before. */
function isOfCompany(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): boolean {
  const task = findMeantTask(read);
  if (found.some(({ value }) => value === 'forecast')) return true;
  if (task !== undefined) return task === 'fundamentals';
  if (read.request.plan.intent === 'company' || isModelNamed(read.reading.spoken)) return true;
  if (read.measured.measures.length > 0) return false;
  return isCompanyNamed(found) || (last?.plan.intent === 'company' && found.length > 0);
}

function toPlan(
  { request, reading, measured }: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  others: readonly string[],
): QuestionPlan {
  const { namesInstrument } = request.plan;
  const figures = found.map(({ value }) => value);
  const { terms, unread } = readCompanyTerms(reading.spoken);
  const unknown = found.length > 0 ? [] : (reading.spoken.match(unnamed) ?? []).slice(0, 2);
  const isForecast = figures.includes('forecast');
  const ahead = isForecast ? readForecast(reading.spoken) : { terms: {}, unread: [] };
  const residue = [...unknown, ...unread, ...ahead.unread];
  return {
    intent: 'company',
    ...(namesInstrument === undefined ? {} : { namesInstrument }),
    ...(figures.length === 0 ? {} : { figures }),
    ...(others.length === 0 ? {} : { others: [...others] }),
    ...(residue.length === 0 ? {} : { residue }),
    ...terms,
    ...ahead.terms,
    ...(measured.form === undefined ? {} : { form: measured.form }),
  };
}

/** "With 12 % discount rate", "same as of 2019": the last question on other terms. */
function changeTerms(
  { request, reading, measured }: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  const { unread, terms: changed } = readCompanyTerms(reading.spoken);
  const ahead = hasForecast(last) ? readForecast(reading.spoken).terms : {};
  const terms = { ...changed, ...ahead };
  const isTold = Object.keys(terms).length > 0 || unread.length > 0;
  const isOther = isTold && measured.measures.length === 0;
  if (last?.plan.intent !== 'company' || !isOther) return undefined;
  const { language } = request;
  const [symbol = last.symbol] = named;
  const { fiscalYear: _, residue: __, ...plan } = last.plan;
  return {
    ...last,
    language,
    ...(symbol === undefined ? {} : { symbol }),
    plan: { ...plan, ...terms, ...(unread.length === 0 ? {} : { residue: [...unread] }) },
  };
}

const maxOthers = 3;

/** The request for figures of companies; undefined where the question is about something else. */
export function readCompanyQuestion(
  read: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  const { request } = read;
  const found = findAskedFigures(read, last);
  if (hasForecast(last) ? found.every(({ value }) => value === 'forecast') : found.length === 0) {
    const changed = changeTerms(read, named, last);
    if (changed !== undefined) return changed;
  }
  if (!isOfCompany(read, found, last)) return undefined;
  // A name with several meanings, or none, is asked back about.
  if (request.plan.candidates !== undefined) return request;
  const [symbol = request.symbol, ...others] = named;
  return {
    ...request,
    ...(symbol === undefined ? {} : { symbol }),
    mode: 'fundamental',
    plan: toPlan(read, found, others.slice(0, maxOthers)),
  };
}
