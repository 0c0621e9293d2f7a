import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, PostedForm, PublicData, SitePage } from '@vela/contracts';
import type { RouterContextProvider, ServerBuild } from 'react-router';

export const webDir = path.resolve(import.meta.dirname, '../../../web');

/** The folder of the web's build; `assets/` in it holds files named by their hash. */
export const clientDir = path.join(webDir, 'build/client');

/** What the web's entry for servers offers besides rendering. */
type WebEntry = {
  /** Wraps what loaders and actions may ask in the router's own context. */
  readonly createLoadContext: (
    publicData: PublicData,
    postedForm?: PostedForm,
  ) => RouterContextProvider;
  /** Every public page, with its words. */
  readonly listSitePages: (language: Language) => SitePage[];
};

export type WebBuild = ServerBuild & { readonly entry: { readonly module: WebEntry } };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isWebBuild(module: unknown): module is WebBuild {
  if (!isObject(module) || !('routes' in module && 'assets' in module)) return false;
  const entry: unknown = Reflect.get(module, 'entry');
  const web: unknown = isObject(entry) && Reflect.get(entry, 'module');
  const names = ['createLoadContext', 'listSitePages'];
  return isObject(web) && names.every((name) => typeof Reflect.get(web, name) === 'function');
}

/** Checks that a module is a build of the pages. Throws, and says what to run, if it is not. */
export function toWebBuild(module: unknown): WebBuild {
  if (!isWebBuild(module))
    throw new Error('web/build/server/index.js is not a build of these pages. Run: npm run build');
  return module;
}

/** Loads the built pages. Throws, and says what to run, when they were not built. */
export async function loadWebBuild(): Promise<WebBuild> {
  const file = path.join(webDir, 'build/server/index.js');
  if (!existsSync(file))
    throw new Error(
      'The pages are not built: web/build/server/index.js is missing. Run: npm run build',
    );
  return toWebBuild(await import(pathToFileURL(file).href));
}
