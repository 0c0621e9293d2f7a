import { defaultLanguage, type Language } from '@vela/contracts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentMeta, ContentSection, RenderedContent } from './content-meta.ts';
import { createContentParts } from './parts/content-parts.ts';

type ContentModule = {
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  meta: ContentMeta;
};

const modules = import.meta.glob<ContentModule>('./*/**/*.mdx', {
  eager: true,
});
const rendered = new Map<string, RenderedContent>();

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00A0',
};

/** Inline elements: their tags do not separate words. */
const inlineTags =
  'a|abbr|b|bdi|cite|code|data|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|var|wbr';

/** Strips tags and decodes entities; a heading is joined to the following text with a colon. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<(?:style|svg)\b[\s\S]*?<\/(?:style|svg)>/g, ' ')
    .replaceAll(/(?<![.?!:…])<\/h[1-6]>(?=\s*<)/g, ': ')
    .replaceAll(new RegExp(`</?(?:${inlineTags})(?:\\s[^>]*)?/?>`, 'g'), '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\w+|#\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The sections, in order, as `Section` renders them. */
function findSections(html: string): ContentSection[] {
  return [...html.matchAll(/<section id="([^"]+)"[^>]*><h2[^>]*>([\s\S]*?)<\/h2>/g)].map(
    ([, id = '', heading = '']) => ({ id, heading: toPlainText(heading) }),
  );
}

/**
 * The text `key` (a file name without `.mdx`, such as `methods/fair-value-gap`), or undefined.
 * Rendered once per process, on the server only, so the browser loads no JavaScript for it.
 */
export function readContent(key: string, language: Language): RenderedContent | undefined {
  const file = `./${language}/${key}.mdx`;
  const ready = rendered.get(file);
  if (ready !== undefined) return ready;
  const module = modules[file];
  if (module === undefined) return undefined;
  const html = renderToStaticMarkup(
    createElement(module.default, { components: createContentParts(language) }),
  );
  const content = {
    ...module.meta,
    file: `${language}/${key}`,
    html,
    sections: findSections(html),
  };
  rendered.set(file, content);
  return content;
}

/** Keys of all texts in a language. A test checks that both languages have the same keys. */
export function listContentKeys(language: Language = defaultLanguage): string[] {
  const folder = `./${language}/`;
  return Object.keys(modules)
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length, -'.mdx'.length))
    .toSorted();
}
