import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './content-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), contentPlugin(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What most pages share comes in one file: fifty small ones compress worse than one, and each costs a request.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  minShareCount: 12,
                  test: /\/(?:web\/app|contracts\/src|node_modules)\//,
                },
              ],
            },
          },
        },
      },
    },
  },
  // light-dark() and its contemporaries are kept as written: the colours of both themes stand in one place.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
