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
  /** `publicUrl` is the address people see: canonical links are made of it. Forms are taken from pages of that address only. */
  readonly config: Pick<Config, 'publicUrl' | 'profile'>;
  /** Names the refresh cookie may have. A request with one is never answered from the cache. */
  readonly sessionCookies: readonly string[];
  /** What the pages' loaders and actions may ask, on behalf of this request. */
  readonly publicData: (request: FastifyRequest) => PublicData;
  /** Counts one try to send a form, before it is read; throws TOO_MANY_REQUESTS. */
  readonly countFormTry: (request: FastifyRequest) => Promise<void>;
  /** Ready-made answers. Whoever changes what pages show calls its `clear`. */
  readonly cache: PageCache;
  /** Is given the list of the public pages once the build is loaded. */
  readonly siteIndex: SiteIndex;
  /** Is given the answerer of pages, so that faults outside of them can be told by one. */
  readonly problemPages: Pick<ProblemPages, 'provide'>;
};
