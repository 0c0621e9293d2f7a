import type {
  AnalysisMode,
  AnalysisRequest,
  AnswerFacts,
  AnswerNotice,
  AnswerUsage,
  Evidence,
  Interval,
  KeyFacts,
  Language,
  LevelTable,
  ListTable,
  ShownAnalysis,
  ShownTechnicalAnalysis,
  Spoken,
  Suggestions,
  Understanding,
} from '@vela/contracts';
import type { ToldPrice } from './question/focus/find-told-price.ts';

/** Conversation state before the question. */
export type ConversationContext = {
  readonly symbol?: string;
  readonly interval?: Interval;
  readonly limit?: number;
  readonly mode?: AnalysisMode;
  /** The previous question as understood; a follow-up such as "and ETH?" repeats its intent. */
  readonly lastUnderstanding?: Pick<Understanding, 'intent' | 'concept' | 'indicator' | 'request'>;
  /** The structures that the last answer about a chart told of: what "that gap" refers to. */
  readonly spoken?: Spoken;
  /** The one price that the last answer was about: what "how far is that" asks about. */
  readonly toldPrice?: ToldPrice;
  /** The latest analysis of the conversation: what "it", "there" and "what changed" refer to. */
  readonly lastAnalysis?: Pick<ShownTechnicalAnalysis, 'instrument' | 'interval' | 'candles'>;
};

/** A list of instruments that a person made. */
export type OwnList = { readonly name: string; readonly symbols: readonly string[] };

export type Question = {
  readonly message: string;
  readonly language: Language;
  /** Selected in the controls beside the message; values in the message take precedence. */
  readonly chosen: {
    readonly symbol?: string;
    /** The source that is chosen for the symbol. */
    readonly vendor?: string;
    readonly interval?: Interval;
    readonly limit?: number;
    readonly mode?: AnalysisMode;
  };
  /** Asked by a button, a suggestion or a link: it is answered, and the message is not read. */
  readonly request?: AnalysisRequest;
  readonly context: ConversationContext;
  /** The person's own lists, where the question may be about them; absent: without an account. */
  readonly lists?: readonly OwnList[];
  /** The caller's clock, UTC milliseconds. */
  readonly now: number;
  /** To compute an earlier answer again: timeframes whose own candles came too late for it. */
  readonly lateTimeframes?: readonly Interval[];
};

/** One guarded part of an answer, in display order. `understanding` is always first. */
export type AnswerPart =
  | { readonly type: 'understanding'; readonly data: Understanding }
  | { readonly type: 'analysis'; readonly data: ShownAnalysis }
  | { readonly type: 'facts'; readonly data: AnswerFacts }
  | { readonly type: 'sentence'; readonly data: Evidence }
  | { readonly type: 'keyFacts'; readonly data: KeyFacts }
  | { readonly type: 'levels'; readonly data: LevelTable }
  | { readonly type: 'list'; readonly data: ListTable }
  | { readonly type: 'suggestions'; readonly data: Suggestions }
  | { readonly type: 'notice'; readonly data: AnswerNotice }
  | { readonly type: 'usage'; readonly data: AnswerUsage };
