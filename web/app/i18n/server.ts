import type { Language } from '@vela/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/catalogue.ts';
import { i18nOptions } from './options.ts';
import { tr } from './tr/catalogue.ts';

function createServerI18n(language: Language): i18n {
  const instance = createInstance();
  // With initAsync off and the words at hand, init is done when it returns.
  void instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: language, resources: { en, tr } });
  return instance;
}

/** One instance per language for all requests: it is never changed, so no request can colour another. */
const instances: Record<Language, i18n> = {
  en: createServerI18n('en'),
  tr: createServerI18n('tr'),
};

/** The words of a language, for texts that are no page. */
export function serverI18n(language: Language): i18n {
  return instances[language];
}

/** The words of one rendering, and the namespaces it has asked for so far: the browser needs those before it takes the page over. */
export type RenderingI18n = {
  readonly i18n: i18n;
  readonly usedNamespaces: () => string[];
  /** Takes note of namespaces that a part of the page asked for when it was made. */
  readonly addNamespaces: (names: readonly string[]) => void;
};

/** The words of a language for one rendering. */
export function renderingI18n(language: Language): RenderingI18n {
  const used = new Set<string>();
  const usedNamespaces = (): string[] => [...used];
  const addNamespaces = (names: readonly string[]): void => names.forEach((name) => used.add(name));
  const reportNamespaces = { addUsedNamespaces: addNamespaces, getUsedNamespaces: usedNamespaces };
  // Everything but the report is the shared instance's own, which therefore stays as it is.
  const own: unknown = Object.create(instances[language], {
    reportNamespaces: { value: reportNamespaces },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object whose prototype is an i18n has all an i18n has
  return { i18n: own as i18n, usedNamespaces, addNamespaces };
}
