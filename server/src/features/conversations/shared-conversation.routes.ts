import { createHash } from 'node:crypto';
import { sharedConversationSchema } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { conversations } from '../../db/schema/conversation.ts';
import { findShare } from '../../db/share-store.ts';
import { AppError } from '../../errors.ts';
import { sendJson } from '../../http/encoded-json.ts';
import type { ApiApp, AppDeps, CountWork } from '../feature.ts';
import { readMessagesForAll } from './read-conversation.ts';

type Deps = Pick<AppDeps, 'config' | 'db' | 'now'> & { readonly countWork: CountWork };

/** A link shows so many of the latest questions. */
const maxQuestions = 100;
const missing = 'no such shared conversation';

/** The route of a conversation that its owner shared: it is read without an account. */
export function addSharedConversationRoute(app: ApiApp, deps: Deps): void {
  const schema = {
    summary: 'A conversation by the key of a link that its owner shared, as it was then',
    params: z.object({ key: z.string() }),
    response: { 200: sharedConversationSchema },
  };
  app.get('/api/shared-conversations/:key', { schema }, async (request, reply) => {
    await deps.countWork('shared-page', { ip: request.ip });
    const { db } = deps;
    const { conversationId, lastMessageId, createdAt, expiresAt } = await findShare(
      deps,
      request.params.key,
    );
    if (conversationId === null) throw new AppError('NOT_FOUND', missing);
    const [found] = await db
      .select({ title: conversations.title })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    if (found === undefined) throw new AppError('NOT_FOUND', missing);
    const messages = await readMessagesForAll(db, lastMessageId, maxQuestions);
    const about = JSON.stringify({
      title: found.title,
      sharedAt: createdAt.getTime(),
      expiresAt: expiresAt?.getTime() ?? null,
      hash: createHash('sha256').update(messages).digest('hex'),
    });
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendJson(reply, `${about.slice(0, -1)},"messages":${messages}}`);
  });
}
