import type { Language } from '@vela/contracts';
import { toMethodPath } from '../site-pages.ts';
import type { RenderedContent } from './content-meta.ts';
import { listContentKeys, readContent } from './content.server.ts';

const folder = 'methods/';

/** All texts of the method library with their card text. */
export function listMethods(
  language: Language,
): { slug: string; path: string; title: string; lead: string }[] {
  return listContentKeys(language)
    .filter((key) => key.startsWith(folder))
    .flatMap((key) => {
      const slug = key.slice(folder.length);
      const content = readContent(key, language);
      return content === undefined
        ? []
        : [{ slug, path: toMethodPath(slug), title: content.title, lead: content.lead }];
    });
}

/** The text of a method; the slug is case-insensitive. Undefined when there is none. */
export function readMethod(
  slug: string,
  language: Language,
): { slug: string; content: RenderedContent } | undefined {
  const wanted = slug.toLowerCase();
  const content = readContent(folder + wanted, language);
  return content && { slug: wanted, content };
}
