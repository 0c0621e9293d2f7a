import type { Evidence } from '@vela/contracts';
import type { Answer } from './answer.ts';

/** A stretch of an answer's text; with a `factId` it is a number that opens the fact it came from. */
export type TextSegment = { text: string; start: number; factId?: string };

/** A sentence cut at its linked numbers. Spans that overlap or lie outside the sentence are shown as plain text. */
export function toSegments(sentence: Evidence): TextSegment[] {
  const segments: TextSegment[] = [];
  let position = 0;
  for (const span of sentence.spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start < position || span.end > sentence.text.length || span.end <= span.start)
      continue;
    if (span.start > position)
      segments.push({ text: sentence.text.slice(position, span.start), start: position });
    segments.push({
      text: sentence.text.slice(span.start, span.end),
      start: span.start,
      factId: span.factId,
    });
    position = span.end;
  }
  if (position < sentence.text.length)
    segments.push({ text: sentence.text.slice(position), start: position });
  return segments;
}

/**
 * Words that have arrived without their evidence. While the answer runs none are shown: they would stand there without their links first, and
 * the evidence comes right after them. Of one that ended in the middle of a sentence they are kept.
 */
export function unboundText(answer: Answer): string {
  if (answer.outcome === 'running') return '';
  const last = answer.sentences.at(-1);
  return last === undefined ? answer.text : answer.text.slice(last.offset + last.text.length);
}

/** The other timeframe a sentence speaks of, where it speaks of that one alone. */
function timeframeOf({ factIds }: Evidence): string | undefined {
  const [first, ...others] = new Set(factIds.map((id) => /^timeframe\.(\w+)\./.exec(id)?.[1]));
  return others.length === 0 ? first : undefined;
}

const longestParagraph = 3;

/**
 * The sentences of an answer in paragraphs of a readable length: at most three sentences each, and a new one where another timeframe begins or
 * ends. The narrator's text is one line; a wall of fourteen sentences is not read. A sentence that arrives moves none of those before it.
 */
export function toParagraphs(sentences: readonly Evidence[]): Evidence[][] {
  const paragraphs: Evidence[][] = [];
  let timeframe: string | undefined;
  for (const sentence of sentences) {
    const paragraph = paragraphs.at(-1);
    const next = timeframeOf(sentence);
    if (paragraph === undefined || paragraph.length === longestParagraph || next !== timeframe)
      paragraphs.push([sentence]);
    else paragraph.push(sentence);
    timeframe = next;
  }
  return paragraphs;
}
