import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const hits = (text: string, query: string) =>
  markWords(text, query)
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

describe('the marks in search results', () => {
  it('keep the text as it is, and mark words as they are written in it', () => {
    const text = 'Emir bloğu, İSTANBUL ve ışık.';
    expect(
      markWords(text, 'istanbul isik')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(hits(text, 'istanbul isik')).toEqual(['İSTANBUL', 'ışık']);
  });

  it('mark the longer of two words at one place, and no single letters', () => {
    expect(hits('a gap and gaps', 'gap gaps a')).toEqual(['gap', 'gaps']);
  });

  it('take signs of a pattern as they are', () => {
    expect(hits('What (exactly)? Is it $19.99?', '(exactly)? $19.99')).toEqual([
      '(exactly)?',
      '$19.99',
    ]);
    expect(hits('anything', '.*')).toEqual([]);
  });

  it('mark nothing without words', () => {
    expect(markWords('text', ' ')).toEqual([{ text: 'text', isHit: false }]);
  });
});
