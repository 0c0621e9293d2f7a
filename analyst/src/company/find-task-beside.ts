import type { CompanyFigure, Task } from '@vela/contracts';
import { findMeantTask } from '../question/find-act.ts';
import { isOfOneself } from '../question/is-of-oneself.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyNamed, isOfAnyPrice } from './choose-company.ts';
import { isModelNamed } from './find-figures.ts';
import { findUnfiled } from './find-unfiled.ts';
import { isFigureTask } from './without-figures.ts';

/** Tasks of many instruments or of own money, whose words stand beside figures of one company. */
const ofManyOrOwn: ReadonlySet<Task> = new Set([
  'screening',
  'order-flow',
  'portfolio',
  'sentiment',
]);

/** Tasks whose words only say when, or on which condition, a figure of accounts is looked at. */
const ofCondition: ReadonlySet<Task> = new Set(['back-test', 'forecast']);
/** Figures whose words are said of what shares bring too. */
const ofShares: ReadonlySet<CompanyFigure> = new Set([
  'overview',
  'revenue',
  'dividends',
  'quality',
]);

/** Whether a figure is named that only accounts have, or a valuation by its model. */
const isOfAccounts = (text: string, found: readonly Found<CompanyFigure>[]): boolean =>
  isModelNamed(text) || found.some(({ value }) => !isOfAnyPrice(value) && !ofShares.has(value));

/** The task that is meant, where its words are not those of a figure: "owe a lot" is no lot. */
export function findTaskBeside(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
): Task | undefined {
  const task = findMeantTask(read);
  // "Is it growing or shrinking" asks for no order flow where a company's growth was read.
  const isAside = task !== undefined && ofManyOrOwn.has(task) && isCompanyNamed(read);
  if (isAside && found.length > 0 && !isOfOneself(read.reading.spoken)) return 'fundamentals';
  // "If I buy it, in how many years do its profits pay it" tests no rule on past prices.
  const isConditional = task !== undefined && ofCondition.has(task) && isCompanyNamed(read);
  if (isConditional && isOfAccounts(read.reading.spoken, found)) return 'fundamentals';
  const named = [...found, ...findUnfiled(read.reading.spoken)];
  return task !== undefined && isFigureTask(read.reading.spoken, named) ? 'fundamentals' : task;
}
