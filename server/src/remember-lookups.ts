import { registerHooks } from 'node:module';

const packagesFolder = '/node_modules/';
const drizzleFolder = `${packagesFolder}drizzle-orm/`;

/** The folder of the package that a module belongs to: all its modules find the same packages. */
function findPackageFolder(url: string): string {
  const end = url.lastIndexOf(packagesFolder) + packagesFolder.length;
  if (end < packagesFolder.length) return url.split('/src/', 1)[0] ?? url;
  const [first = '', second = ''] = url.slice(end).split('/', 2);
  return url.slice(0, end) + (first.startsWith('@') ? `${first}/${second}` : first);
}

/** The format of a file that an import names by its path; undefined where Node has to look. */
function chooseFormat(specifier: string, parentURL: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  if (!parentURL.includes(packagesFolder))
    return specifier.endsWith('.ts') ? 'module-typescript' : undefined;
  return parentURL.includes(drizzleFolder) && specifier.endsWith('.js') ? 'module' : undefined;
}

/**
 * Looks each package up once for all modules of another, and no file of Vela: Node would ask the
 * file system at each of 5,000 imports, and parse drizzle-orm's package.json at 500 of them.
 */
export function rememberLookups(): void {
  const known = new Map<string, { readonly url: string; readonly format?: string | null }>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      if (parentURL === undefined || !conditions.includes('import'))
        return next(specifier, context);
      const format = chooseFormat(specifier, parentURL);
      if (format !== undefined)
        return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
      if (/^[./]|:/.test(specifier)) return next(specifier, context);
      const key = `${specifier} ${findPackageFolder(parentURL)}`;
      const found = known.get(key);
      if (found !== undefined) return { ...found, shortCircuit: true };
      const { url, format: read } = next(specifier, context);
      known.set(key, { url, ...(read === undefined ? {} : { format: read }) });
      return { url, ...(read === undefined ? {} : { format: read }), shortCircuit: true };
    },
  });
}
