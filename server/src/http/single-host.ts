import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/**
 * Refuses a second Host header: a proxy may believe the other one. @see RFC 9112, 3.2
 */
export function requireSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) < 2) return done();
    reply.header('connection', 'close');
    done(new AppError('MALFORMED_REQUEST', 'the request has several Host headers'));
  });
}
