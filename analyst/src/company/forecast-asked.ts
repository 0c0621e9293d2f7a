import type { QuestionPlan } from '@vela/contracts';

/** How a forecast is asked for: what, how far, which of the scenarios, and what of it first. */
export type ForecastAsked = Pick<
  QuestionPlan,
  'figures' | 'horizon' | 'scenario' | 'form' | 'isReversed'
>;
