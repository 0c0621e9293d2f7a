import type { AnswerDataParts, AnswerMetadata } from '@vela/contracts';

type DataChunk = {
  [Name in keyof AnswerDataParts]: { kind: Name; data: AnswerDataParts[Name] };
}[keyof AnswerDataParts];

/** One part of an answer, from the stream or a stored message. */
export type AnswerChunk =
  | DataChunk
  | { kind: 'start'; messageId: string; metadata: AnswerMetadata }
  | { kind: 'text'; text: string }
  | { kind: 'finish'; metadata: AnswerMetadata }
  | { kind: 'error'; message: string };

const dataNames = {
  understanding: true,
  analysis: true,
  facts: true,
  evidence: true,
  keyFacts: true,
  levels: true,
  list: true,
  suggestions: true,
  notice: true,
  usage: true,
} as const satisfies Record<keyof AnswerDataParts, true>;

function isDataName(name: string): name is keyof AnswerDataParts {
  return Object.hasOwn(dataNames, name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Type boundary of the stream: the server's schemas validated the part; here it gets its type. */
function toDataChunk(name: keyof AnswerDataParts, data: Record<string, unknown>): AnswerChunk {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the border where the wire gets its type
  return { kind: name, data } as unknown as DataChunk;
}

function readMetadata(value: unknown): AnswerMetadata {
  return isRecord(value) ? value : {};
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses an answer event (AI SDK UI message stream); undefined if there is nothing to show. */
export function toAnswerChunk(event: unknown): AnswerChunk | undefined {
  if (!isRecord(event) || typeof event['type'] !== 'string') return undefined;
  const type = event['type'];
  if (type.startsWith('data-')) {
    const name = type.slice(5);
    return isDataName(name) && isRecord(event['data'])
      ? toDataChunk(name, event['data'])
      : undefined;
  }
  switch (type) {
    case 'start':
      return {
        kind: 'start',
        messageId: readText(event['messageId']),
        metadata: readMetadata(event['messageMetadata']),
      };
    case 'text-delta':
      return { kind: 'text', text: readText(event['delta']) };
    case 'text':
      return { kind: 'text', text: readText(event['text']) };
    case 'finish':
      return { kind: 'finish', metadata: readMetadata(event['messageMetadata']) };
    case 'abort':
      return { kind: 'finish', metadata: { outcome: 'stopped' } };
    case 'error':
      return { kind: 'error', message: readText(event['errorText']) };
    default:
      return undefined;
  }
}
