import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

// An answer of the API is data: opened as a document it may do nothing at all.
const apiOnly = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

const twoYears = 'max-age=63072000; includeSubDomains';

/** Whether an address belongs to the JSON API. */
export function isApiUrl(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function setMissing(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (!reply.hasHeader(name)) reply.header(name, value);
}

type Headers = Readonly<Record<string, string>>;

/** The headers of a page; it brings its own Content-Security-Policy. */
export function pageHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Headers {
  return publicUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': twoYears }
    : everywhere;
}

/** The headers of an answer of the API. */
export function apiHeaders(config: Pick<Config, 'publicUrl'>): Headers {
  return { ...pageHeaders(config), ...apiOnly };
}

/** Sets the headers that hold for every answer, and the strict ones of the API; a header a route has set itself stays. Pages bring their own CSP. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const [ofApi, ofPages] = [apiHeaders(config), pageHeaders(config)];
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    setMissing(reply, isApiUrl(request.url) ? ofApi : ofPages);
    setMissing(reply, { 'x-request-id': request.id });
    return payload;
  });
}
