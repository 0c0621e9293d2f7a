import type { MeasureRequest, QuestionPlan, Task } from '@vela/contracts';

type Concern = NonNullable<QuestionPlan['concern']>;

const below: MeasureRequest = { id: 'drawdown', aspect: 'now' };
const deepest: MeasureRequest = { id: 'drawdown' };
const place: MeasureRequest = { id: 'range-position' };
const ofLastYear = [place, below];
/** An overview that is asked for in simple words. */
const inPlainWords: readonly MeasureRequest[] = [{ id: 'change' }, below];

/** What bears on a decision that Vela does not take. */
const byConcern: Readonly<Record<Concern, readonly MeasureRequest[]>> = {
  savings: [{ id: 'year-returns' }, deepest],
  fall: [below],
  'long-term': [{ id: 'year-returns' }, deepest],
  entry: [{ id: 'last-price' }],
};

/** The nearest that candles tell of what they do not hold. */
const byTask: Readonly<Partial<Record<Task, readonly MeasureRequest[]>>> = {
  'back-test': [{ id: 'annual-return' }, below],
  portfolio: [{ id: 'realised-volatility' }, below],
  forecast: [place],
  trade: [{ id: 'last-price' }],
  options: [{ id: 'realised-volatility' }],
  'order-flow': [{ id: 'volume-now' }],
  sentiment: [place],
  export: [{ id: 'last-price' }],
  drawing: [{ id: 'last-price' }],
  dividends: [{ id: 'last-price' }],
  'other-language': [{ id: 'last-price' }, { id: 'change' }],
};

/** Sentences told of a fall that stands alone beside a refusal; of all else one each. */
export const wholeAside = 3;

/** The measures told beside a refusal of advice or a task, or as an overview in simple words. */
export function listAsideMeasures(plan: QuestionPlan): readonly MeasureRequest[] {
  const { intent, concern, task, form } = plan;
  if (intent === 'analyze' && form === 'simpler') return inPlainWords;
  if (intent === 'advice') return concern === undefined ? ofLastYear : byConcern[concern];
  return intent === 'task' && task !== undefined ? (byTask[task] ?? []) : [];
}

/** The plan with those measures as its own, as they are gathered. */
export function withAsideMeasures(plan: QuestionPlan): QuestionPlan {
  const measures = listAsideMeasures(plan);
  return measures.length === 0 ? plan : { ...plan, measures: [...measures] };
}
