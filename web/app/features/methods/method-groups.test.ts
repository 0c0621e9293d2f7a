import { languages, methodPages } from '@vela/contracts';
import { expect, it } from 'vitest';
import { listContentKeys, readContent } from '../../content/content.server.ts';
import { methodGroups } from './method-groups.ts';

const texts = listContentKeys()
  .filter((key) => key.startsWith('methods/'))
  .map((key) => key.slice('methods/'.length));

it('the library shows every method that has a text, once', () => {
  expect(methodGroups.flatMap(({ slugs }) => [...slugs]).toSorted()).toEqual(texts);
});

it('every method a fact can name has a text', () => {
  expect(texts).toEqual(expect.arrayContaining(Object.values(methodPages)));
});

it.each(languages.flatMap((language) => texts.map((slug) => [language, slug] as const)))(
  '(%s) %s has a picture',
  (language, slug) => {
    const html = readContent(`methods/${slug}`, language)?.html;
    expect(html).toMatch(/<figure [^>]*data-illustration="[^"]+"[^>]*>.*?<svg [^>]*role="img"/s);
  },
);
