import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { articlePages, legalPages } from '../site-pages.ts';
import { listContentKeys, readContent, toPlainText } from './content.server.ts';

const keys = listContentKeys('en');

/** What must be alike in every language: sections, and where the links lead. */
function outline(key: string, language: 'en' | 'tr') {
  const content = readContent(key, language);
  return {
    sections: content?.sections.map(({ id }) => id),
    links: [...(content?.html ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href).toSorted(),
    pictures: [...(content?.html ?? '').matchAll(/data-illustration="([^"]+)"/g)].map(([, name]) => name),
  };
}

describe('the texts of the site', () => {
  it('are there for every page that is a text', () => {
    expect(keys).toEqual(expect.arrayContaining([...articlePages, ...legalPages].map(({ key }) => key)));
  });

  it('are the same ones in both languages', () => {
    expect(listContentKeys('tr')).toEqual(keys);
  });

  it.each(keys)('%s has the same sections, links and pictures in both languages', (key) => {
    expect(outline(key, 'tr')).toEqual(outline(key, 'en'));
  });

  it.each(languages.flatMap((language) => keys.map((key) => [language, key] as const)))(
    '(%s) %s says what it is in its head, and keeps one heading for the page',
    (language, key) => {
      const content = readContent(key, language);
      expect(content?.title.length).toBeGreaterThan(2);
      expect(content?.description.length).toBeGreaterThan(50);
      expect(content?.description.length).toBeLessThan(200);
      expect(content?.lead.length).toBeGreaterThan(20);
      expect(content?.sections.length).toBeGreaterThan(0);
      expect(content?.html).not.toMatch(/<h1|undefined|NaN|\[object /);
    },
  );
});

describe('plain text', () => {
  it('keeps words apart and entities readable', () => {
    expect(toPlainText('<h2>A&amp;B</h2><p>it&#x27;s <b>one</b></p><svg><text>x</text></svg>')).toBe("A&B it's one");
  });
});
