import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

export const webDir = path.resolve(import.meta.dirname, '../../../web');

/** The folder of the web's build; `assets/` in it holds files named by their hash. */
export const clientDir = path.join(webDir, 'build/client');

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === 'object' && module !== null && 'routes' in module && 'entry' in module && 'assets' in module;
}

/** Loads the built pages. Throws, and says what to run, when they were not built. */
export async function loadWebBuild(): Promise<ServerBuild> {
  const file = path.join(webDir, 'build/server/index.js');
  if (!existsSync(file)) throw new Error('The pages are not built: web/build/server/index.js is missing. Run: npm run build');
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isServerBuild(module)) throw new Error('web/build/server/index.js is not a build of the pages. Run: npm run build');
  return module;
}
