import type { FaqEntry } from './faq-entry.ts';

/** A piece of a paragraph: words, and where they lead when they are a link. */
export type FaqPiece = { readonly text: string; readonly to?: string };

/** The pieces of a paragraph in which [words](/path) are links. */
export function toPieces(paragraph: string): FaqPiece[] {
  const parts = paragraph.split(/\[([^\]]+)\]\((\/[^)]*)\)/);
  // Of each three parts: words, the words of a link, its path.
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
