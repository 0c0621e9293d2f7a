import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { RouteList } from './route-list.ts';

/** Answers every address under /api that no route has: 405 with Allow when another method would do, else 404. Never a page. */
export function answerUnknownApi(app: FastifyInstance, routes: RouteList): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, async (request, reply) => {
      const allowed = routes.methodsAt(request.url);
      // A method that a route here answers came with an id that no route takes.
      const isAnswered = allowed.includes(request.method === 'HEAD' ? 'GET' : request.method);
      if (allowed.length === 0 || isAnswered)
        throw new AppError('NOT_FOUND', `no route at ${request.method} of this address`);
      reply.header('allow', allowed.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED', `only ${allowed.join(', ')} is answered here`);
    });
  }
}
