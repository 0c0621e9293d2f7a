import {
  type Language,
  propertyCountries,
  type PropertyCountry,
  propertyCurrencies,
  type PropertyCurrency,
  type PropertyField,
  propertyFieldIds,
} from '@vela/contracts';

/** A deal as its address says it: each value as text, a number with a point or what was typed. */
export type LinkedDeal = {
  readonly country: PropertyCountry;
  readonly currency: PropertyCurrency;
  readonly values: Readonly<Partial<Record<PropertyField, string>>>;
};

export const currencyByCountry: Readonly<Record<PropertyCountry, PropertyCurrency>> = {
  us: 'USD',
  tr: 'TRY',
};

/** The path of the form of a deal, which can be shared and reloaded. */
export function toPropertyPath({ country, currency, values }: LinkedDeal): string {
  const query = new URLSearchParams({ country, currency });
  for (const field of propertyFieldIds) {
    const value = values[field];
    if (value !== undefined) query.set(field, value);
  }
  return `/property?${query}`;
}

/** The deal of an address; a country or currency that is none is that of the language. */
export function readPropertyLink(query: URLSearchParams, language: Language): LinkedDeal {
  const country =
    propertyCountries.find((one) => one === query.get('country')) ??
    (language === 'tr' ? 'tr' : 'us');
  const currency =
    propertyCurrencies.find((one) => one === query.get('currency')) ?? currencyByCountry[country];
  const values: Partial<Record<PropertyField, string>> = {};
  for (const field of propertyFieldIds) {
    const value = query.get(field);
    if (value !== null && value !== '') values[field] = value;
  }
  return { country, currency, values };
}
