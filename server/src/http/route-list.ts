import type { FastifyInstance } from 'fastify';

type Route = { readonly method: string; readonly url: string; readonly pattern: RegExp };

export type RouteList = {
  /** `GET /api/health`, sorted; without HEAD and the fallback. */
  all(): string[];
  methodsAt(url: string): string[];
};

function toPattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}

/** Records each API route registered after this call. */
export function recordRoutes(app: FastifyInstance): RouteList {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/') || url.endsWith('*')) return;
    for (const one of [method].flat())
      if (one !== 'HEAD') routes.push({ method: one, url, pattern: toPattern(url) });
  });
  return {
    all: () => routes.map(({ method, url }) => `${method} ${url}`).toSorted(),
    methodsAt: (url) =>
      routes
        .filter(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))
        .map(({ method }) => method),
  };
}
