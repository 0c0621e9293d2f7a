import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { articlePages, legalPages } from '../site-pages.ts';
import { listContentKeys, readContent, toPlainText } from './content.server.ts';

const keys = listContentKeys('en');

/** What must be equal in all languages: sections, link targets, counts of pictures and lists. */
function createOutline(key: string, language: 'en' | 'tr') {
  const content = readContent(key, language);
  return {
    sections: content?.sections.map(({ id }) => id),
    links: [...(content?.html ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .toSorted(),
    pictures: [...(content?.html ?? '').matchAll(/data-illustration="([^"]+)"/g)].map(
      ([, name]) => name,
    ),
    // A Turkish sentence that begins with an ordinal ("3. mum") is a numbered list to Markdown unless its full stop is escaped.
    lists: (content?.html ?? '').match(/<[ou]l\b/g)?.length,
  };
}

describe('the texts of the site', () => {
  it('exist for every text page', () => {
    expect(keys).toEqual(
      expect.arrayContaining([...articlePages, ...legalPages].map(({ key }) => key)),
    );
  });

  it('have the same keys in both languages', () => {
    expect(listContentKeys('tr')).toEqual(keys);
  });

  it.each(keys)('%s has the same sections, links, pictures and lists in both languages', (key) => {
    expect(createOutline(key, 'tr')).toEqual(createOutline(key, 'en'));
  });

  it.each(languages.flatMap((language) => keys.map((key) => [language, key] as const)))(
    '(%s) %s has title, description and lead, and no h1 of its own',
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
  it('separates words and decodes entities', () => {
    expect(
      toPlainText('<h2>A&amp;B</h2><p>it&#x27;s <b>one</b></p><svg><text>x</text></svg>'),
    ).toBe("A&B: it's one");
  });

  it('has no space before a comma, and separates headings from text', () => {
    const html =
      '<section id="a"><h2>What it says</h2><p>A <a href="/x">gap</a>, an <em>order block</em>.</p><h3>Why?</h3><p>Low<sub>t</sub></p></section>';
    expect(toPlainText(html)).toBe('What it says: A gap, an order block. Why? Lowt');
    expect(
      toPlainText(
        '<table><tr><th>open</th><td>1</td></tr></table><ul><li>one</li><li>two</li></ul>a<br/>b',
      ),
    ).toBe('open 1 one two a b');
  });
});
