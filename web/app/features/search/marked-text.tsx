import { markWords } from './mark-words.ts';

/** Text with the query's words marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map((piece, index) =>
    piece.isHit ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
      <mark key={index} className="rounded-sm bg-accent-soft font-semibold text-accent">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
