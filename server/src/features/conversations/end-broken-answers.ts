import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema/conversation.ts';

/** At start-up: answers that a fallen server left unfinished have failed; what was stored of them stays, and sending their message again begins them anew. */
export async function endBrokenAnswers(db: Database): Promise<number> {
  const ended = await db
    .update(messages)
    .set({ answerState: 'failed' })
    .where(eq(messages.answerState, 'running'))
    .returning({ id: messages.id });
  return ended.length;
}
