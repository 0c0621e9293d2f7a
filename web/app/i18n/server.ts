import { mapLanguages, type Language } from '@vela/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues } from './by-language.ts';
import { i18nOptions } from './options.ts';

function createServerI18n(language: Language): i18n {
  const instance = createInstance();
  // With initAsync off and resources given, init completes synchronously.
  void instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: language, resources: catalogues });
  return instance;
}

/** One instance per language for all requests; never changed, so requests cannot interfere. */
const instances = mapLanguages(createServerI18n);

/** The words of a language, for texts outside pages. */
export function getServerI18n(language: Language): i18n {
  return instances[language];
}

/** An instance for one rendering that records its namespaces: hydration needs them. */
export type RenderingI18n = {
  readonly i18n: i18n;
  readonly usedNamespaces: () => string[];
};

/** An i18n instance of a language for one rendering. */
export function createRenderingI18n(language: Language): RenderingI18n {
  const used = new Set<string>();
  const usedNamespaces = (): string[] => [...used];
  const reportNamespaces = {
    addUsedNamespaces: (names: readonly string[]): void => names.forEach((name) => used.add(name)),
    getUsedNamespaces: usedNamespaces,
  };
  // Inherits everything but the namespace report from the shared instance, which stays unchanged.
  const own: unknown = Object.create(instances[language], {
    reportNamespaces: { value: reportNamespaces },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object whose prototype is an i18n has all an i18n has
  return { i18n: own as i18n, usedNamespaces };
}
