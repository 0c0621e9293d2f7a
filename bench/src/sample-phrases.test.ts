import { describe, expect, it } from 'vitest';
import { createRandom, samplePhrase } from './sample-phrases.ts';

describe('wordings of a phrase', () => {
  it.each([
    'how (?:far|long)(?: \\S+){0,2} gold',
    '(?:rises?|fell|drop(?:ped)?) by #%',
    'ne kadar (?:art|yuksel)\\w*',
    'open(?:ing)? [a-z]+ gaps?(?! in)',
  ])('match %s', (source) => {
    const options = { count: 40, random: createRandom(3), fillers: ['it', 'this'] };
    const texts = samplePhrase(source, options);
    const pattern = new RegExp(`^(?:${source})$`);
    expect(texts.filter((text) => !pattern.test(text))).toEqual([]);
    expect(texts).toHaveLength(40);
  });

  it('are the same for the same start of the random numbers', () => {
    const [one, other] = [5, 5].map((seed) =>
      samplePhrase('(?:a|b|c) (?:d|e)', { count: 9, random: createRandom(seed), fillers: [] }),
    );
    expect(one).toEqual(other);
  });
});
