import type { Evidence } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { createEmptyAnswer } from './answer.ts';
import { toTextRanges } from '../../lib/text-ranges.ts';
import { toParagraphs, getUnboundText } from './text-segment.ts';

function createSentence(text: string, ...spans: Evidence['spans']): Evidence {
  return { index: 0, offset: 0, text, factIds: spans.map((span) => span.factId), spans };
}

describe('a sentence with linked numbers', () => {
  it('is split at its spans without losing characters', () => {
    const segments = toTextRanges(
      createSentence('RSI is at 52.7 and rising.', { start: 10, end: 14, factId: 'rsi.value' }),
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
    const linked = toTextRanges(
      createSentence(text, { start, end: start + 1, factId: 'age' }),
    ).find((segment) => segment.factId === 'age');
    expect(linked?.text).toBe('5');
  });

  it('shows spans that overlap or run past the end as plain text', () => {
    const text = 'Level 100 held.';
    const segments = toTextRanges(
      createSentence(
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

function createTimeframeSentence(index: number, ...factIds: string[]): Evidence {
  return { ...createSentence('A.'), index, factIds };
}

const countSentences = (sentences: Evidence[]): number[] =>
  toParagraphs(sentences).map((paragraph) => paragraph.length);

describe('the text of an answer', () => {
  it('has paragraphs of at most three sentences', () => {
    expect(
      countSentences(
        [0, 1, 2, 3, 4, 5, 6].map((index) => createTimeframeSentence(index, 'rsi.value')),
      ),
    ).toEqual([3, 3, 1]);
  });

  it('starts a paragraph at each timeframe, and at the chart again after them', () => {
    const sentences = [
      createTimeframeSentence(0, 'close.last'),
      createTimeframeSentence(
        1,
        'timeframe.1d.trend.swing.bias',
        'timeframe.1d.structure.swing.event.age',
      ),
      createTimeframeSentence(2, 'timeframe.1d.rsi.value'),
      createTimeframeSentence(3, 'timeframe.4h.trend.swing.bias'),
      createTimeframeSentence(4, 'trend.swing.bias'),
      createTimeframeSentence(5, 'timeframe.1d.trend.swing.bias', 'timeframe.4h.trend.swing.bias'),
    ];
    expect(countSentences(sentences)).toEqual([1, 2, 1, 2]);
  });

  it('does not move earlier sentences when one arrives', () => {
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
    const sentences = ids.map((id, index) => createTimeframeSentence(index, id));
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

  it('withholds a sentence until its evidence arrives, unless the answer ended', () => {
    const answer = {
      ...createEmptyAnswer('a'),
      text: 'One. Two',
      sentences: [createSentence('One.')],
    };
    expect(getUnboundText(answer)).toBe('');
    expect(getUnboundText({ ...answer, outcome: 'stopped' })).toBe(' Two');
  });
});
