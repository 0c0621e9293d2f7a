import type { Language } from '@vela/contracts';
import { currencyPattern, scalePattern, scales } from './money-pattern.ts';
import { type Found, joinWords, listMatches } from './word-pattern.ts';

/** A typed number: a price, a size in percent (5 is 5 %), or a plain number. */
export type Quantity = {
  readonly kind: 'price' | 'percent' | 'number';
  readonly value: number;
};

// "60 bindeydi", "250'lerde", "40 dolari".
const ending = joinWords(({ numberWords }) => numberWords.ending);
const digits = '\\d+(?:[.,]\\d+)*';
const pattern = new RegExp(
  `(?<![a-z0-9.,])(?<before>[$€£₺¥]|% ?|yuzde )?(?<number>${digits})(?: ?(?<power>${scalePattern})(?:(?<=bin|milyon|k)'?${ending})?(?![a-z]))?(?<after> ?%| ?percent| ?pct| per cent| ?(?:${currencyPattern})${ending}?(?![a-z]))?(?![a-z0-9])`,
  'g',
);

// "65.000" and "1,234,567" are grouped by thousands; "1.0850" and "1,5" have a decimal point.
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
/** The decimal point that a language has. */
const decimalMark: Readonly<Record<Language, string>> = { en: '.', tr: ',' };
/** With more digits before it, a point before three digits groups thousands in any language. */
const mostLeading = 1;

/** Whether one group of three digits is a decimal part: "1.175" in English, "1,175" in Turkish. */
function isDecimal(text: string, language: Language | undefined): boolean {
  const [leading = '', ...groups] = text.split(/[.,]/);
  const isMarked = language !== undefined && text.includes(decimalMark[language]);
  return isMarked && groups.length === 1 && leading.length <= mostLeading;
}

/** The value of typed digits, with a point or a comma in either meaning. */
export function toTypedNumber(text: string, language?: Language): number {
  const leading = Number(/^\d+/.exec(text)?.[0] ?? 0);
  if (grouped.test(text) && leading > 0 && !isDecimal(text, language))
    return Number(text.replaceAll(/[.,]/g, ''));
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return Number(text);
  return Number(`${text.slice(0, last).replaceAll(/[.,]/g, '')}.${text.slice(last + 1)}`);
}

function toKind(before: string, after: string): Quantity['kind'] {
  if (/%|yuzde/.test(before) || /%|percent|pct/.test(after)) return 'percent';
  return before !== '' || after !== '' ? 'price' : 'number';
}

/** The numbers of a folded text from which dates, periods, intervals and lengths were taken out. */
export function findQuantities(folded: string, language?: Language): readonly Found<Quantity>[] {
  return listMatches(folded, pattern).map((match) => {
    const { before = '', number = '0', power = '', after = '' } = match.groups ?? {};
    const kind = toKind(before, after);
    const scale = scales[power] ?? 1;
    return {
      value: {
        kind: kind === 'number' && scale > 1 ? 'price' : kind,
        value: toTypedNumber(number, language) * scale,
      },
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}
