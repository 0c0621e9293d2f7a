import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';

/** Compiles the texts of `app/content`, for the build of the pages and for tests. Vite's own plugins must see the result, so it comes first. */
export function contentPlugin() {
  return { enforce: 'pre' as const, ...mdx({ remarkPlugins: [remarkGfm] }) };
}
