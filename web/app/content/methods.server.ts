import type { Language } from '@vela/contracts';
import { methodPath } from '../site-pages.ts';
import type { RenderedContent } from './content-meta.ts';
import { listContentKeys, readContent } from './content.server.ts';

const folder = 'methods/';

/** Every text of the method library, with the words of its card. */
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
        : [{ slug, path: methodPath(slug), title: content.title, lead: content.lead }];
    });
}

/** The text of a method; its slug may be written in any letter case. Undefined when there is none. */
export function readMethod(
  slug: string,
  language: Language,
): { slug: string; content: RenderedContent } | undefined {
  const wanted = slug.toLowerCase();
  const content = listContentKeys(language).includes(folder + wanted)
    ? readContent(folder + wanted, language)
    : undefined;
  return content && { slug: wanted, content };
}
