import type { Language } from '@vela/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from './by-language.ts';
import { createIllustration } from './parts/illustration.tsx';

const pictures = new Map<Language, string>();

/**
 * The picture at the head of the method library: one chart with the structures that it explains, as
 * markup. Rendered once per language, so the browser loads no JavaScript for it.
 */
export function readLibraryPicture(language: Language): string {
  const ready = pictures.get(language);
  if (ready !== undefined) return ready;
  const caption = words[language].illustration.library;
  const html = renderToStaticMarkup(
    createElement(createIllustration(language), {
      name: 'technical-overview',
      caption,
      isOverview: true,
    }),
  );
  pictures.set(language, html);
  return html;
}
