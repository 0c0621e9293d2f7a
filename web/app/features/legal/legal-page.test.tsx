import { type Language, languages } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/content.server.ts';
import { getServerI18n } from '../../i18n/server.ts';
import { legalPages } from '../../site-pages.ts';
import { LegalPage } from './legal-page.tsx';

const pages = languages.flatMap((language) =>
  legalPages.map(({ key }) => [language, key] as const),
);

function renderPage(language: Language, key: string): string {
  const content = readContent(key, language);
  if (content === undefined) throw new Error(`There is no text ${key} in ${language}`);
  return renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <MemoryRouter>
        <LegalPage
          document={key}
          content={content}
          related={[{ title: 'Another text', path: '/Another' }]}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const countMatches = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe.each(pages)('the legal page (%s) %s', (language, key) => {
  const html = renderPage(language, key);

  it('has one h1, its version, and one template notice', () => {
    expect(countMatches(html, /<h1/g)).toBe(1);
    expect(html).toMatch(/<time[^>]*dateTime="\d{4}-\d\d-\d\d"/i);
    expect(countMatches(html, language === 'en' ? /is a template/g : /bir şablondur/g)).toBe(1);
  });

  it('links to its sections, beside and above the text, and to other texts', () => {
    const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(sections.length).toBeGreaterThan(5);
    for (const id of sections) expect(countMatches(html, new RegExp(`href="#${id}"`, 'g'))).toBe(2);
    expect(countMatches(html, /<details/g)).toBe(1);
    expect(html).toContain('href="/Another"');
  });
});
