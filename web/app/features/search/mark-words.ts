import { foldText } from '@vela/contracts';

export type MarkedPiece = { readonly text: string; readonly isHit: boolean };

const escapePattern = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Splits a text at the query's words and marks those; ignores case and accents. */
export function markWords(text: string, query: string): MarkedPiece[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isHit: false }];
  const plain = text.normalize('NFC');
  // Longest first: of two words at one position the longer one is marked.
  const pattern = new RegExp(
    words
      .toSorted((a, b) => b.length - a.length)
      .map(escapePattern)
      .join('|'),
    'g',
  );
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { index, 0: hit } of foldText(plain).matchAll(pattern)) {
    if (index > end) pieces.push({ text: plain.slice(end, index), isHit: false });
    end = index + hit.length;
    pieces.push({ text: plain.slice(index, end), isHit: true });
  }
  if (end < plain.length) pieces.push({ text: plain.slice(end), isHit: false });
  return pieces;
}
