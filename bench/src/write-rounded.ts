import { formatFactValue, mapLanguages, type Fact, type Language } from '@vela/contracts';

const dayForms = mapLanguages((language) => ({
  day: new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }),
  us: new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }),
}));
const words = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on'.split(' '),
} as const;
const thousand = { en: 'k', tr: ' bin' } as const;

function formatNumber(value: number, language: Language, decimals: number): string {
  return new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** Forms that a value can have: "full", a number of decimals, "k", "word", "word%", "day", "us". */
function formatMeasured(fact: Fact, form: string, language: Language): string | undefined {
  const value = Math.abs(Number(fact.value));
  if (form === 'k')
    return value < 1e4
      ? undefined
      : `${formatNumber(value / 1e3, language, 1)}${thousand[language]}`;
  if (form === 'word') return words[language][value];
  const decimals = form === 'word%' ? 1 : Number(form);
  // A rounding that leaves fewer than two digits is no writer's.
  if (value < 10 ** (1 - decimals)) return undefined;
  const number = formatNumber(value, language, decimals);
  if (fact.unit !== 'percent') return number;
  if (form === 'word%') return language === 'tr' ? `yüzde ${number}` : `${number} percent`;
  return language === 'tr' ? `%${number}` : `${number}%`;
}

/** A fact as a writer would round it, without a sign; undefined where the form does not suit it. */
export function writeRounded(fact: Fact, form: string, language: Language): string | undefined {
  if (typeof fact.value === 'string') return undefined;
  if (form === 'day' || form === 'us') return dayForms[language][form].format(fact.value);
  if (form === 'full') return formatFactValue({ ...fact, value: Math.abs(fact.value) }, language);
  return formatMeasured(fact, form, language);
}
