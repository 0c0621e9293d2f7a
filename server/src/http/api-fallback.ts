import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { RouteList } from './route-list.ts';

/** Unknown /api URLs: 405 with Allow if another method is supported, else 404; never a page. */
export function answerUnknownApi(app: FastifyInstance, routes: RouteList): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, async (request, reply) => {
      const allowed = routes.methodsAt(request.url);
      // The method has a route here, so the id in the URL does not match its schema.
      const isAnswered = allowed.includes(request.method === 'HEAD' ? 'GET' : request.method);
      if (allowed.length === 0 || isAnswered)
        throw new AppError('NOT_FOUND', `no route at ${request.method} of this address`);
      reply.header('allow', allowed.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED', `only ${allowed.join(', ')} is answered here`);
    });
  }
}
