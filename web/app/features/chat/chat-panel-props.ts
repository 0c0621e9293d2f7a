import type { AnswerFeedback, Interval } from '@vela/contracts';
import type { ReactNode, RefObject } from 'react';
import type { ChartedAnalysis, Prompt } from './answer.ts';
import type { ComposerAction, ComposerSuggestion } from './composer-suggestions.ts';
import type { ConversationState } from './conversation-store.ts';
import type { FactFocus } from './fact-focus.ts';

/** What the conversation shows, and its callbacks to the screen. */
export type ChatPanelProps = {
  state: ConversationState;
  /** The chart that is shown in three lines; renders nothing where an answer is about it. */
  reading: ReactNode;
  draft: string;
  onDraft: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  starters: readonly Prompt[];
  /** What to ask next, where it is not what the last answer suggests. */
  followUps?: readonly Prompt[];
  /** What "/" and "@" suggest for the draft; none for guests. */
  suggestions?: readonly ComposerSuggestion[];
  onAction?: (action: ComposerAction) => void;
  /** Stands above the message field: what must be decided before a question. */
  consent?: ReactNode;
  /** Context sent with a message, as text; undefined while a control is invalid. */
  context: string | undefined;
  /** Analysis on the chart. */
  shown: ChartedAnalysis | undefined;
  /** Id of the analysis whose page is in the place of the chart. */
  pageId: string | undefined;
  focus: FactFocus | undefined;
  onFocus: (focus: FactFocus) => void;
  /** Sends a question; returns whether it could be sent. */
  onAsk: (prompt: Prompt) => boolean;
  onSymbol: (symbol: string, interval?: Interval) => void;
  /** Opens the search of instruments, and calls back with the one that is chosen. */
  onSearch: (choose: (symbol: string) => void) => void;
  onTechnical: (symbol: string | undefined) => void;
  onRetry: (questionId: string) => void;
  /** Asks a question again, edited or as it was; what followed it stays as a branch. None for guests. */
  onEdit?: (questionId: string, text: string) => boolean;
  /** Shows another version of a question. */
  onVersion?: (questionId: string) => Promise<void>;
  /** Rates the answer to a question; missing for guests. */
  onRate?: (questionId: string, feedback: AnswerFeedback | undefined) => Promise<void>;
  onStop: () => void;
  /** Loads the messages before those that are shown. */
  onOlder: () => void;
  onShow: (analysisId: string) => void;
  onReload: () => void;
  onNew: () => void;
};
