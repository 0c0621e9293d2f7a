import type {
  Analysis,
  AnalysisMode,
  AnswerFacts,
  AnswerNotice,
  Evidence,
  Interval,
  Language,
  Suggestions,
  Understanding,
} from '@vela/contracts';

/** What the conversation already knows when a question arrives. */
export type ConversationContext = {
  readonly symbol?: string;
  readonly interval?: Interval;
  readonly limit?: number;
  readonly mode?: AnalysisMode;
  /** How the question before was understood: "and ETH?" asks the same of another instrument. */
  readonly lastUnderstanding?: Pick<Understanding, 'intent' | 'concept' | 'indicator'>;
  /** The latest analysis of the conversation: what "it", "there" and "what changed" refer to. */
  readonly lastAnalysis?: Omit<Analysis, 'explanation'>;
};

export type Question = {
  readonly message: string;
  readonly language: Language;
  /** Chosen in the controls beside the message; what the message itself names wins over it. */
  readonly chosen: {
    readonly symbol?: string;
    readonly interval?: Interval;
    readonly limit?: number;
    readonly mode?: AnalysisMode;
  };
  /** The structure on the chart that the question is about: its words are then only how it was asked. */
  readonly about?: { readonly findingId: string };
  readonly context: ConversationContext;
  /** The caller's clock, UTC milliseconds. */
  readonly now: number;
};

/** One guarded piece of an answer, in the order in which it is shown. `understanding` always comes first. */
export type AnswerPart =
  | { readonly type: 'understanding'; readonly data: Understanding }
  | { readonly type: 'analysis'; readonly data: Omit<Analysis, 'explanation'> }
  | { readonly type: 'facts'; readonly data: AnswerFacts }
  | { readonly type: 'sentence'; readonly data: Evidence }
  | { readonly type: 'suggestions'; readonly data: Suggestions }
  | { readonly type: 'notice'; readonly data: AnswerNotice };
