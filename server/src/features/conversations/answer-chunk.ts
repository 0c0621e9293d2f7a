import type { AnswerPart } from '@vela/analyst';
import type { AnswerMetadata, AnswerDataParts, Sentence } from '@vela/contracts';
import type { UIMessageChunk } from 'ai';
import type { ShownAnalysis } from '../../db/analysis-store.ts';

type AnswerChunk = UIMessageChunk<AnswerMetadata, AnswerDataParts>;

/** One event of an answer's stream: the JSON that is sent, and the analysis in it when it holds one. */
export type EncodedChunk = {
  readonly json: string;
  readonly analysis?: { readonly shown: ShownAnalysis; readonly content: string };
};

/** The answer's one text part. */
const textId = 'answer';

function encode(chunk: AnswerChunk): EncodedChunk {
  return { json: JSON.stringify(chunk) };
}

/** The event of an analysis that is already JSON. */
export function analysisChunkJson(id: string, content: string): string {
  return `{"type":"data-analysis","id":${JSON.stringify(id)},"data":${content}}`;
}

function encodeAnalysis(shown: ShownAnalysis): EncodedChunk {
  const content = JSON.stringify(shown);
  return { json: analysisChunkJson(shown.id, content), analysis: { shown, content } };
}

/** The first event of every answer: it says that the message it answers is stored. */
export function startChunk(answer: {
  readonly answerId: string;
  readonly messageId: string;
  readonly createdAt: number;
}): EncodedChunk {
  const messageMetadata = {
    inReplyTo: answer.messageId,
    author: 'narrator',
    createdAt: answer.createdAt,
  };
  return encode({ type: 'start', messageId: answer.answerId, messageMetadata });
}

export type AnswerEncoder = {
  encode(part: AnswerPart): EncodedChunk[];
  /** The last events: the text is closed, and how the answer ended is said. */
  finish(outcome: NonNullable<AnswerMetadata['outcome']>): EncodedChunk[];
  /** The sentences said so far. */
  readonly sentences: readonly Sentence[];
};

/** Turns the parts of one answer into events of the AI SDK's UI message stream. The text is the sentences joined by one space. */
export function createAnswerEncoder(messageId: string): AnswerEncoder {
  const sentences: Sentence[] = [];
  let textIsOpen = false;

  function closeText(): EncodedChunk[] {
    if (!textIsOpen) return [];
    textIsOpen = false;
    return [encode({ type: 'text-end', id: textId })];
  }

  function encodeSentence(evidence: AnswerDataParts['evidence']): EncodedChunk[] {
    const start: EncodedChunk[] = textIsOpen ? [] : [encode({ type: 'text-start', id: textId })];
    const delta = sentences.length === 0 ? evidence.text : ` ${evidence.text}`;
    textIsOpen = true;
    sentences.push({ text: evidence.text, factIds: evidence.factIds, spans: evidence.spans });
    return [
      ...start,
      encode({ type: 'text-delta', id: textId, delta }),
      encode({ type: 'data-evidence', id: `e${evidence.index}`, data: evidence }),
    ];
  }

  function encodePart(part: AnswerPart): EncodedChunk[] {
    switch (part.type) {
      case 'understanding':
        return [encode({ type: 'data-understanding', id: messageId, data: part.data })];
      case 'analysis':
        return [encodeAnalysis(part.data)];
      case 'facts':
        return [encode({ type: 'data-facts', id: messageId, data: part.data })];
      case 'sentence':
        return encodeSentence(part.data);
      case 'suggestions':
        return [...closeText(), encode({ type: 'data-suggestions', data: part.data })];
      case 'notice':
        break;
    }
    return [encode({ type: 'data-notice', data: part.data })];
  }

  return {
    encode: encodePart,
    finish: (outcome) => [...closeText(), encode({ type: 'finish', messageMetadata: { outcome } })],
    sentences,
  };
}
