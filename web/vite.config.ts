import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './content-plugin.ts';

/** Browsers get a translator of the catalogues instead of i18next: `app/i18n/browser-i18n.ts`. */
const withoutI18next: Plugin = {
  name: 'without-i18next',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) =>
    id === 'i18next' ? path.join(import.meta.dirname, 'app/i18n/key-selectors.ts') : undefined,
};

/**
 * The pages of the server are written in ASCII, other letters as `\uXXXX`: with one such letter V8 holds
 * a file in two bytes a character. A backslash before one would be an escape of its own.
 */
const writeAscii: Plugin = {
  name: 'write-ascii',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /(\\*)([\u0080-\uffff])/g,
          (_, slashes: string, letter: string) =>
            `${slashes.slice(slashes.length % 2)}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

export default defineConfig({
  plugins: [tailwindcss(), contentPlugin(), withoutI18next, writeAscii, reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few chunks: small ones compress worse, and each costs a request.
          output: {
            // Each page names all files of the site; seven characters tell their versions apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // What every page starts with, and nothing that only some need.
                {
                  name: 'start',
                  priority: 2,
                  test: /\/web\/app\/(?:root|entry\.client|routes\/site)\.tsx|icons\/(?:check|minus)\.\w+$|\/figures\/step-style\.ts$/,
                },
                // One file instead of six: each page names all files of the site.
                {
                  name: 'query',
                  priority: 1,
                  test: /\/node_modules\/@tanstack\//,
                },
                // Cards of news with their drawings, which stand together wherever they are.
                {
                  name: 'card',
                  priority: 1,
                  test: /\/web\/app\/(?:figures\/glyph|features\/news\/news-cards)\.tsx$/,
                },
                {
                  name: 'shared',
                  minShareCount: 22,
                  test: /\/(?:web\/app|contracts\/src|node_modules)\//,
                },
              ],
            },
          },
        },
      },
    },
  },
  // The server would load all of them, for the few that pages show: 1,700 drawings, 1.3 MB.
  ssr: { noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//] },
  // Keeps light-dark() uncompiled: the colours of both themes are defined in one place.
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Preloaded from the head, which an inlined file could not be.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
