import { LRUCache } from 'lru-cache';
import type { PageView } from './page-view.ts';

/** HTML of pages, by view; the nonce in it is a placeholder. Bounded in bytes, the least used go first. */
export type HtmlCache = { get(view: PageView): string | undefined; set(view: PageView, html: string): void };

function keyOf({ path, language, theme, session }: PageView): string {
  return `${language} ${theme} ${session} ${path}`;
}

/** Makes a cache of at most `maxBytes` (counted as the strings' UTF-16 size). It lives as long as the build it was rendered by. */
export function createHtmlCache(maxBytes: number): HtmlCache {
  const entries = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (html) => Math.max(1, html.length * 2) });
  return {
    get: (view) => entries.get(keyOf(view)),
    set: (view, html) => void entries.set(keyOf(view), html),
  };
}
