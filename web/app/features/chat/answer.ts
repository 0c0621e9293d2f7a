import type {
  AnswerDataParts,
  AnswerMetadata,
  AnswerNotice,
  Evidence,
  Fact,
  StoredMessage,
  Understanding,
} from '@vela/contracts';
import { type AnswerChunk, toAnswerChunk } from './answer-chunk.ts';

/** An analysis as an answer carries it. */
export type ShownAnalysis = AnswerDataParts['analysis'];

/** An answer as far as it has come. Its text is the guarded sentences; `text` also holds words whose evidence is still on its way. */
export type Answer = {
  readonly id: string;
  readonly inReplyTo: string | undefined;
  readonly author: string | undefined;
  readonly createdAt: number | undefined;
  readonly understanding: Understanding | undefined;
  readonly analysis: ShownAnalysis | undefined;
  /** Facts of its sentences that are of no chart. */
  readonly facts: readonly Fact[];
  readonly text: string;
  readonly sentences: readonly Evidence[];
  readonly suggestions: readonly string[];
  readonly notices: readonly AnswerNotice[];
  readonly outcome: 'running' | 'completed' | 'stopped' | 'failed';
};

export function emptyAnswer(id: string): Answer {
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
    suggestions: [],
    notices: [],
    outcome: 'running',
  };
}

function begin(answer: Answer, messageId: string, metadata: AnswerMetadata): Answer {
  return {
    ...answer,
    id: messageId === '' ? answer.id : messageId,
    inReplyTo: metadata.inReplyTo ?? answer.inReplyTo,
    author: metadata.author ?? answer.author,
    createdAt: metadata.createdAt ?? answer.createdAt,
  };
}

function fail(answer: Answer, message: string): Answer {
  const notices =
    message === '' ? answer.notices : [...answer.notices, { code: 'INTERNAL', message }];
  return { ...answer, outcome: 'failed', notices };
}

/** The answer with one more piece. Answers are never changed in place. */
export function appendChunk(answer: Answer, chunk: AnswerChunk): Answer {
  switch (chunk.kind) {
    case 'start':
      return begin(answer, chunk.messageId, chunk.metadata);
    case 'understanding':
      return { ...answer, understanding: chunk.data };
    case 'analysis':
      return { ...answer, analysis: chunk.data };
    case 'facts':
      return { ...answer, facts: chunk.data.facts };
    case 'text':
      return { ...answer, text: answer.text + chunk.text };
    case 'evidence':
      return { ...answer, sentences: [...answer.sentences, chunk.data] };
    case 'suggestions':
      return { ...answer, suggestions: chunk.data.prompts };
    case 'notice':
      return { ...answer, notices: [...answer.notices, chunk.data] };
    case 'finish':
      return { ...answer, outcome: chunk.metadata.outcome ?? 'completed' };
    case 'error':
      return fail(answer, chunk.message);
    default:
      return answer;
  }
}

/** An answer out of the stored conversation. It is never still running: a running one is left out and followed through its stream. */
export function toAnswer(message: StoredMessage): Answer {
  const parts = message.parts.flatMap((part) => toAnswerChunk(part) ?? []);
  const answer = parts.reduce(appendChunk, emptyAnswer(message.id));
  return {
    ...answer,
    inReplyTo: message.metadata?.inReplyTo ?? answer.inReplyTo,
    author: message.metadata?.author ?? answer.author,
    createdAt: message.metadata?.createdAt ?? message.createdAt,
    outcome: message.metadata?.outcome ?? (answer.outcome === 'failed' ? 'failed' : 'completed'),
  };
}

/** Text of a person's stored message. */
export function questionText(message: StoredMessage): string {
  return message.parts.reduce(
    (text, part) =>
      part.type === 'text' && typeof part['text'] === 'string' ? text + part['text'] : text,
    '',
  );
}
