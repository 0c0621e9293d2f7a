import { fold } from '@vela/contracts';

export type MarkedPiece = { readonly text: string; readonly isHit: boolean };

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The text in pieces, those that are words of the query marked; case and accents make no difference. */
export function markWords(text: string, query: string): MarkedPiece[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isHit: false }];
  const plain = text.normalize('NFC');
  // The longest first: of two words at one place the longer one is marked.
  const pattern = new RegExp(
    words
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  );
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { index, 0: hit } of fold(plain).matchAll(pattern)) {
    if (index > end) pieces.push({ text: plain.slice(end, index), isHit: false });
    end = index + hit.length;
    pieces.push({ text: plain.slice(index, end), isHit: true });
  }
  if (end < plain.length) pieces.push({ text: plain.slice(end), isHit: false });
  return pieces;
}
