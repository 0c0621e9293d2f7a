import { type Language, languages } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/content.server.ts';
import { serverI18n } from '../../i18n/server.ts';
import { legalPages } from '../../site-pages.ts';
import { LegalPage } from './legal-page.tsx';

const pages = languages.flatMap((language) =>
  legalPages.map(({ key }) => [language, key] as const),
);

function render(language: Language, key: string): string {
  const content = readContent(key, language);
  if (content === undefined) throw new Error(`There is no text ${key} in ${language}`);
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
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

const countOf = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe.each(pages)('the legal page (%s) %s', (language, key) => {
  const html = render(language, key);

  it('has one heading, its version, and says once that it is a template', () => {
    expect(countOf(html, /<h1/g)).toBe(1);
    expect(html).toMatch(/<time[^>]*dateTime="\d{4}-\d\d-\d\d"/i);
    expect(countOf(html, language === 'en' ? /is a template/g : /bir şablondur/g)).toBe(1);
  });

  it('leads to each of its sections, beside the text and folded above it, and to other texts', () => {
    const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(sections.length).toBeGreaterThan(5);
    for (const id of sections) expect(countOf(html, new RegExp(`href="#${id}"`, 'g'))).toBe(2);
    expect(countOf(html, /<details/g)).toBe(1);
    expect(html).toContain('href="/Another"');
  });
});
