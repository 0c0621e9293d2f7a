import type { AnalysisRequest, CompanyFigure, Task } from '@vela/contracts';
import { findMeantTask } from '../question/find-act.ts';
import { findTask } from '../question/find-acts.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isStockNamed } from './choose-company.ts';
import { isCompanyNamed, isItselfNamed, isModelNamed } from './find-figures.ts';

/** Tasks whose words stand in questions about a valuation too. */
const sharedTasks: ReadonlySet<Task> = new Set(['forecast', 'options', 'fundamentals']);

/** The task that is meant, where its words are not those of a figure: "owe a lot" is no lot. */
function findTaskBeside(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
): Task | undefined {
  const place = findTask(read.reading.spoken);
  const isFigure = found.some(
    ({ start, end }) => place !== undefined && start <= place.start && place.end <= end,
  );
  const task = findMeantTask(read);
  return isFigure && task !== undefined ? 'fundamentals' : task;
}

/** Whether words name a company, or a figure that no chart has. */
function isNamedSo(read: ReadQuestion, found: readonly Found<CompanyFigure>[]): boolean {
  const isItself = isStockNamed(read) && isItselfNamed(read.reading.spoken);
  return read.request.plan.intent === 'company' || isCompanyNamed(found) || isItself;
}

/** Whether a question is about a company: by name, by its task, by its mode, or as before. */
export function isOfCompany(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
  last: AnalysisRequest | undefined,
): boolean {
  const task = findTaskBeside(read, found);
  if (found.some(({ value }) => value === 'forecast')) return true;
  const isModel = isModelNamed(read.reading.spoken);
  if (isModel && (task === undefined || sharedTasks.has(task))) return true;
  if (task !== undefined) return task === 'fundamentals';
  if (isNamedSo(read, found)) return true;
  const isAfter = last?.plan.intent === 'company' && found.length > 0;
  return isAfter && read.measured.measures.length === 0;
}
