import type { Evidence } from '@vela/contracts';
import type { Answer } from './answer.ts';

/** A stretch of an answer's text; with a `factId` it is a number that opens the fact it came from. */
export type TextSegment = { text: string; start: number; factId?: string };

/** A sentence cut at its linked numbers. Spans that overlap or lie outside the sentence are shown as plain text. */
export function toSegments(sentence: Evidence): TextSegment[] {
  const segments: TextSegment[] = [];
  let position = 0;
  for (const span of sentence.spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start < position || span.end > sentence.text.length || span.end <= span.start) continue;
    if (span.start > position) segments.push({ text: sentence.text.slice(position, span.start), start: position });
    segments.push({ text: sentence.text.slice(span.start, span.end), start: span.start, factId: span.factId });
    position = span.end;
  }
  if (position < sentence.text.length) segments.push({ text: sentence.text.slice(position), start: position });
  return segments;
}

/** Words that have arrived without their evidence: the last sentence while it is being sent. */
export function unboundText(answer: Answer): string {
  const last = answer.sentences.at(-1);
  return last === undefined ? answer.text : answer.text.slice(last.offset + last.text.length);
}

/**
 * The sentences of an answer in paragraphs of a readable length: three sentences each, and never a last paragraph of one.
 * The narrator's text is one line; a wall of fourteen sentences is not read.
 */
export function toParagraphs(sentences: readonly Evidence[]): Evidence[][] {
  const paragraphs: Evidence[][] = [];
  for (let index = 0; index < sentences.length; index += 3) paragraphs.push(sentences.slice(index, index + 3));
  const last = paragraphs.at(-1);
  const previous = paragraphs.at(-2);
  if (last !== undefined && previous !== undefined && last.length === 1) paragraphs.splice(-2, 2, [...previous, ...last]);
  return paragraphs;
}
