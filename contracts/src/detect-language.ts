import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Language hints of a request: `lng` query, cookie value and Accept-Language header. */
export type LanguageHints = {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
};

/** Language of a request: query, then cookie, then Accept-Language, then the default. */
export function detectLanguage(hints: LanguageHints): Language {
  if (isLanguage(hints.query)) return hints.query;
  if (isLanguage(hints.cookie)) return hints.cookie;
  return findPreferredLanguage(hints.acceptLanguage ?? '') ?? defaultLanguage;
}

function findPreferredLanguage(acceptLanguage: string): Language | undefined {
  const offers = acceptLanguage.split(',').map((offer) => {
    const [tag = '', ...params] = offer.trim().split(';');
    const weight = params.map((param) => param.trim()).find((param) => param.startsWith('q='));
    return {
      tag: tag.trim().slice(0, 2).toLowerCase(),
      weight: weight === undefined ? 1 : Number(weight.slice(2)),
    };
  });
  return offers
    .filter((offer) => offer.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map((offer) => offer.tag)
    .find(isLanguage);
}
