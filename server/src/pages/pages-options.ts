import type { PublicData } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { PageCache } from './page-cache.ts';
import type { ProblemPages } from './problem-pages.ts';
import type { SiteIndex } from './site-index.ts';

/** How the web's pages are served. */
export type PagesOptions = {
  /** `built` serves web/build; `sources` runs Vite in this process, with hot reload. */
  readonly from: 'built' | 'sources';
  /** `publicUrl` is the address people see: canonical links use it, forms must come from it. */
  readonly config: Pick<Config, 'publicUrl' | 'profile'>;
  /** Names the refresh cookie may have. A request with one is never answered from the cache. */
  readonly sessionCookies: readonly string[];
  /** What the pages' loaders and actions may ask, on behalf of this request. */
  readonly publicData: (request: FastifyRequest) => PublicData;
  /** Counts one try to send a form, before it is read; throws TOO_MANY_REQUESTS. */
  readonly countFormTry: (request: FastifyRequest) => Promise<void>;
  /** Cached pages. Code that changes page content calls its `clear`. */
  readonly cache: PageCache;
  /** Is given the list of the public pages once the build is loaded. */
  readonly siteIndex: SiteIndex;
  /** Receives the page handler, so that errors outside pages can be rendered as a page. */
  readonly problemPages: Pick<ProblemPages, 'provide'>;
};
