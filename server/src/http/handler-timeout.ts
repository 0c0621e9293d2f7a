import { apiPaths, chatPaths } from '@vela/contracts';
import type { FastifyInstance } from 'fastify';

const timeoutMs = 30_000;

/** Answered from memory, or after what has deadlines of its own: a timer for each costs more. */
const withoutTimer: ReadonlySet<string> = new Set([
  apiPaths.health,
  apiPaths.me,
  chatPaths.candles,
]);

/** Ends a request whose handler takes longer; a route that streams sets its own `handlerTimeout`. */
export function limitHandlers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!withoutTimer.has(route.url)) route.handlerTimeout ??= timeoutMs;
  });
}
