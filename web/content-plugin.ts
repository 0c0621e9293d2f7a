import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';

/** Compiles the texts of `app/content`; first, since Vite's plugins must see the result. */
export function contentPlugin() {
  return { enforce: 'pre' as const, ...mdx({ remarkPlugins: [remarkGfm] }) };
}
