import { languages } from './language.ts';
import { languageRules } from './vocabulary/rules-by-language.ts';

const foldedLetter: Readonly<Record<string, string>> = Object.assign(
  { '’': "'", '‘': "'" },
  ...languages.map((language) => languageRules[language].foldedLetters),
);

function foldLetter(letter: string): string {
  const folded = foldedLetter[letter];
  if (folded !== undefined) return folded;
  const small = letter.toLowerCase();
  return small.length === 1 ? small : letter;
}

/**
 * Case folding for comparisons, so that English and Turkish spellings of a word match: removes
 * case, ı/i, İ/i, ş/s, ğ/g, ç/c, ö/o, ü/u and circumflexes. Locale-independent; not `toLowerCase()`
 * alone, which keeps a dot on İ. Preserves the length for the letters listed, so positions in the
 * folded text are positions in the (NFC) text.
 */
export function foldText(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase();
  // Letters below the combining marks are composed already.
  const composed = /[\u0300-\uffff]/.test(text) ? text.normalize('NFC') : text;
  return composed.replace(/[A-Z\u0080-\uffff]/g, foldLetter);
}
