import type { Sentence } from '@vela/contracts';

/** A text range of a sentence; with a `factId` it is a number that links to its fact. */
export type TextRange = { text: string; factId?: string };

/** Splits a sentence at its numbers. Overlapping or out-of-range spans become plain text. */
export function toTextRanges({ text, spans }: Pick<Sentence, 'text' | 'spans'>): TextRange[] {
  const ranges: TextRange[] = [];
  let position = 0;
  for (const { start, end, factId } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < position || end > text.length || end <= start) continue;
    if (start > position) ranges.push({ text: text.slice(position, start) });
    ranges.push({ text: text.slice(start, end), factId });
    position = end;
  }
  if (position < text.length) ranges.push({ text: text.slice(position) });
  return ranges;
}
