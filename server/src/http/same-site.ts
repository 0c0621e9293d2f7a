import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

type OwnAddress = Pick<Config, 'publicUrl' | 'profile'>;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function isOwnOrigin(origin: string, request: FastifyRequest, config: OwnAddress): boolean {
  if (origin === new URL(config.publicUrl).origin) return true;
  // In the local profile the server is reachable as localhost and as 127.0.0.1.
  const host = request.headers.host ?? '';
  return config.profile === 'local' && loopback.test(host) && origin === `http://${host}`;
}

/** Throws ORIGIN_REFUSED for a cross-site browser request (Origin, Sec-Fetch-Site). */
export function requireOwnOrigin(request: FastifyRequest, config: OwnAddress): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, request, config))
    throw new AppError('ORIGIN_REFUSED', 'the Origin is another site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('ORIGIN_REFUSED', 'Sec-Fetch-Site is not same-origin');
}

/** CSRF, for a cookie alone: needs x-vela-request, which no other site sends without CORS. */
export function requireOwnPageRequest(request: FastifyRequest, config: OwnAddress): void {
  requireOwnOrigin(request, config);
  if (request.headers['x-vela-request'] !== '1')
    throw new AppError('ORIGIN_REFUSED', 'the header x-vela-request is missing');
}
