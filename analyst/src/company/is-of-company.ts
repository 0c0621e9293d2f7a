import type { AnalysisRequest, CompanyFigure, Task } from '@vela/contracts';
import type { ReadQuestion } from '../question/read-question.ts';
import { isFiller } from '../question/known-words.ts';
import { isCommon } from '../question/vocabulary.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyMeant, isCompanyNamed, isOfOtherMarket, isStockNamed } from './choose-company.ts';
import {
  hasCompanyPhrase,
  isCompanyFigureNamed,
  isItselfNamed,
  isModelNamed,
} from './find-figures.ts';
import { findTaskBeside } from './find-task-beside.ts';
import { findNumberedPillars } from './find-pillars.ts';
import { findUnnamed } from './find-unnamed.ts';
import { findUnfiled } from './find-unfiled.ts';
import { isValuationSupposed } from './read-terms.ts';
import { findKnownOn } from './read-known-on.ts';

/** Tasks whose words stand in questions about a valuation too. */
const sharedTasks: ReadonlySet<Task> = new Set(['forecast', 'options', 'fundamentals']);

/** "Apple as of 2019": what was known on a day, and no word of a chart. */
function isKnownOnAlone(spoken: string): boolean {
  const day = findKnownOn(spoken);
  if (day === undefined) return false;
  const rest = `${spoken.slice(0, day.start)} ${spoken.slice(day.end)}`;
  return (rest.match(/[a-z]{2,}/g) ?? []).every((word) => isFiller(word) || isCommon(word));
}

/** Whether words name a company, or a figure that no chart has. */
function isNamedSo(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): boolean {
  const { spoken } = read.reading;
  const isItself = isStockNamed(read) && isItselfNamed(spoken);
  const isPhrased = isCompanyMeant(read, last) && hasCompanyPhrase(spoken);
  const isPast = isStockNamed(read) && isKnownOnAlone(spoken);
  // A beta alone is told by the chart.
  const isUnfiled =
    isCompanyMeant(read, last) && findUnfiled(spoken).some(({ value }) => value !== 'beta');
  // What Vela has no figure of is named as such, and no chart is told in its place.
  const isUnnamed = isCompanyNamed(read) && findUnnamed(spoken, found).length > 0;
  const isNamed =
    isCompanyFigureNamed(found) || isItself || isPhrased || isPast || isUnfiled || isUnnamed;
  return read.request.plan.intent === 'company' || isNamed;
}

/** "If it grows by 3 %": on these terms a share is worth something, and no chart is asked about. */
function isSupposedOfShare(read: ReadQuestion, found: readonly Found<CompanyFigure>[]): boolean {
  const isValue = found.every(({ value }) => value === 'share-value' || value === 'market-value');
  return isValue && isStockNamed(read) && isValuationSupposed(read.reading.spoken);
}

/** "Is gold cheap", "is it expensive for its yearly range": said of a price, and told by its chart. */
function isOfPrice(read: ReadQuestion, found: readonly Found<CompanyFigure>[]): boolean {
  if (found.length === 0) return false;
  const isValue = found.every(({ value }) => value === 'share-value');
  const isOfRange = isValue && read.measured.measures.some(({ id }) => id === 'range-position');
  return isOfRange || (read.request.plan.intent !== 'company' && isOfOtherMarket(read));
}

/** Figures whose names are those of nothing else: "why is pillar 7 red" asks for no news. */
const unmistakable: ReadonlySet<CompanyFigure> = new Set([
  'pillars',
  'return-on-capital',
  'liabilities-to-cash-flow',
  'piotroski',
  'altman',
  'beneish',
  'du-pont',
  'funds-from-operations',
]);
function isUnmistakable(read: ReadQuestion, found: readonly Found<CompanyFigure>[]): boolean {
  const isNumbered = findNumberedPillars(read.reading.spoken).length > 0;
  return isCompanyNamed(read) && (isNumbered || found.some(({ value }) => unmistakable.has(value)));
}

/** Whether a valuation is named, and no task beside it that only a chart has. */
function isValueMeant(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  task: Task | undefined,
): boolean {
  const isModel = isModelNamed(read.reading.spoken) || isSupposedOfShare(read, found);
  return isModel && (task === undefined || sharedTasks.has(task));
}

/** Whether a question is about a company: by name, by its task, by its mode, or as before. */
export function isOfCompany(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): boolean {
  if (isOfPrice(read, found)) return false;
  const task = findTaskBeside(read, found);
  if (found.some(({ value }) => value === 'forecast')) return true;
  if (isValueMeant(read, found, task)) return true;
  if (task !== undefined && !isUnmistakable(read, found)) return task === 'fundamentals';
  if (isNamedSo(read, found, last)) return true;
  const isAfter = last?.plan.intent === 'company' && found.length > 0;
  return isAfter && read.measured.measures.length === 0;
}
