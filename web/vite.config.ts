import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) }, reactRouter()],
  // light-dark() and its contemporaries are kept as written: the colours of both themes stand in one place.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
