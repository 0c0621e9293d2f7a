import { randomBytes } from 'node:crypto';
import type { Language } from '@vela/contracts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { type RenderingI18n, renderingI18n } from '../../i18n/server.ts';
import { toScriptJson } from '../script-json.ts';
import { keptBack } from './kept-back.server.ts';
import { rememberLatest } from './remember-latest.ts';
import type { PagePart, RenderingParts } from './page-parts.ts';

type RenderedElement = { readonly part: PagePart; readonly namespaces: readonly string[] };

/** About ten times as many as the site has: what is shown of the news and of the sample changes from day to day. */
const elements = rememberLatest<RenderedElement>(500);
const texts = rememberLatest<PagePart>(500);
const data = new WeakMap<object, PagePart>();

/** Nobody outside learns it, so nobody can write what stands for a part into a page. */
const secret = randomBytes(16).toString('hex');
/** Begins every id that React makes up. */
const madeUp = 'made-up-';

/**
 * Renders away from the page: there is no session, no address, no theme and no loader to ask, so nothing of one request gets into what
 * all are given.
 */
function renderAlone(element: ReactNode, language: Language): RenderedElement {
  const { i18n, usedNamespaces } = renderingI18n(language);
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">{element}</StaticRouter>
    </I18nextProvider>,
    { identifierPrefix: madeUp },
  );
  if (html.includes(madeUp))
    throw new Error(
      'A part that is made ready has to name its ids itself: useId gives others in the browser',
    );
  return { part: { html }, namespaces: usedNamespaces() };
}

function dataPart(value: object): PagePart {
  const known = data.get(value);
  if (known !== undefined) return known;
  const part = { html: toScriptJson(value) };
  data.set(value, part);
  return part;
}

type Rendering = {
  readonly language: Language;
  readonly words: RenderingI18n;
  /** Takes the parts of this page, by what stands for them in its HTML. */
  readonly placed: Map<string, PagePart>;
};

/** What the rendering of one page puts its parts into it with. */
export function renderingParts({ language, words, placed }: Rendering): RenderingParts {
  const place = (part: PagePart): string => {
    const mark = `<!--${secret}:${placed.size}-->`;
    placed.set(mark, part);
    return mark;
  };
  return {
    keptBack,
    placeText: (given) => {
      const html = keptBack(given);
      return typeof html === 'string' ? place(texts.get(html, () => ({ html }))) : '';
    },
    placeData: (carried) => {
      const value = keptBack(carried);
      return typeof value === 'object' && value !== null ? place(dataPart(value)) : 'null';
    },
    placeElement: (key, element) => {
      // During development the next rendering may come from another version of the component.
      const { part, namespaces } =
        import.meta.env.MODE === 'development'
          ? renderAlone(element, language)
          : elements.get(key, () => renderAlone(element, language));
      words.addNamespaces(namespaces);
      return place(part);
    },
  };
}
