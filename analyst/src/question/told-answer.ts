import type { MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { ReadQuestion } from './read-question.ts';

/** What a question changes of the last plan; nothing where its answer tells it already. */
export type More = Pick<QuestionPlan, 'measures' | 'others' | 'form' | 'period' | 'before'>;
/** The last answer, and the question about it. */
export type Told = {
  readonly asked: MeasureRequest | undefined;
  readonly plan: QuestionPlan;
  readonly read: ReadQuestion;
};

/** The request for one measure, with what it takes from another. */
export const askFor = (id: string, asked?: Omit<MeasureRequest, 'id'>): More => ({
  measures: [{ ...asked, id }],
});
