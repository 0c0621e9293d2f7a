import type {
  AnswerMetadata,
  AnswerNotice,
  AnswerUsage,
  Evidence,
  Fact,
  KeyFact,
  LevelRow,
  ListTable,
  StoredMessage,
  StreamedAnalysis,
  StreamedTechnicalAnalysis,
  SuggestedQuestion,
  Understanding,
} from '@vela/contracts';
import { type AnswerChunk, toAnswerChunk } from './answer-chunk.ts';

/** An analysis as sent with an answer. */
export type ShownAnalysis = StreamedAnalysis;
/** One that has a chart. */
export type ChartedAnalysis = StreamedTechnicalAnalysis;
/** One that has a page instead: of a company, or of a property. */
export type UnchartedAnalysis = Exclude<ShownAnalysis, ChartedAnalysis>;

/** A question that can be asked with a press; without a request its words are read. */
export type Prompt = Pick<SuggestedQuestion, 'text'> & Partial<Pick<SuggestedQuestion, 'request'>>;

/** Answers stored before requests existed hold the words alone. */
function toPrompt(prompt: SuggestedQuestion | string): Prompt {
  return typeof prompt === 'string' ? { text: prompt } : prompt;
}

/** An answer received so far; `sentences` are guarded, `text` also has words before evidence. */
export type Answer = {
  readonly id: string;
  readonly inReplyTo: string | undefined;
  readonly author: string | undefined;
  readonly createdAt: number | undefined;
  /** The person's own, as it was when the answer was loaded. */
  readonly rating?: AnswerMetadata['rating'] | undefined;
  readonly understanding: Understanding | undefined;
  readonly analysis: ShownAnalysis | undefined;
  /** Facts of its sentences that belong to no chart. */
  readonly facts: readonly Fact[];
  readonly text: string;
  readonly sentences: readonly Evidence[];
  /** Facts to be seen at a glance, and levels next to price, of an answer in sections. */
  readonly keyFacts: readonly KeyFact[];
  readonly levels: readonly LevelRow[];
  /** The instruments of the person's lists that a question looked through. */
  readonly list: ListTable | undefined;
  readonly suggestions: readonly Prompt[];
  readonly notices: readonly AnswerNotice[];
  /** What it took of a language model; undefined: the narrator alone answered. */
  readonly usage: AnswerUsage | undefined;
  readonly outcome: 'running' | 'completed' | 'stopped' | 'failed';
};

export function createEmptyAnswer(id: string): Answer {
  return {
    id,
    inReplyTo: undefined,
    author: undefined,
    createdAt: undefined,
    understanding: undefined,
    analysis: undefined,
    facts: [],
    text: '',
    sentences: [],
    keyFacts: [],
    levels: [],
    list: undefined,
    suggestions: [],
    notices: [],
    usage: undefined,
    outcome: 'running',
  };
}

function startAnswer(answer: Answer, messageId: string, metadata: AnswerMetadata): Answer {
  return {
    ...answer,
    id: messageId === '' ? answer.id : messageId,
    inReplyTo: metadata.inReplyTo ?? answer.inReplyTo,
    author: metadata.author ?? answer.author,
    createdAt: metadata.createdAt ?? answer.createdAt,
  };
}

function markFailed(answer: Answer, message: string): Answer {
  const notices =
    message === '' ? answer.notices : [...answer.notices, { code: 'INTERNAL', message }];
  return { ...answer, outcome: 'failed', notices };
}

/** Parts that come whole: the latest one counts. Undefined for a part that adds to the answer. */
function readWholePart(chunk: AnswerChunk): Partial<Answer> | undefined {
  if (chunk.kind === 'understanding') return { understanding: chunk.data };
  if (chunk.kind === 'analysis') return { analysis: chunk.data };
  if (chunk.kind === 'facts') return { facts: chunk.data.facts };
  if (chunk.kind === 'keyFacts') return { keyFacts: chunk.data.facts };
  if (chunk.kind === 'list') return { list: chunk.data };
  if (chunk.kind === 'usage') return { usage: chunk.data };
  return chunk.kind === 'levels' ? { levels: chunk.data.rows } : undefined;
}

/** Returns the answer with one more part added; never mutates. */
export function appendChunk(answer: Answer, chunk: AnswerChunk): Answer {
  const whole = readWholePart(chunk);
  if (whole !== undefined) return { ...answer, ...whole };
  if (chunk.kind === 'start') return startAnswer(answer, chunk.messageId, chunk.metadata);
  if (chunk.kind === 'text') return { ...answer, text: answer.text + chunk.text };
  if (chunk.kind === 'evidence') return { ...answer, sentences: [...answer.sentences, chunk.data] };
  if (chunk.kind === 'suggestions')
    return { ...answer, suggestions: chunk.data.prompts.map(toPrompt) };
  if (chunk.kind === 'notice') return { ...answer, notices: [...answer.notices, chunk.data] };
  if (chunk.kind === 'finish') return { ...answer, outcome: chunk.metadata.outcome ?? 'completed' };
  return chunk.kind === 'error' ? markFailed(answer, chunk.message) : answer;
}

/** Builds a stored answer, never 'running': a running one is followed through its stream. */
export function toAnswer(message: StoredMessage): Answer {
  const parts = message.parts.flatMap((part) => toAnswerChunk(part) ?? []);
  const answer = parts.reduce(appendChunk, createEmptyAnswer(message.id));
  return {
    ...answer,
    inReplyTo: message.metadata?.inReplyTo ?? answer.inReplyTo,
    author: message.metadata?.author ?? answer.author,
    createdAt: message.metadata?.createdAt ?? message.createdAt,
    rating: message.metadata?.rating,
    outcome: message.metadata?.outcome ?? (answer.outcome === 'failed' ? 'failed' : 'completed'),
  };
}

/** Text of a stored user message. */
export function getQuestionText(message: StoredMessage): string {
  return message.parts.reduce(
    (text, part) =>
      part.type === 'text' && typeof part['text'] === 'string' ? text + part['text'] : text,
    '',
  );
}
