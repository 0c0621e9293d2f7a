import type { AnalysisMode } from './analysis.ts';
import type { AnswerSection, KeyFact, LevelRow } from './answer-parts.ts';
import type { AnalysisRequest } from './analysis-request-schema.ts';
import type { NumberSpan, StreamedAnalysis } from './analysis-schema.ts';
import type { RequestChange } from './change-request.ts';
import type { Fact } from './fact-schema.ts';
import type { Concept, Intent } from './intents.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';
import type { ListTable } from './list-answer.ts';
import type { AnswerUsage } from './model-answer.ts';

export type { Concept, Intent, MissingTask, Task } from './intents.ts';

/** How a question was understood, first part of every answer; absent fields were not given. */
export type Understanding = {
  intent: Intent;
  mode: AnalysisMode;
  symbol?: string;
  interval?: Interval;
  language: Language;
  concept?: Concept;
  /** Id of the indicator the question is about, as in the indicator registry. */
  indicator?: string;
  /** Canonical symbol of the second instrument of a comparison. */
  other?: string;
  horizon?: number;
  scenario?: 'optimistic' | 'realistic' | 'pessimistic';
  /** False when the symbol was recognized but is not covered by the product. */
  covered?: boolean;
  /** UTC milliseconds of "what changed since ...". */
  since?: number;
  /** Nearest symbols (unknown-symbol) or candidates (ambiguous-symbol). */
  suggestions?: { symbol: string; name: string }[];
  /** What was read, one chip each, in the answer's language. */
  chips?: UnderstandingChip[];
  /** What was read, as a request: a pressed chip sends it again with one part changed. */
  request?: AnalysisRequest;
};

/** One part of a question as read. */
export type UnderstandingChip = {
  kind: 'symbol' | 'interval' | 'measure' | 'period' | 'filter' | 'unread';
  text: string;
  /** What it can be changed to: a few parts, or any instrument; absent where it cannot be. */
  changes?: ChipChange[] | 'instrument';
};

/** Another part in the place of the one that was read. */
export type ChipChange = {
  text: string;
  change: RequestChange;
  /** The part is left out, and nothing comes in its place. */
  removes?: true;
};

/** A checked sentence; `index` counts from 0, `offset` is its start in the whole text. */
export type Evidence = {
  index: number;
  offset: number;
  text: string;
  factIds: string[];
  spans: NumberSpan[];
  section?: AnswerSection;
};

/** Facts of sentences but of no analysis (session times); sent before those sentences. */
export type AnswerFacts = { facts: Fact[] };

/** The facts to be seen at a glance; sent after the headline. */
export type KeyFacts = { facts: KeyFact[] };

/** The levels next to price; sent after the sentences about levels. */
export type LevelTable = { rows: LevelRow[] };

/** A question that can be asked with a press: its words, and the request that is sent for it. */
export type SuggestedQuestion = { text: string; request: AnalysisRequest };

/** Suggested follow-up questions, in the answer's language. */
export type Suggestions = { prompts: SuggestedQuestion[] };

/**
 * A problem reported inside the answer, such as a failed source; `code` is an error code, or a
 * `ModelNoticeCode` where a language model failed and the narrator answered.
 */
export type AnswerNotice = { code: string; message: string };

/** Parts of the answer stream, sent as `data-<name>` of the AI SDK's UI message stream. */
export type AnswerDataParts = {
  understanding: Understanding;
  analysis: StreamedAnalysis;
  facts: AnswerFacts;
  evidence: Evidence;
  keyFacts: KeyFacts;
  levels: LevelTable;
  list: ListTable;
  suggestions: Suggestions;
  notice: AnswerNotice;
  usage: AnswerUsage;
};

/** Metadata of an assistant message. `author` is the name of its narrator. */
export type AnswerMetadata = {
  /** Id of the user message this answers; stored when the first part of the stream is sent. */
  inReplyTo?: string;
  author?: string;
  createdAt?: number;
  outcome?: 'completed' | 'stopped' | 'failed';
  /** The person's own, where there is one. */
  rating?: 'up' | 'down';
};
