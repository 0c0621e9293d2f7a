/** What happened to a language model while it wrote an answer; the narrator answered instead. */
export const modelFaults = [
  /** No key is configured for its provider. */
  'no-key',
  /** 429. */
  'busy',
  /** 401 or 403. */
  'key-refused',
  /** 5xx, no connection, a redirect, or nothing that can be read. */
  'unavailable',
  /** Nothing arrived in time. */
  'silent',
  /** The stream ended before the text did. */
  'cut-off',
  'tool-arguments',
  'tool-loop',
  'empty',
  'foreign-language',
  /** The guard refused every sentence. */
  'refused',
  /** More tokens, seconds or letters than one answer may take. */
  'over-budget',
] as const;
export type ModelFault = (typeof modelFaults)[number];

/** Notices of an answer that a model wrote: what became of it, in the place of an error code. */
export type ModelNotice = ModelFault | 'some-refused' | 'read-differently';

/** The code of such a notice on the wire; it is no error of Vela's. */
export type ModelNoticeCode = `model-${ModelNotice}`;

/** What an answer took of a language model, shown in its details. Money in US dollars. */
export type AnswerUsage = {
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Calls of the model, those that read the question included. */
  steps: number;
  seconds: number;
  /** Absent where the operator gave no prices. */
  cost?: number;
  /** Sentences that are shown, and those that the guard refused. */
  written: number;
  refused: number;
};
