import type { Interval } from '@vela/contracts';
import type { Answer } from './answer.ts';
import type { FactLinks } from './linked-text.tsx';

/** One answer and what can be done from it. */
export type AnswerViewProps = {
  answer: Answer;
  links: FactLinks;
  /** Its analysis is the one on the chart. */
  onChart: boolean;
  onShow: () => void;
  /** Asks for the same with another symbol. */
  onSymbol: (symbol: string, interval: Interval | undefined) => void;
  onTechnical: (symbol: string | undefined) => void;
  onRetry: () => void;
};
