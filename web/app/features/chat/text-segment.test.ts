import type { Evidence } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { emptyAnswer } from './answer.ts';
import { toParagraphs, toSegments, unboundText } from './text-segment.ts';

function sentence(text: string, ...spans: Evidence['spans']): Evidence {
  return { index: 0, offset: 0, text, factIds: spans.map((span) => span.factId), spans };
}

describe('a sentence with linked numbers', () => {
  it('is cut at its spans and loses no character', () => {
    const segments = toSegments(
      sentence('RSI is at 52.7 and rising.', { start: 10, end: 14, factId: 'rsi.value' }),
    );
    expect(segments.map((segment) => [segment.text, segment.factId])).toEqual([
      ['RSI is at ', undefined],
      ['52.7', 'rsi.value'],
      [' and rising.', undefined],
    ]);
  });

  it('counts Turkish letters as the span does', () => {
    const text = 'Fiyat %2,35 düştü; İşlem 5 mum önce başladı.';
    const start = text.indexOf('5 mum');
    const linked = toSegments(sentence(text, { start, end: start + 1, factId: 'age' })).find(
      (segment) => segment.factId === 'age',
    );
    expect(linked?.text).toBe('5');
  });

  it('shows spans that overlap or run past the end as plain text', () => {
    const text = 'Level 100 held.';
    const segments = toSegments(
      sentence(
        text,
        { start: 6, end: 9, factId: 'a' },
        { start: 7, end: 9, factId: 'b' },
        { start: 10, end: 99, factId: 'c' },
      ),
    );
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.flatMap((segment) => segment.factId ?? [])).toEqual(['a']);
  });
});

function about(index: number, ...factIds: string[]): Evidence {
  return { ...sentence('A.'), index, factIds };
}

const lengths = (sentences: Evidence[]): number[] =>
  toParagraphs(sentences).map((paragraph) => paragraph.length);

describe('the text of an answer', () => {
  it('has paragraphs of at most three sentences', () => {
    expect(lengths([0, 1, 2, 3, 4, 5, 6].map((index) => about(index, 'rsi.value')))).toEqual([
      3, 3, 1,
    ]);
  });

  it('begins a paragraph with each timeframe, and with the chart again after them', () => {
    const sentences = [
      about(0, 'close.last'),
      about(1, 'timeframe.1d.trend.swing.bias', 'timeframe.1d.structure.swing.event.age'),
      about(2, 'timeframe.1d.rsi.value'),
      about(3, 'timeframe.4h.trend.swing.bias'),
      about(4, 'trend.swing.bias'),
      about(5, 'timeframe.1d.trend.swing.bias', 'timeframe.4h.trend.swing.bias'),
    ];
    expect(lengths(sentences)).toEqual([1, 2, 1, 2]);
  });

  it('moves nothing that was there when a sentence arrives', () => {
    const ids = [
      'close.last',
      'rsi.value',
      'timeframe.1d.rsi.value',
      'atr.value',
      'a',
      'b',
      'c',
      'd',
    ];
    const sentences = ids.map((id, index) => about(index, id));
    for (const [count] of sentences.entries()) {
      const [before, after] = [
        toParagraphs(sentences.slice(0, count)),
        toParagraphs(sentences.slice(0, count + 1)),
      ];
      expect(
        after
          .map((paragraph) => paragraph.filter(({ index }) => index < count))
          .filter(({ length }) => length > 0),
      ).toEqual(before);
    }
  });

  it('shows a sentence when its evidence is there, and holds nothing back of an answer that ended before that', () => {
    const answer = { ...emptyAnswer('a'), text: 'One. Two', sentences: [sentence('One.')] };
    expect(unboundText(answer)).toBe('');
    expect(unboundText({ ...answer, outcome: 'stopped' })).toBe(' Two');
  });
});
