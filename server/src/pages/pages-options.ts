/** How the web's pages are served. */
export type PagesOptions = {
  /** `built` serves web/build; `sources` runs Vite in this process, with hot reload. */
  readonly from: 'built' | 'sources';
  /** The address people see: canonical links are made of it. */
  readonly publicUrl: string;
  /** Names the refresh cookie may have. A request with one is never answered from the cache. */
  readonly sessionCookies: readonly string[];
};
