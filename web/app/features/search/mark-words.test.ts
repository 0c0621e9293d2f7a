import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const findHits = (text: string, query: string) =>
  markWords(text, query)
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

describe('the marks in search results', () => {
  it('keep the text unchanged, and mark words in its spelling', () => {
    const text = 'Emir bloğu, İSTANBUL ve ışık.';
    expect(
      markWords(text, 'istanbul isik')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(findHits(text, 'istanbul isik')).toEqual(['İSTANBUL', 'ışık']);
  });

  it('mark the longer of two words at one position, and no single letters', () => {
    expect(findHits('a gap and gaps', 'gap gaps a')).toEqual(['gap', 'gaps']);
  });

  it('escape regular expression characters', () => {
    expect(findHits('What (exactly)? Is it $19.99?', '(exactly)? $19.99')).toEqual([
      '(exactly)?',
      '$19.99',
    ]);
    expect(findHits('anything', '.*')).toEqual([]);
  });

  it('mark nothing for an empty query', () => {
    expect(markWords('text', ' ')).toEqual([{ text: 'text', isHit: false }]);
  });
});
