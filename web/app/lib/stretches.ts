import type { Sentence } from '@vela/contracts';

/** A stretch of a sentence; with a `factId` it is a number that leads to its fact. */
export type Stretch = { text: string; factId?: string };

/** The sentence cut at its numbers. */
export function toStretches({ text, spans }: Sentence): Stretch[] {
  const stretches: Stretch[] = [];
  let position = 0;
  for (const { start, end, factId } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > position) stretches.push({ text: text.slice(position, start) });
    stretches.push({ text: text.slice(start, end), factId });
    position = end;
  }
  if (position < text.length) stretches.push({ text: text.slice(position) });
  return stretches;
}
