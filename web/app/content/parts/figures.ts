import type { Language } from '@vela/contracts';

/** Both ends of a span, such as "1–3"; a single number stays alone. */
export function formatSpan(span: number | readonly [number, number]): string {
  return typeof span === 'number' ? String(span) : `${span[0]}–${span[1]}`;
}

/** US cents as people read them: $19.99, and 19,99 $ in Turkish; whole dollars without cents. */
export function money(cents: number, language: Language): string {
  const amount = new Intl.NumberFormat(language, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
  return language === 'tr' ? `${amount}\u00A0$` : `$${amount}`;
}

/** Numbers one after another with the word before the last: "5, 10 and 15". */
export function list(numbers: readonly number[], language: Language): string {
  return new Intl.ListFormat(language === 'tr' ? 'tr' : 'en-GB', { type: 'conjunction' }).format(
    numbers.map(String),
  );
}
