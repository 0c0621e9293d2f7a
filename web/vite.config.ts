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
          // One shared chunk: fifty small ones compress worse, and each costs a request.
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
  // Keeps light-dark() uncompiled: the colours of both themes are defined in one place.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
