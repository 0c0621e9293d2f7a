import { languages } from '@vela/contracts';
import { expect, it } from 'vitest';
import { catalogues } from './by-language.ts';
import { loadWords } from './load-words.ts';

const namespaces = languages.flatMap((language) =>
  Object.entries(catalogues[language]).map(
    ([namespace, words]) => [language, namespace, words] as const,
  ),
);

it.each(namespaces)('loads the words of %s %s', async (language, namespace, words) => {
  expect(await loadWords(language, namespace)).toEqual(words);
});

it('rejects an unknown namespace', async () => {
  await expect(loadWords('en', 'catalogue')).rejects.toThrow('catalogue');
});
