import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './content-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), contentPlugin(), reactRouter()],
  // light-dark() and its contemporaries are kept as written: the colours of both themes stand in one place.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
