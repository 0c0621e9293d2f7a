import type { Evidence } from '@vela/contracts';
import type { Answer } from './answer.ts';

/** Text without evidence: withheld while running (it follows), kept when cut in mid-sentence. */
export function getUnboundText(answer: Answer): string {
  if (answer.outcome === 'running') return '';
  const last = answer.sentences.at(-1);
  return last === undefined ? answer.text : answer.text.slice(last.offset + last.text.length);
}

/** The other timeframe a sentence is about, if it is about exactly that one. */
function findOtherTimeframe({ factIds }: Evidence): string | undefined {
  const [first, ...others] = new Set(factIds.map((id) => /^timeframe\.(\w+)\./.exec(id)?.[1]));
  return others.length === 0 ? first : undefined;
}

const maxParagraphSentences = 3;

/** Paragraphs of at most three, split where the timeframe changes; earlier ones never move. */
export function toParagraphs(sentences: readonly Evidence[]): Evidence[][] {
  const paragraphs: Evidence[][] = [];
  let timeframe: string | undefined;
  for (const sentence of sentences) {
    const paragraph = paragraphs.at(-1);
    const next = findOtherTimeframe(sentence);
    if (paragraph === undefined || paragraph.length === maxParagraphSentences || next !== timeframe)
      paragraphs.push([sentence]);
    else paragraph.push(sentence);
    timeframe = next;
  }
  return paragraphs;
}
