/**
 * Builds the server into `server/build`, some thirty files instead of 1,500: a start loads them in
 * half the time, and each thread in less. Packages stay outside but for those of many small modules;
 * what a source file reads beside it stays where it is. Run by `npm run build` and `npm start`.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'rolldown';

const sourceFolder = import.meta.dirname;
const buildFolder = path.resolve(sourceFolder, '../build');

/** Files that a process or a thread begins with. */
const entries = [
  'main.ts',
  'worker-entry.ts',
  'threads/analyst-worker.ts',
  'features/base-rates/base-rate-worker.ts',
  'features/applications/pdf/pdf-worker.ts',
  'pages/link-picture.ts',
  'documents/draw-document.ts',
].map((name) => path.join(sourceFolder, name));
const entryNames = new Map(entries.map((file) => [file, path.basename(file, '.ts')]));

const bundledPackages = /^(?:@vela\/|drizzle-orm(?:\/|$))/;
const ownPlaces =
  /new URL\('(?<file>\.[^']+)', import\.meta\.url\)|import\.meta\.(?<part>url|dirname)/g;

const toBuildPath = (file: string): string =>
  path.relative(buildFolder, file).replaceAll('\\', '/');

/** Names the place of the source in a built file, and the built file where a thread begins. */
function replaceOwnPlaces(code: string, id: string): string {
  const folder = path.dirname(id);
  return code.replaceAll(ownPlaces, (_, file?: string, part?: string) => {
    if (part === 'url') return `new URL('${toBuildPath(id)}', import.meta.url).href`;
    if (file === undefined) return `(import.meta.dirname + '/${toBuildPath(folder)}')`;
    const named = path.resolve(folder, file);
    const entry = entryNames.get(named);
    const target = entry === undefined ? toBuildPath(named) : `./${entry}.js`;
    return `new URL('${target}', import.meta.url)`;
  });
}

const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    return id.endsWith('.ts') && code.includes('import.meta') ? replaceOwnPlaces(code, id) : null;
  },
};

/**
 * A built file finds the packages of the server; where another part of Vela has a version of its
 * own, that one is named by its path.
 */
const leavePackages: Plugin = {
  name: 'leave-packages',
  async resolveId(id, importer) {
    if (/^[./]/.test(id) || path.isAbsolute(id) || bundledPackages.test(id)) return null;
    if (isBuiltin(id) || importer === undefined) return { id, external: true };
    const find = (from: string) => this.resolve(id, from, { skipSelf: true });
    const found = await find(importer);
    const own = await find(path.join(buildFolder, 'main.js'));
    const isOwn = found === null || found.id === own?.id;
    return { id: isOwn ? id : toBuildPath(found.id), external: true };
  },
};

/**
 * Letters beyond ASCII as `\uXXXX`: with one such letter V8 holds a file in two bytes a character, in
 * each thread. A backslash before one would be an escape of its own.
 */
const writeAscii: Plugin = {
  name: 'write-ascii',
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

const { output } = await build({
  input: entries,
  platform: 'node',
  logLevel: 'warn',
  plugins: [keepPlaces, leavePackages, writeAscii],
  output: {
    dir: buildFolder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    keepNames: true,
  },
});

/** Files of earlier builds stay for a while: a server that runs still loads some of them. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const written = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(buildFolder)) {
  const file = path.join(buildFolder, name);
  if (!written.has(name) && Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file);
}
