import { foldText } from '@vela/contracts';

/** A folded word without the ending after its apostrophe; `start` and `end` include that. */
export type TextWord = {
  readonly folded: string;
  /** Folded ending after an apostrophe, as in "BTCUSDT'yi". */
  readonly ending: string | undefined;
  readonly original: string;
  readonly start: number;
  readonly end: number;
};

/** Splits a text (NFC) into words of letters and digits; all other characters are separators. */
export function toWords(text: string): TextWord[] {
  const folded = foldText(text);
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

/** Lookup key of a name: its folded words joined by single spaces. */
export function toPhraseKey(text: string): string {
  return toWords(text.normalize('NFC'))
    .map((word) => (word.ending === undefined ? word.folded : `${word.folded} ${word.ending}`))
    .join(' ');
}

/** Lookup key of a code, without separators: "eur/usd" and "EURUSD" have the same key. */
export function toCompactKey(text: string): string {
  return toPhraseKey(text).replaceAll(' ', '');
}
