import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, PostedForm, PublicData, SitePage } from '@vela/contracts';
import type { RouterContextProvider, ServerBuild } from 'react-router';

export const webDir = path.resolve(import.meta.dirname, '../../../web');

/** The folder of the web's build; `assets/` in it holds files named by their hash. */
export const clientDir = path.join(webDir, 'build/client');

/** A stretch of a page that many answers share. The same object comes with each of them. */
export type PagePart = { readonly html: string };

/** What the web's entry for servers offers besides rendering. */
type WebEntry = {
  /** Wraps what loaders and actions may ask in the router's own context. */
  readonly createLoadContext: (
    publicData: PublicData,
    postedForm?: PostedForm,
  ) => RouterContextProvider;
  /** The parts that belong into the page that was rendered with this context, in their order, by what stands for them in its HTML. */
  readonly partsOf: (context: RouterContextProvider) => ReadonlyMap<string, PagePart>;
  /** Every public page, with its words. */
  readonly listSitePages: (language: Language) => SitePage[];
};

export type WebBuild = ServerBuild & { readonly entry: { readonly module: WebEntry } };

function hasFunction(value: unknown, name: string): boolean {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'
  );
}

function isWebBuild(module: unknown): module is WebBuild {
  if (
    typeof module !== 'object' ||
    module === null ||
    !('routes' in module && 'assets' in module && 'entry' in module)
  )
    return false;
  const { entry } = module;
  if (typeof entry !== 'object' || entry === null || !('module' in entry)) return false;
  return ['createLoadContext', 'partsOf', 'listSitePages'].every((name) =>
    hasFunction(entry.module, name),
  );
}

/** Checks that a module is a build of the web's pages; throws, and says what to run, when it is not. */
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
