import { concepts, intents } from '@vela/contracts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { answerChunks, messages } from '../../db/schema/conversation.ts';
import type { MessageRow } from './accept-message.ts';

const understandingChunk = z.object({
  type: z.literal('data-understanding'),
  data: z.object({
    intent: z.enum(intents),
    concept: z.enum(concepts).exactOptional(),
    indicator: z.string().exactOptional(),
  }),
});

/** Position of the understanding: right after the start event. */
const understandingPosition = 1;

/** Of the previous question; undefined for the first, or when the answer failed before it. */
export async function readLastUnderstanding(
  db: Database,
  message: Pick<MessageRow, 'conversationId' | 'position'>,
): Promise<z.infer<typeof understandingChunk>['data'] | undefined> {
  const [last] = await db
    .select({ answerId: messages.answerId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, message.conversationId),
        lt(messages.position, message.position),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  if (last === undefined) return undefined;
  const [row] = await db
    .select({ chunk: answerChunks.chunk })
    .from(answerChunks)
    .where(
      and(
        eq(answerChunks.answerId, last.answerId),
        eq(answerChunks.position, understandingPosition),
      ),
    );
  if (row === undefined || row.chunk === '') return undefined;
  const parsed = understandingChunk.safeParse(JSON.parse(row.chunk));
  return parsed.success ? parsed.data.data : undefined;
}
