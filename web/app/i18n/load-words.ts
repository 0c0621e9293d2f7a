import type { Language } from '@vela/contracts';
import type { ResourceKey } from 'i18next';

/** One file per language and namespace, so a page loads only its words; servers use catalogues. */
const files: Partial<Record<string, () => Promise<unknown>>> = import.meta.glob([
  './*/*.ts',
  '!./*/catalogue.ts',
]);

function isWords(value: unknown): value is ResourceKey & object {
  return typeof value === 'object' && value !== null;
}

/** Loads the words of a namespace. Rejects when loading fails or the namespace does not exist. */
export async function loadWords(
  language: Language,
  namespace: string,
): Promise<ResourceKey & object> {
  const module: unknown = await files[`./${language}/${namespace}.ts`]?.();
  const words: unknown = isWords(module) ? Reflect.get(module, namespace) : undefined;
  if (!isWords(words)) throw new Error(`There are no words in ${language} for ${namespace}`);
  return words;
}
