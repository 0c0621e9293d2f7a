const foldedLetter: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  I: 'i',
  ş: 's',
  Ş: 's',
  ğ: 'g',
  Ğ: 'g',
  ç: 'c',
  Ç: 'c',
  ö: 'o',
  Ö: 'o',
  ü: 'u',
  Ü: 'u',
  â: 'a',
  Â: 'a',
  î: 'i',
  Î: 'i',
  û: 'u',
  Û: 'u',
  '’': "'",
  '‘': "'",
};

/**
 * Folds text for comparison so that English and Turkish spellings of one word meet: case, ı/i, İ/i, ş/s, ğ/g, ç/c, ö/o, ü/u and
 * circumflexes disappear. Locale-independent: never `toLowerCase()` alone, which keeps a dot on İ. Length-preserving for the letters
 * listed, so that positions in the folded text are positions in the (NFC) text.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      /[A-Z\u0080-\uffff]/g,
      (letter) =>
        foldedLetter[letter] ?? (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter),
    );
}
