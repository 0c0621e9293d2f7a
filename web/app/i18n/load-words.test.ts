import { expect, it } from 'vitest';
import { en } from './en/catalogue.ts';
import { loadWords } from './load-words.ts';
import { tr } from './tr/catalogue.ts';

const catalogues = [
  ...Object.entries(en).map((entry) => ['en', ...entry] as const),
  ...Object.entries(tr).map((entry) => ['tr', ...entry] as const),
];

it.each(catalogues)(
  'the browser finds the words of %s %s in a file of that name',
  async (language, namespace, words) => {
    expect(await loadWords(language, namespace)).toEqual(words);
  },
);

it('there are no words of a namespace nobody wrote', async () => {
  await expect(loadWords('en', 'catalogue')).rejects.toThrow('catalogue');
});
