import type { QuestionPlan } from '@vela/contracts';

/** How a forecast is asked for: what, how far, and which of the scenarios. */
export type ForecastAsked = Pick<QuestionPlan, 'figures' | 'horizon' | 'scenario'>;
