import type { AnswerMetadata } from '@vela/contracts';
import { z } from 'zod';
import type { MessageRow } from './accept-message.ts';

const textDelta = z.object({ type: z.literal('text-delta'), delta: z.string() });

/** JSON of a stored answer's parts, as the AI SDK assembles them from its events. */
function joinParts(events: readonly string[]): string {
  const parts: string[] = [];
  let textAt: number | undefined;
  let text = '';
  for (const event of events) {
    if (event.startsWith('{"type":"data-')) parts.push(event);
    if (event.startsWith('{"type":"text-start"')) textAt ??= parts.push('') - 1;
    if (event.startsWith('{"type":"text-delta"')) text += textDelta.parse(JSON.parse(event)).delta;
  }
  if (textAt !== undefined) parts[textAt] = JSON.stringify({ type: 'text', text, state: 'done' });
  return `[${parts.join(',')}]`;
}

/** JSON of a question; `versions`: the ids of those that stand in its place. */
export function encodeQuestion(message: MessageRow, versions: readonly string[] = []): string {
  const parts = [{ type: 'text', text: message.text }];
  return JSON.stringify({
    id: message.id,
    role: 'user',
    parts,
    createdAt: message.createdAt.getTime(),
    ...(versions.length > 1 ? { versions } : {}),
  });
}

const startEvent = z.object({ messageMetadata: z.object({ author: z.string() }) });

/** The author of an answer, as its first event named it. */
function readAuthor([first]: readonly string[]): Pick<AnswerMetadata, 'author'> {
  const start = startEvent.safeParse(first === undefined ? undefined : JSON.parse(first));
  return start.success ? { author: start.data.messageMetadata.author } : {};
}

type Rating = AnswerMetadata['rating'];

/** JSON of an answer from its events. */
export function encodeAnswer(
  message: MessageRow,
  events: readonly string[],
  rating?: Rating,
): string {
  const createdAt = message.answerStartedAt.getTime();
  const outcome = message.answerState === 'running' ? 'failed' : message.answerState;
  const metadata: AnswerMetadata = {
    inReplyTo: message.id,
    ...readAuthor(events),
    createdAt,
    outcome,
    ...(rating === undefined ? {} : { rating }),
  };
  const rest = JSON.stringify({ metadata, createdAt }).slice(1);
  return `{"id":"${message.answerId}","role":"assistant","parts":${joinParts(events)},${rest}`;
}
