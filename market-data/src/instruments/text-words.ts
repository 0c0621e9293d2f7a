import { fold } from '@vela/contracts';

/** A word of a text: letters and digits, folded, with what followed its apostrophe apart. `start` and `end` cover the whole word. */
export type TextWord = {
  readonly folded: string;
  /** Folded ending after an apostrophe, as in "BTCUSDT'yi". */
  readonly ending: string | undefined;
  readonly original: string;
  readonly start: number;
  readonly end: number;
};

/** Splits a text (NFC) into its words; every other character only separates. */
export function toWords(text: string): TextWord[] {
  const folded = fold(text);
  const words: TextWord[] = [];
  for (const match of folded.matchAll(/([\p{L}\p{N}]+)(?:'(\p{L}+))?/gu)) {
    const [whole, word = '', ending] = match;
    words.push({
      folded: word,
      ending,
      original: text.slice(match.index, match.index + word.length),
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return words;
}

/** The form under which a name is found: its folded words joined by single spaces. */
export function toPhraseKey(text: string): string {
  return toWords(text.normalize('NFC'))
    .map((word) => (word.ending === undefined ? word.folded : `${word.folded} ${word.ending}`))
    .join(' ');
}

/** The form under which a code is found, without any separator: "eur/usd" and "EURUSD" meet. */
export function toCompactKey(text: string): string {
  return toPhraseKey(text).replaceAll(' ', '');
}
