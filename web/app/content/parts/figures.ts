import { type Language, languageRules } from '@vela/contracts';

/** Formats a range such as "1–3", or a single number. */
export function formatSpan(span: number | readonly [number, number]): string {
  return typeof span === 'number' ? String(span) : `${span[0]}–${span[1]}`;
}

/** Formats US cents: $19.99, in Turkish 19,99 $; no decimals for whole dollars. */
export function money(cents: number, language: Language): string {
  const amount = new Intl.NumberFormat(language, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
  return languageRules[language].formatDollars(amount);
}

/** Joins numbers with the conjunction before the last: "5, 10 and 15". */
export function list(numbers: readonly number[], language: Language): string {
  return new Intl.ListFormat(languageRules[language].dateLocale, { type: 'conjunction' }).format(
    numbers.map(String),
  );
}
