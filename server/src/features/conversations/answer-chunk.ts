import type { AnswerPart } from '@vela/analyst';
import type {
  AnswerMetadata,
  AnswerDataParts,
  Explanation,
  Sentence,
  ShownAnalysis,
} from '@vela/contracts';
import type { UIMessageChunk } from 'ai';
import { addId, encodeShown, getSubject, type AnalysisText } from '../../analysis-text.ts';

type AnswerChunk = UIMessageChunk<AnswerMetadata, AnswerDataParts>;

/** One event of an answer stream as JSON, with its analysis if it holds one. */
export type EncodedChunk = {
  readonly json: string;
  readonly analysis?: NewAnalysisText;
};

/** An analysis of an answer; its explanation follows at the end of the answer. */
export type NewAnalysisText = Omit<AnalysisText, 'explanation' | 'chart'>;

/** Id of the only text part of an answer. */
const textId = 'answer';

function encodeChunk(chunk: AnswerChunk): EncodedChunk {
  return { json: JSON.stringify(chunk) };
}

/** Event of an analysis whose JSON without id is known. */
export function encodeAnalysisChunk(id: string, content: string): string {
  return `{"type":"data-analysis","id":${JSON.stringify(id)},"data":${addId(id, content)}}`;
}

function toAnalysisChunk(shown: ShownAnalysis): EncodedChunk {
  const analysis = { id: shown.id, subject: getSubject(shown), ...encodeShown(shown) };
  return { json: encodeAnalysisChunk(analysis.id, analysis.content), analysis };
}

/** First event of every answer: acknowledges that the message is stored. */
export function createStartChunk(answer: {
  readonly answerId: string;
  readonly messageId: string;
  readonly author: string;
  readonly createdAt: number;
}): EncodedChunk {
  const messageMetadata = {
    inReplyTo: answer.messageId,
    author: answer.author,
    createdAt: answer.createdAt,
  };
  return encodeChunk({ type: 'start', messageId: answer.answerId, messageMetadata });
}

/** The parts of an explanation that come from the answer's parts. */
type Told = Pick<Explanation, 'sentences' | 'keyFacts' | 'levels'>;

export type AnswerEncoder = {
  encode(part: AnswerPart): EncodedChunk[];
  /** Final events: closes the text and reports the outcome. */
  finish(outcome: NonNullable<AnswerMetadata['outcome']>): EncodedChunk[];
  /** What was told so far. */
  readonly told: Told;
};

/** Encodes an answer as the AI SDK's UI message stream; sentences joined by one space. */
export function createAnswerEncoder(messageId: string): AnswerEncoder {
  const sentences: Sentence[] = [];
  const told: Told = { sentences };
  let textIsOpen = false;

  function closeText(): EncodedChunk[] {
    if (!textIsOpen) return [];
    textIsOpen = false;
    return [encodeChunk({ type: 'text-end', id: textId })];
  }

  function encodeSentence(evidence: AnswerDataParts['evidence']): EncodedChunk[] {
    const start: EncodedChunk[] = textIsOpen
      ? []
      : [encodeChunk({ type: 'text-start', id: textId })];
    const delta = sentences.length === 0 ? evidence.text : ` ${evidence.text}`;
    textIsOpen = true;
    const { text, factIds, spans, section } = evidence;
    sentences.push({ text, factIds, spans, ...(section === undefined ? {} : { section }) });
    return [
      ...start,
      encodeChunk({ type: 'text-delta', id: textId, delta }),
      encodeChunk({ type: 'data-evidence', id: `e${evidence.index}`, data: evidence }),
    ];
  }

  function encodePart(part: AnswerPart): EncodedChunk[] {
    switch (part.type) {
      case 'understanding':
        return [encodeChunk({ type: 'data-understanding', id: messageId, data: part.data })];
      case 'analysis':
        return [toAnalysisChunk(part.data)];
      case 'facts':
        return [encodeChunk({ type: 'data-facts', id: messageId, data: part.data })];
      case 'sentence':
        return encodeSentence(part.data);
      case 'keyFacts':
        told.keyFacts = part.data.facts;
        return [encodeChunk({ type: 'data-keyFacts', id: messageId, data: part.data })];
      case 'levels':
        told.levels = part.data.rows;
        return [encodeChunk({ type: 'data-levels', id: messageId, data: part.data })];
      case 'list':
        return [encodeChunk({ type: 'data-list', id: messageId, data: part.data })];
      case 'suggestions':
        return [...closeText(), encodeChunk({ type: 'data-suggestions', data: part.data })];
      case 'usage':
        return [encodeChunk({ type: 'data-usage', id: messageId, data: part.data })];
      case 'notice':
        break;
    }
    return [encodeChunk({ type: 'data-notice', data: part.data })];
  }

  return {
    encode: encodePart,
    finish: (outcome) => [
      ...closeText(),
      encodeChunk({ type: 'finish', messageMetadata: { outcome } }),
    ],
    told,
  };
}
