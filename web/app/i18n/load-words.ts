import type { Language } from '@vela/contracts';
import type { ResourceKey } from 'i18next';

/** One file for each language and namespace, so that a page loads the words it shows and no others. The catalogues list them for the server. */
const files: Partial<Record<string, () => Promise<unknown>>> = import.meta.glob([
  './en/*.ts',
  './tr/*.ts',
  '!./*/catalogue.ts',
]);

function isWords(value: unknown): value is ResourceKey & object {
  return typeof value === 'object' && value !== null;
}

/** Loads the words of a namespace. Rejects when they cannot be loaded, or when there is no such namespace. */
export async function loadWords(
  language: Language,
  namespace: string,
): Promise<ResourceKey & object> {
  const module: unknown = await files[`./${language}/${namespace}.ts`]?.();
  const words: unknown = isWords(module) ? Reflect.get(module, namespace) : undefined;
  if (!isWords(words)) throw new Error(`There are no words in ${language} for ${namespace}`);
  return words;
}
