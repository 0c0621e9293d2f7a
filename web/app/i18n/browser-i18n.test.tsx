import { type Language, languages } from '@vela/contracts';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createBrowserI18n } from './browser-i18n.ts';
import { catalogues } from './by-language.ts';
import { loadWords } from './load-words.ts';
import { getServerI18n } from './server.ts';

type Texts = { readonly [key: string]: string | Texts };

const createBrowser = (language: Language, words: object = catalogues[language]) =>
  createBrowserI18n({ language, words: { ...words }, loadWords });

function listTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${prefix}${key}`, text] as [string, string]]
      : listTexts(text, `${prefix}${key}.`),
  );
}

// What a pattern or a second pass over the text would damage.
const value = `a & <b> "c" $& $1 {{count}} d/e`;
const fillEach = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, value]));
/** The key as it is written, and the key of plural forms with counts. */
const listUses = (namespace: string, texts: Texts) =>
  listTexts(texts, `${namespace}:`).flatMap(([key, text]) => [
    [key, undefined] as const,
    [key, fillEach(text)] as const,
    ...(/_(?:one|other)$/.test(key)
      ? [0, 1, 2, 1.5, 1_000].map(
          (count) => [key.replace(/_\w+$/, ''), { ...fillEach(text), count }] as const,
        )
      : []),
  ]);

/** The text of a key that need not be one of the catalogue. */
const translate = (from: i18n, key: string, values?: object): unknown =>
  Reflect.apply(from.t, from, values === undefined ? [key] : [key, values]);

const render = (from: i18n) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={from}>
      <Sentence />
    </I18nextProvider>,
  );

describe.each(languages)('the words of browsers, in %s', (language) => {
  const server = getServerI18n(language);
  const { i18n: browser } = createBrowser(language);

  it.each(Object.entries<Texts>(catalogues[language]))(
    'are those of i18next: %s',
    (namespace, texts) => {
      const uses = listUses(namespace, texts);
      const list = (from: i18n) => uses.map(([key, values]) => translate(from, key, values));
      expect(list(browser)).toEqual(list(server));
    },
  );

  it('are those of i18next with a namespace before the key, and without a text', () => {
    for (const key of ['title', 'navigation.menu', 'site:no.such', 'no.such', 'home:'])
      expect(translate(browser, key)).toBe(translate(server, key));
  });

  it('make the same elements in a sentence', () => {
    const markup = render(browser);
    expect(markup).toContain('<strong>a&amp;b&lt;c&gt;@example.com</strong>');
    expect(markup).toBe(render(server));
  });
});

function Sentence() {
  const { t } = useTranslation('account');
  return (
    <Trans
      t={t}
      i18nKey="verification.sentTo"
      values={{ email: 'a&b<c>@example.com', count: 6, minutes: '10' }}
      components={{ strong: <strong /> }}
    />
  );
}

describe('the words of browsers', () => {
  it('are loaded by namespace, in the language shown', async () => {
    const { i18n, listNamespaces } = createBrowser('tr', { site: catalogues.tr.site });
    expect(i18n.hasLoadedNamespace('faq')).toBe(false);
    await new Promise<void>((done) => void i18n.loadNamespaces(['site', 'faq'], () => done()));
    expect(i18n.hasLoadedNamespace('faq')).toBe(true);
    expect(listNamespaces()).toEqual(['site', 'faq']);
    expect(i18n.t('faq:title')).toBe(catalogues.tr.faq.title);
  });

  it('show keys where a namespace could not be loaded', async () => {
    const { i18n } = createBrowser('en', {});
    await new Promise<void>((done) => void i18n.loadNamespaces(['unknown'], () => done()));
    expect(i18n.hasLoadedNamespace('unknown')).toBe(true);
    expect(translate(i18n, 'unknown:title')).toBe('title');
  });

  it('change with the language, which those that listen hear', () => {
    const { i18n, addWords, changeLanguage } = createBrowser('en');
    const heard: string[] = [];
    const listener = () => void heard.push(i18n.language);
    i18n.on('languageChanged', listener);
    addWords('tr', 'home', catalogues.tr.home);
    changeLanguage('tr');
    i18n.off('languageChanged', listener);
    changeLanguage('en');
    expect(heard).toEqual(['tr']);
    expect(i18n.getFixedT('tr', 'home')('hero.heading')).toBe(catalogues.tr.home.hero.heading);
    expect(i18n.t('home:hero.heading')).toBe(catalogues.en.home.hero.heading);
  });
});
