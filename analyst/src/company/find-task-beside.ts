import type { CompanyFigure, Task } from '@vela/contracts';
import { findMeantTask } from '../question/find-act.ts';
import { isOfOneself } from '../question/is-of-oneself.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyNamed } from './choose-company.ts';
import { findUnfiled } from './find-unfiled.ts';
import { isFigureTask } from './without-figures.ts';

/** Tasks of many instruments or of own money, whose words stand beside figures of one company. */
const ofManyOrOwn: ReadonlySet<Task> = new Set([
  'screening',
  'order-flow',
  'portfolio',
  'sentiment',
]);

/** The task that is meant, where its words are not those of a figure: "owe a lot" is no lot. */
export function findTaskBeside(
  read: ReadQuestion,
  found: readonly Found<CompanyFigure>[],
): Task | undefined {
  const task = findMeantTask(read);
  // "Is it growing or shrinking" asks for no order flow where a company's growth was read.
  const isAside = task !== undefined && ofManyOrOwn.has(task) && isCompanyNamed(read);
  if (isAside && found.length > 0 && !isOfOneself(read.reading.spoken)) return 'fundamentals';
  const named = [...found, ...findUnfiled(read.reading.spoken)];
  return task !== undefined && isFigureTask(read.reading.spoken, named) ? 'fundamentals' : task;
}
