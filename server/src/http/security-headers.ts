import { apiPaths } from '@vela/contracts';
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import { hasSecretAddress } from './secret-address.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

// API responses are data: a browser that opens one as a document may run nothing.
const apiOnly = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Name of the endpoint that browsers report violations of a policy to. */
export const reportGroup = 'csp';

/** Files and pictures, also opened as documents, and the service worker, which fetches. */
const filePolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `report-uri ${apiPaths.securityReports}`,
  `report-to ${reportGroup}`,
].join('; ');

const twoYears = 'max-age=63072000; includeSubDomains';

/** True for a URL of the JSON API. */
export function isApiUrl(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function setMissing(reply: FastifyReply, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

type Headers = Readonly<Record<string, string>>;

function getSharedHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Headers {
  return publicUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': twoYears }
    : everywhere;
}

/** Headers of a page; its Content-Security-Policy is set by the page. */
export function getPageHeaders(config: Pick<Config, 'publicUrl'>): Headers {
  const endpoint = `${reportGroup}="${apiPaths.securityReports}"`;
  return { ...getSharedHeaders(config), 'reporting-endpoints': endpoint };
}

/** Headers of an API response. */
export function getApiHeaders(config: Pick<Config, 'publicUrl'>): Headers {
  return { ...getSharedHeaders(config), ...apiOnly };
}

/** Of a page whose address holds a secret, whatever the page says. */
const ofSecretPages = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } as const;

/** Security headers on every response, strict on the API; a route's own are kept. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const ofApi = Object.entries(getApiHeaders(config));
  const ofPages = Object.entries(getPageHeaders(config));
  app.addHook('onSend', (...[request, reply, payload, done]: Parameters<onSendHookHandler>) => {
    const isApi = isApiUrl(request.url);
    if (!isApi && hasSecretAddress(request.url)) reply.headers(ofSecretPages);
    setMissing(reply, isApi ? ofApi : ofPages);
    if (!reply.hasHeader('content-security-policy') && !isHtml(reply))
      reply.header('content-security-policy', filePolicy);
    if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id);
    done(null, payload);
  });
}
