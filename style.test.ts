import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureCode } from './bench/src/code/code-figures.ts';
import { isTest, readCode } from './bench/src/code/read-code.ts';

const guide = readFileSync(path.join(import.meta.dirname, 'docs/style.md'), 'utf8');
const { p90, functions, verbs, unwanted, withoutVerb } = measureCode();

describe('names', () => {
  it('of functions begin with a common verb, 85 of 100 of them', () => {
    expect(functions).toBeGreaterThan(1000);
    const others = verbs / functions < 0.85 ? withoutVerb : [];
    expect(others).toEqual([]);
  });

  it('and comments hold no unwanted word', () => {
    expect(unwanted).toEqual([]);
  });
});

describe('files', () => {
  it('have at most 120 lines, 9 in 10 of them', () => {
    expect(p90).toBeGreaterThan(50);
    expect(p90).toBeLessThanOrEqual(120);
  });
});

/** Most files among which a place is looked for. */
const maxHits = 12;
const product = readCode().filter(
  (file) =>
    /^(?:engine|contracts|market-data|analyst|server|web)\/.*\.tsx?$/.test(file.path) &&
    !isTest(file),
);
const rows = [...guide.matchAll(/^\| ([^|]+\?) \| `([^`|]+)` \| `([^`|]+)` \|$/gm)].map(
  ([, question = '', word = '', place = '']) => ({ question, word, place }),
);

/** Paths that hold a word, as `git grep -liw` finds them. */
function findFiles(word: string): string[] {
  const whole = new RegExp(`(?<!\\w)${word}(?!\\w)`, 'i');
  return product.filter(({ text }) => whole.test(text)).map((file) => file.path);
}

describe('one search for the obvious word', () => {
  it('is written down for 20 things, each with a word of its own', () => {
    expect(new Set(rows.map(({ word }) => word)).size).toBe(20);
    expect(product.length).toBeGreaterThan(1000);
  });

  it.each(rows)('answers: $question ($word)', ({ word, place }) => {
    const hits = findFiles(word);
    expect(hits).toContain(place);
    expect(hits.slice(maxHits)).toEqual([]);
  });
});
