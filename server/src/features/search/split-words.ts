import { foldText } from '@vela/contracts';

/** Folded words, split at every character but letters and digits: "Vela'nın" holds "vela". */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Offset of the first of these folded words in the NFC form of a text; -1 when it has none. */
export function findFirstWord(text: string, words: readonly string[]): number {
  return foldText(text).search(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u'),
  );
}
