import type { SendMessageRequest } from '@vela/contracts';
import type { ApiError } from '../../lib/api-error.ts';
import type { Answer } from './answer.ts';

/** A user's question: sending, stored by the server, or not delivered (with the problem). */
export type QuestionMessage = {
  kind: 'question';
  id: string;
  text: string;
  delivery: 'sending' | 'stored' | 'failed' | 'stopped';
  problem?: ApiError;
  /** Ids of the questions that stand in the place of each other, where there are several. */
  versions?: readonly string[];
  /** The request as sent, for a retry under the same id. */
  request?: SendMessageRequest;
};
/** An answer; `problem` is why it broke off, if known. */
export type AnswerMessage = { kind: 'answer'; id: string; answer: Answer; problem?: ApiError };
export type ChatMessage = QuestionMessage | AnswerMessage;
