import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AnswerMetadata } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema/conversation.ts';
import type { MessageRow } from './accept-message.ts';
import { toConversation, type ConversationRow } from './conversation-row.ts';
import { readConversationChunks } from './read-chunks.ts';

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

function encodeQuestion(message: MessageRow): string {
  const parts = [{ type: 'text', text: message.text }];
  return JSON.stringify({
    id: message.id,
    role: 'user',
    parts,
    createdAt: message.createdAt.getTime(),
  });
}

const startEvent = z.object({ messageMetadata: z.object({ author: z.string() }) });

/** The author of an answer, as its first event named it. */
function readAuthor([first]: readonly string[]): Pick<AnswerMetadata, 'author'> {
  const start = startEvent.safeParse(first === undefined ? undefined : JSON.parse(first));
  return start.success ? { author: start.data.messageMetadata.author } : {};
}

function encodeAnswer(message: MessageRow, events: readonly string[]): string {
  const createdAt = message.answerStartedAt.getTime();
  const outcome = message.answerState === 'running' ? 'failed' : message.answerState;
  const metadata: AnswerMetadata = {
    inReplyTo: message.id,
    ...readAuthor(events),
    createdAt,
    outcome,
  };
  const rest = JSON.stringify({ metadata, createdAt }).slice(1);
  return `{"id":"${message.answerId}","role":"assistant","parts":${joinParts(events)},${rest}`;
}

/** JSON of a `ConversationDetail` without `runningAnswerId`; other unfinished ones are failed. */
export async function readConversationJson(
  db: Database,
  conversation: ConversationRow,
  runningAnswerId: string | undefined,
): Promise<string> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversation.id))
    .orderBy(asc(messages.position));
  const chunks = Map.groupBy(
    await readConversationChunks(db, conversation.id),
    ({ messageId }) => messageId,
  );
  const spoken = rows.flatMap((message) => {
    const events = (chunks.get(message.id) ?? []).map(({ json }) => json);
    return message.answerId === runningAnswerId
      ? [encodeQuestion(message)]
      : [encodeQuestion(message), encodeAnswer(message, events)];
  });
  const head = JSON.stringify({
    ...toConversation(conversation),
    running: runningAnswerId !== undefined,
  }).slice(0, -1);
  return `${head},"messages":[${spoken.join(',')}]}`;
}
