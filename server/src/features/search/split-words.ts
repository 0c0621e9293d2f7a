import { fold } from '@vela/contracts';

/** A word as it is compared, and where it begins in the NFC form of the text. */
export type FoundWord = { readonly word: string; readonly at: number };

/** The words of a text, folded. What is no letter and no digit parts them, so that "Vela'nın" holds "vela". */
export function splitWords(text: string): FoundWord[] {
  return [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    at: index,
  }));
}
