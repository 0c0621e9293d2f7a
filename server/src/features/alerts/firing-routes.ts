import {
  firingListSchema,
  firingQuerySchema,
  unreadFiringsSchema,
  watchPaths,
} from '@vela/contracts';
import { z } from 'zod';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { ApiApp, AppDeps, Authenticate } from '../feature.ts';
import { countUnread, listFirings, markRead } from './firing-store.ts';

type Deps = Pick<AppDeps, 'db' | 'now'> & { readonly authenticate: Authenticate };

const security = [{ bearer: [] }];

/** Routes of what alerts saw: the history, and how much of it is new. */
export function addFiringRoutes(app: ApiApp, { authenticate, db, now }: Deps): void {
  const firingsSchema = {
    summary: 'What own alerts saw, the latest first',
    security,
    querystring: firingQuerySchema,
    response: { 200: firingListSchema },
  };
  app.get(watchPaths.firings, { schema: firingsSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return await listFirings(db, {
      userId,
      before: request.query.before,
      language: detectRequestLanguage(request),
    });
  });
  const unreadSchema = {
    summary: 'How many firings were not seen yet',
    security,
    response: { 200: unreadFiringsSchema },
  };
  app.get(watchPaths.unreadFirings, { schema: unreadSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return { count: await countUnread(db, userId) };
  });
  const readSchema = {
    summary: 'All firings were seen',
    security,
    response: { 204: z.undefined() },
  };
  app.delete(watchPaths.unreadFirings, { schema: readSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await markRead(db, userId, now());
    return reply.code(204).send();
  });
}
