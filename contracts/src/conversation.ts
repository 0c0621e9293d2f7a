import type { AnalysisMode } from './analysis.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';
import type { AnswerMetadata } from './stream.ts';

export type Conversation = {
  id: string;
  title: string;
  createdAt: number;
  updatedAt: number;
  symbol?: string;
  interval?: Interval;
};
export type ConversationList = { items: Conversation[]; nextCursor: string | null };

/** A stored message; `parts` are the AI SDK's UI message parts (text and data parts). */
export type StoredMessage = {
  id: string;
  role: 'user' | 'assistant';
  parts: { type: string; [key: string]: unknown }[];
  metadata?: AnswerMetadata;
  createdAt: number;
};

/** A conversation with its messages. While an answer is running it is left out of `messages`: resume it from the stream. */
export type ConversationDetail = Conversation & { messages: StoredMessage[]; running: boolean };

export type SendMessageRequest = {
  /** The client's UUID; a repeat makes no second message. */
  id: string;
  message: string;
  symbol?: string;
  interval?: Interval;
  limit?: number;
  mode?: AnalysisMode;
  language?: Language;
  /** The message is about this structure of the chart. */
  about?: { findingId: string };
};

export type AnalysisRequest = {
  symbol: string;
  interval: Interval;
  limit?: number;
  mode?: AnalysisMode;
  language?: Language;
};

/** A conversation without a title is named after its first question. */
export type CreateConversationRequest = { title?: string };
export type RenameConversationRequest = { title: string };
