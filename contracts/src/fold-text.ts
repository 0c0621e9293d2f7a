import { languages } from './language.ts';
import { languageRules } from './vocabulary/rules-by-language.ts';

const foldedLetter: Readonly<Record<string, string>> = Object.assign(
  { '’': "'", '‘': "'" },
  ...languages.map((language) => languageRules[language].foldedLetters),
);

// Not made anew in each call: V8 drops the compiled code of a function with the function itself.
const foldLetter = (letter: string): string => foldedLetter[letter] ?? letter.toLowerCase();

/**
 * Case folding for comparisons, so that English and Turkish spellings of a word match: removes
 * case, ı/i, İ/i, ş/s, ğ/g, ç/c, ö/o, ü/u and circumflexes. Locale-independent; not `toLowerCase()`
 * alone, which keeps a dot on İ. Preserves the length for the letters listed, so positions in the
 * folded text are positions in the (NFC) text.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').replace(/[A-Z\u0080-\uffff]/g, foldLetter);
}
