import type { Language } from '@vela/contracts';
import type { i18n, ResourceKey } from 'i18next';
import { i18nOptions } from './options.ts';
import { createTranslate, fillPlaceholders, type Words } from './translate.ts';

type LoadWords = (language: Language, namespace: string) => Promise<ResourceKey & object>;
type Start = {
  readonly language: Language;
  readonly words: Readonly<Record<string, Words>>;
  /** Loads a namespace which the page did not bring. */
  readonly loadWords: LoadWords;
};

const toStoreKey = (code: string, namespace: string): string => `${code}/${namespace}`;

function createListeners() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    on: (event: string, listener: () => void): void =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: () => void): void => void listeners.get(event)?.delete(listener),
    emit: (event: string): void => listeners.get(event)?.forEach((listener) => listener()),
  };
}

/**
 * What browsers use of i18next, for react-i18next: texts with values and plurals, namespaces loaded
 * when first used, and a change of the language. A tenth of its size; the server has i18next
 * itself, and a test holds every text of the catalogues against it.
 */
export function createBrowserI18n({ language: first, words, loadWords }: Start) {
  let language = first;
  const store = new Map<string, Words>();
  const { on, off, emit } = createListeners();
  const addWords = (code: Language, namespace: string, texts: Words): void =>
    void store.set(toStoreKey(code, namespace), texts);
  const getFixedT = (code: string | null | undefined, namespace?: string) =>
    Object.assign(
      createTranslate({
        language: code ?? language,
        namespace: namespace ?? i18nOptions.defaultNS,
        getWords: (name) => store.get(toStoreKey(code ?? language, name)),
      }),
      { ns: namespace, lng: code },
    );
  for (const [namespace, texts] of Object.entries(words)) addWords(first, namespace, texts);

  const instance = {
    options: { ...i18nOptions, ns: [], react: { useSuspense: true } },
    // Trans fills the values of the pieces of a sentence.
    services: { interpolator: { interpolate: fillPlaceholders } },
    isInitialized: true,
    get language() {
      return language;
    },
    get resolvedLanguage() {
      return language;
    },
    get languages() {
      return [language];
    },
    getFixedT,
    t: (key: string, values?: object) => getFixedT(undefined)(key, values),
    hasLoadedNamespace: (namespace: string) => store.has(toStoreKey(language, namespace)),
    /** Loads what is missing. A namespace that cannot be loaded shows its keys, as in i18next. */
    loadNamespaces: async (names: readonly string[], done: () => void): Promise<void> => {
      const code = language;
      const missing = names.filter((name) => !store.has(toStoreKey(code, name)));
      await Promise.all(
        missing.map(async (name) =>
          addWords(code, name, await loadWords(code, name).catch(() => ({}))),
        ),
      );
      done();
    },
    on,
    off,
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what react-i18next uses
    i18n: instance as unknown as i18n,
    addWords,
    /** Namespaces with words in the current language. */
    listNamespaces: (): string[] =>
      [...store.keys()]
        .filter((key) => key.startsWith(`${language}/`))
        .map((key) => key.slice(language.length + 1)),
    /** Shows another language, whose words have to be there. */
    changeLanguage: (next: Language): void => {
      language = next;
      emit('languageChanged');
    },
  };
}
