import type { Interval } from '@vela/contracts';
import type { RefObject } from 'react';
import type { ShownAnalysis } from './answer.ts';
import type { ConversationState } from './conversation-store.ts';
import type { FactFocus } from './fact-focus.ts';

/** What the conversation shows and what it asks of the screen it is part of. */
export type ChatPanelProps = {
  state: ConversationState;
  draft: string;
  onDraft: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  symbol: string;
  interval: Interval;
  /** What is sent along with a message, as text; undefined while a choice beside it is not valid. */
  context: string | undefined;
  /** Analysis on the chart. */
  shown: ShownAnalysis | undefined;
  focus: FactFocus | undefined;
  onFocus: (focus: FactFocus) => void;
  /** Asks, and tells whether the question could be sent. */
  onAsk: (message: string) => boolean;
  onSymbol: (symbol: string, interval?: Interval) => void;
  onTechnical: (symbol: string | undefined) => void;
  onRetry: (questionId: string) => void;
  onStop: () => void;
  onShow: (analysisId: string) => void;
  onReload: () => void;
  onNew: () => void;
};
