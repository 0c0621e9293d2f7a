import { languages, type AnalysisRequest, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyMeant, isStockNamed } from './choose-company.ts';
import { dropParts } from './drop-parts.ts';
import { findAfter } from './find-after.ts';
import { findFigures, isItselfNamed, isModelNamed } from './find-figures.ts';
import { findBarePillar } from './find-pillars.ts';
import { withoutUnfiled } from './find-unfiled.ts';
import { implyAsked } from './imply-asked.ts';
import { implySingleFigure, implyWhole } from './imply-figure.ts';
import { dropVague, findGrown, joinRatio } from './join-amounts.ts';
import { isForecastFigure } from './forecast-facts.ts';
import { isAheadNamed, isScenario, isShareNamed, isSoon, readForecast } from './read-forecast.ts';

const words = languages.map((language) => analystLanguages[language].company);

/** Whether a request asks for a forecast. */
export const hasForecast = (request: AnalysisRequest | undefined): boolean =>
  request?.plan.figures?.includes('forecast') === true;

/** Whether a forecast of a company is meant, and none of a price. */
function isForecastMeant(read: ReadQuestion, found: readonly Found<CompanyFigure>[]): boolean {
  const { spoken } = read.reading;
  const { terms, unread } = readForecast(spoken);
  const isTold = Object.keys(terms).length > 0 || unread.length > 0 || found.length > 1;
  const isOfShare = isShareNamed(spoken) && found.length < 2;
  return isStockNamed(read) && !isOfShare && (isTold || !isSoon(spoken));
}

/** Whether a valuation is asked for. */
export const isValuation = (figures: readonly CompanyFigure[] | undefined): boolean =>
  figures?.includes('share-value') === true;

/** A scenario of a valuation is one of it, and no forecast beside it. */
function dropScenarios(
  text: string,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const isValued =
    isValuation(found.map(({ value }) => value)) ||
    (isValuation(last?.plan.figures) && !hasForecast(last) && last?.plan.intent === 'company');
  if (!isValued) return found;
  return found.filter(
    ({ value, start, end }) => value !== 'forecast' || !isScenario(text.slice(start, end)),
  );
}

/** What "cheap" is said by, where it is named too. */
const multiples: ReadonlySet<CompanyFigure> = new Set([
  'price-to-earnings',
  'price-to-cash-flow',
  'peers',
]);

/** "Is it expensive, what is its P/E" asks for the P/E. */
function dropCheap(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const isTold = found.some(({ value }) => multiples.has(value)) && !isModelNamed(text);
  return isTold ? found.filter(({ value }) => value !== 'share-value') : found;
}

/** "Only revenue" after a forecast is a forecast of it. */
function keepForecast(
  after: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const [first] = after;
  const isAhead = first !== undefined && hasForecast(last) && isForecastFigure(first.value);
  return isAhead ? [{ ...first, value: 'forecast' }, ...after] : after;
}

const listed = /[^,;:]+/g;
const mostListedWords = 2;

/** "Its profit, cash, debt": in a list each part of a word or two names a figure by itself. */
function addListed(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const parts = [...text.matchAll(listed)].filter(
    ([part]) => part.trim().split(' ').length <= mostListedWords,
  );
  if (found.length === 0 || parts.length < 2) return found;
  const added = parts.flatMap(({ index, 0: part }) => {
    const isRead = found.some(({ start, end }) => start < index + part.length && index < end);
    return isRead
      ? []
      : implySingleFigure(part).map((one) => ({
          ...one,
          start: one.start + index,
          end: one.end + index,
        }));
  });
  const isNew = ({ value }: Found<CompanyFigure>): boolean =>
    found.every((one) => one.value !== value);
  return [...found, ...added.filter((one) => isNew(one))].toSorted(
    (one, other) => one.start - other.start,
  );
}

const apposition = new RegExp(`(?<=[,;(] *| )(?:${words.map((one) => one.apposition).join('|')})`);

/** "Its cash profitability, that is the cash flow margin": what is said last is what is meant. */
function keepMeant(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const place = text.search(apposition);
  const meant = place === -1 ? [] : found.filter(({ start }) => start > place);
  return meant.length > 0 ? meant : found;
}

/** The figures that a question names, by itself or after the last one. */
function findTyped(
  read: ReadQuestion,
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const { spoken } = read.reading;
  const after = findAfter(spoken, last);
  if (after.length > 0) return keepForecast(after, last);
  const pillar =
    last?.plan.figures?.includes('pillars') === true ? findBarePillar(spoken) : undefined;
  const found = findFigures(spoken, isCompanyMeant(read, last));
  const isOther = found.some(({ value }) => value !== 'pillars');
  if (pillar !== undefined && !isOther) return [pillar];
  // "What kind of company is it, is it profitable" asks for the whole of it.
  const whole = isItselfNamed(spoken) ? found.filter(({ value }) => value === 'overview') : [];
  if (whole.length > 0) return whole;
  if (found.length === 0) return implyAsked(read, last);
  const isOfCompany = isCompanyMeant(read, last);
  const meant = keepMeant(spoken, isOfCompany ? addListed(spoken, found) : found);
  const told = dropParts(spoken, dropCheap(spoken, dropVague(spoken, meant)));
  return isOfCompany ? implyWhole(spoken, findGrown(spoken, joinRatio(spoken, told))) : told;
}

/** What stands beside a forecast: its figures, and what else is told of a company as a whole. */
const isOfForecast = (figure: CompanyFigure): boolean =>
  isForecastFigure(figure) || ['pillars', 'share-value', 'peers', 'quality'].includes(figure);

const rates = words.map(({ discountRate }) => discountRate);
const required = new RegExp(`(?<![a-z0-9])(?:${rates.join('|')})`);

/** "I want to earn 15 %" is the rate of a valuation, and asks for no profit. */
function dropRequired(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const rate = required.exec(text);
  if (rate === null || !isValuation(found.map(({ value }) => value))) return found;
  const end = rate.index + rate[0].length;
  return found.filter(
    (one) => one.value !== 'net-income' || one.end <= rate.index || one.start >= end,
  );
}

/** The figures of a question; figures of years to come are a forecast. */
export function findAskedFigures(
  asked: ReadQuestion,
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  const spoken = withoutUnfiled(asked.reading.spoken);
  const read = { ...asked, reading: { ...asked.reading, spoken } };
  const typed = findTyped(read, last);
  const named = dropRequired(spoken, dropScenarios(spoken, typed, last));
  const [first] = named;
  const isFuture = isAheadNamed(spoken) && named.some(({ value }) => isForecastFigure(value));
  const found =
    first !== undefined && isFuture && !named.some(({ value }) => value === 'forecast')
      ? [...named, { ...first, value: 'forecast' as const }]
      : named;
  const hasAhead = found.some(({ value }) => value === 'forecast');
  if (!hasAhead) return found;
  return isForecastMeant(read, found)
    ? found.filter(({ value }) => value === 'forecast' || isOfForecast(value))
    : found.filter(({ value }) => value !== 'forecast');
}
