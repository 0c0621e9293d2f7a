import {
  newShareSchema,
  permalinkPaths,
  shareListSchema,
  shareSchema,
  type NewShare,
} from '@vela/contracts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { createShare, listShares, revokeShare } from '../../db/share-store.ts';
import { analyses, conversations } from '../../db/schema/conversation.ts';
import { AppError } from '../../errors.ts';
import type { ApiApp } from '../feature.ts';
import type { PermalinkDeps } from './permalink-deps.ts';

const security = [{ bearer: [] }];

/** What a link would show, where it is the person's own. Throws NOT_FOUND. */
async function readOwn(
  { db }: PermalinkDeps,
  { analysisId, conversationId }: NewShare,
  userId: number,
): Promise<{ title: string; lastMessageId?: string }> {
  if (analysisId !== undefined) {
    const own = and(eq(analyses.id, analysisId), eq(analyses.userId, userId));
    const [found] = await db.select().from(analyses).where(own);
    if (found !== undefined)
      return { title: [found.symbol, found.interval].filter((part) => part !== null).join(' · ') };
  }
  if (conversationId !== undefined) {
    const own = and(eq(conversations.id, conversationId), eq(conversations.userId, userId));
    const [found] = await db.select().from(conversations).where(own);
    if (found !== undefined && found.lastMessageId !== null)
      return { title: found.title, lastMessageId: found.lastMessageId };
  }
  throw new AppError('NOT_FOUND', 'nothing of this person to share');
}

/** Routes of the own links: to make, list and revoke them. */
export function addShareRoutes(app: ApiApp, deps: PermalinkDeps): void {
  const { authenticate, countWork } = deps;

  const makeSchema = {
    summary: 'Share an own analysis, or a conversation as it is now, by a link',
    security,
    body: newShareSchema,
    response: { 201: shareSchema },
  };
  app.post(permalinkPaths.shares, { schema: makeSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await countWork('share', { account: userId });
    const about = await readOwn(deps, request.body, userId);
    reply.code(201);
    return createShare(deps, { userId, ...about }, request.body);
  });

  const listSchema = { summary: 'The own links', security, response: { 200: shareListSchema } };
  app.get(permalinkPaths.shares, { schema: listSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return { items: await listShares(deps, userId), nextCursor: null };
  });

  const revokeSchema = {
    summary: 'Revoke a link at once',
    security,
    params: z.object({ id: z.string() }),
    response: { 204: z.undefined() },
  };
  app.delete(`${permalinkPaths.shares}/:id`, { schema: revokeSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await revokeShare(deps, userId, request.params.id);
    return reply.code(204).send();
  });
}
