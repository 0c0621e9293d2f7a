import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** What must be known of this server to tell its own pages from others. */
type OwnAddress = Pick<Config, 'publicUrl' | 'profile'>;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function isOwnOrigin(origin: string, request: FastifyRequest, config: OwnAddress): boolean {
  if (origin === new URL(config.publicUrl).origin) return true;
  // At home the same server is reached as localhost and as 127.0.0.1.
  const host = request.headers.host ?? '';
  return config.profile === 'local' && loopback.test(host) && origin === `http://${host}`;
}

/** Throws ORIGIN_REFUSED when a browser says that another site makes this request. */
export function refuseForeignOrigin(request: FastifyRequest, config: OwnAddress): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, request, config))
    throw new AppError('ORIGIN_REFUSED', 'the Origin is another site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('ORIGIN_REFUSED', 'Sec-Fetch-Site is not same-origin');
}

/** For requests that a cookie alone would authorise: also demands the header that no foreign page can send unasked. */
export function refuseForeignRequest(request: FastifyRequest, config: OwnAddress): void {
  refuseForeignOrigin(request, config);
  if (request.headers['x-vela-request'] !== '1')
    throw new AppError('ORIGIN_REFUSED', 'the header x-vela-request is missing');
}
