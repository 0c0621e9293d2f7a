import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema/conversation.ts';

/** Fails answers a crash left running, at startup; their events stay, resending restarts. */
export async function markInterruptedAnswersFailed(db: Database): Promise<number> {
  const ended = await db
    .update(messages)
    .set({ answerState: 'failed' })
    .where(eq(messages.answerState, 'running'))
    .returning({ id: messages.id });
  return ended.length;
}
