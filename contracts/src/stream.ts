import type { Analysis, AnalysisMode, NumberSpan } from './analysis.ts';
import type { Fact } from './fact.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';

export const intents = [
  'analyze',
  'levels',
  'gaps',
  'blocks',
  'last-sweep',
  'killzone',
  'timeframes',
  'bias',
  'volatility',
  'indicator',
  'findings',
  'base-rate',
  'compare',
  'changed-since',
  'concept',
  'advice',
  'data',
  'help',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
  'unknown',
] as const;
export type Intent = (typeof intents)[number];

export const concepts = [
  'order-block',
  'breaker-block',
  'fair-value-gap',
  'structure-shift',
  'break-of-structure',
  'change-of-character',
  'displacement',
  'swing',
  'equal-highs-lows',
  'liquidity-pool',
  'liquidity-sweep',
  'premium-discount',
  'optimal-trade-entry',
  'fibonacci',
  'support-resistance',
  'previous-levels',
  'killzone',
  'timeframes',
  'base-rate',
  'candlestick-pattern',
  'divergence',
  'volume-profile',
  'regime',
  'atr',
  'rsi',
  'ema',
] as const;
export type Concept = (typeof concepts)[number];

/** How a question was understood: the first data part of every answer. Absent fields were not said and not in the context. */
export type Understanding = {
  intent: Intent;
  mode: AnalysisMode;
  symbol?: string;
  interval?: Interval;
  language: Language;
  concept?: Concept;
  /** Id of an indicator, as in the registry of indicators, where the question is about one. */
  indicator?: string;
  /** Canonical symbol of the second instrument of a comparison. */
  other?: string;
  horizon?: number;
  scenario?: 'optimistic' | 'realistic' | 'pessimistic';
  /** false when the symbol was recognised but is outside the product's scope. */
  covered?: boolean;
  /** UTC milliseconds of "what changed since ...". */
  since?: number;
  /** Nearest or candidate symbols when the intent is unknown-symbol or ambiguous-symbol. */
  suggestions?: { symbol: string; name: string }[];
};

/** One guarded sentence of the answer, with its linked numbers. `index` counts sentences from 0; `offset` is where it starts in the whole text. */
export type Evidence = {
  index: number;
  offset: number;
  text: string;
  factIds: string[];
  spans: NumberSpan[];
};

/** Facts that sentences speak of and no analysis of the answer holds: the hours of a clock belong to no chart. Sent before those sentences. */
export type AnswerFacts = { facts: Fact[] };

/** What to ask next; prompts are complete questions in the answer's language. */
export type Suggestions = { prompts: string[] };

/** A trouble that belongs in the answer, such as a source that failed; `code` is an error code. */
export type AnswerNotice = { code: string; message: string };

/** Data parts of the answer's stream, by name: each travels as `data-<name>`. The stream itself is the AI SDK's UI message stream. */
export type AnswerDataParts = {
  understanding: Understanding;
  analysis: Omit<Analysis, 'explanation'>;
  facts: AnswerFacts;
  evidence: Evidence;
  suggestions: Suggestions;
  notice: AnswerNotice;
};

/** Metadata of an assistant message. `author` is `narrator` or the model's name. */
export type AnswerMetadata = {
  /** Id of the user's message this answers: stored when the stream's first part is sent. */
  inReplyTo?: string;
  author?: string;
  createdAt?: number;
  outcome?: 'completed' | 'stopped' | 'failed';
};
