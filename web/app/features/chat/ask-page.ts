import type { QuestionPlan } from '@vela/contracts';

/** A question of the page: its words, and what is asked about which company. */
export type AskPage = (text: string, symbol: string, plan: QuestionPlan) => void;
