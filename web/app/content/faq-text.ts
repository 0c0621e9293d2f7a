import type { FaqEntry } from './faq-entry.ts';

/** A part of a paragraph: plain text, or a link when `to` is set. */
export type FaqPiece = { readonly text: string; readonly to?: string };

/** Splits a paragraph at its `[words](/path)` links. */
export function toPieces(paragraph: string): FaqPiece[] {
  const parts = paragraph.split(/\[([^\]]+)\]\((\/[^)]*)\)/);
  // Groups of three: text before the link, link text, link path.
  return parts.flatMap((text, index) => {
    const to = index % 3 === 1 ? parts[index + 1] : undefined;
    if (index % 3 === 2 || text === '') return [];
    return [to === undefined ? { text } : { text, to }];
  });
}

/** An answer as plain text. */
export function toPlainAnswer({ answer }: Pick<FaqEntry, 'answer'>): string {
  return answer
    .map((paragraph) =>
      toPieces(paragraph)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ');
}
