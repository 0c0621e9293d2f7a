import type { Interval } from '@vela/contracts';
import type { ApiError } from '../../lib/api-error.ts';
import type { Answer, ChartedAnalysis } from './answer.ts';
import type { ChipActions } from './chip-actions.ts';
import type { FactLinks } from './fact-links.ts';
import type { RateAnswer } from './rating/answer-rating.tsx';

/** One answer and its actions. */
export type AnswerViewProps = {
  answer: Answer;
  links: FactLinks;
  /** Its analysis is the one on the chart. */
  onChart: boolean;
  /** The analysis on the chart, when this is the last answer and not about it. */
  otherChart: ChartedAnalysis | undefined;
  /** Why the answer broke off, if known. */
  problem: ApiError | undefined;
  onShow: () => void;
  /** Repeats the question with another symbol. */
  onSymbol: (symbol: string, interval: Interval | undefined) => void;
  onTechnical: (symbol: string | undefined) => void;
  onRetry: () => void;
  /** Asks the question of a stopped answer again; missing for guests. */
  onAskAgain?: (() => void) | undefined;
  chips: ChipActions;
  /** Id of its conversation, which can be shared. */
  conversationId: string | undefined;
  /** The question it answers, where it is loaded. */
  question: string | undefined;
  /** Missing for guests, who rate nothing. */
  onRate: RateAnswer | undefined;
};
