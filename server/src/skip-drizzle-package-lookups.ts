import { registerHooks } from 'node:module';

const drizzleFolder = '/node_modules/drizzle-orm/';

/** Node would parse drizzle-orm's package.json at 400 imports: a third of the load time. */
export function skipDrizzlePackageLookups(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      const isKnown =
        parentURL?.includes(drizzleFolder) &&
        specifier.startsWith('.') &&
        specifier.endsWith('.js');
      if (!isKnown || !conditions.includes('import')) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
