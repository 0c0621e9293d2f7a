/** A language model and where it is asked. */
export type ModelSettings = {
  readonly api: 'openai-compatible' | 'anthropic';
  /** Address up to the version: `https://host/v1`. */
  readonly baseUrl: string;
  /** Some servers on one's own machine need none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Name of the provider as it is shown. */
  readonly provider: string;
  /** US dollars for a million tokens; absent: no cost is shown. */
  readonly prices?: { readonly input: number; readonly output: number };
};

/** What one answer may take of a model. */
export type ModelBudget = {
  readonly maxOutputTokens: number;
  /** Calls of the model while it writes: the first, and those after it asked for facts. */
  readonly maxSteps: number;
  /** Letters that are read of its text. */
  readonly maxLetters: number;
  /** Time for the whole answer, for the first token and between two of them. */
  readonly totalMs: number;
  readonly firstTokenMs: number;
  readonly nextTokenMs: number;
  /** Longest wait before a refused request is sent once more. */
  readonly maxRetryMs: number;
};

export const defaultBudget: ModelBudget = {
  maxOutputTokens: 1_500,
  maxSteps: 4,
  maxLetters: 12_000,
  totalMs: 60_000,
  firstTokenMs: 20_000,
  nextTokenMs: 10_000,
  maxRetryMs: 2_000,
};
