import type { Evidence } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { emptyAnswer } from './answer.ts';
import { toParagraphs, toSegments, unboundText } from './text-segment.ts';

function sentence(text: string, ...spans: Evidence['spans']): Evidence {
  return { index: 0, offset: 0, text, factIds: spans.map((span) => span.factId), spans };
}

describe('a sentence with linked numbers', () => {
  it('is cut at its spans and loses no character', () => {
    const segments = toSegments(sentence('RSI is at 52.7 and rising.', { start: 10, end: 14, factId: 'rsi.value' }));
    expect(segments.map((segment) => [segment.text, segment.factId])).toEqual([
      ['RSI is at ', undefined],
      ['52.7', 'rsi.value'],
      [' and rising.', undefined],
    ]);
  });

  it('counts Turkish letters as the span does', () => {
    const text = 'Fiyat %2,35 düştü; İşlem 5 mum önce başladı.';
    const start = text.indexOf('5 mum');
    const linked = toSegments(sentence(text, { start, end: start + 1, factId: 'age' })).find((segment) => segment.factId === 'age');
    expect(linked?.text).toBe('5');
  });

  it('shows spans that overlap or run past the end as plain text', () => {
    const text = 'Level 100 held.';
    const segments = toSegments(
      sentence(text, { start: 6, end: 9, factId: 'a' }, { start: 7, end: 9, factId: 'b' }, { start: 10, end: 99, factId: 'c' }),
    );
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.flatMap((segment) => segment.factId ?? [])).toEqual(['a']);
  });
});

describe('the text of an answer', () => {
  it('has no last paragraph of one sentence', () => {
    const sentences = [0, 1, 2, 3].map((index) => ({ ...sentence('A.'), index }));
    expect(toParagraphs(sentences).map((paragraph) => paragraph.length)).toEqual([4]);
    expect(toParagraphs([...sentences, { ...sentence('B.'), index: 4 }]).map((paragraph) => paragraph.length)).toEqual([3, 2]);
  });

  it('holds back nothing that has arrived without its evidence', () => {
    const answer = { ...emptyAnswer('a'), text: 'One. Two', sentences: [sentence('One.')] };
    expect(unboundText(answer)).toBe(' Two');
  });
});
