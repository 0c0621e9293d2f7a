import type { Language } from '@vela/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/catalogue.ts';
import { i18nOptions } from './options.ts';
import { tr } from './tr/catalogue.ts';

function createServerI18n(language: Language): i18n {
  const instance = createInstance();
  // With initAsync off and the words at hand, init is done when it returns.
  void instance.use(initReactI18next).init({ ...i18nOptions, lng: language, resources: { en, tr } });
  return instance;
}

const instances: Record<Language, i18n> = { en: createServerI18n('en'), tr: createServerI18n('tr') };

/** One instance per language for all requests: it is never changed, so no request can colour another. */
export function serverI18n(language: Language): i18n {
  return instances[language];
}
