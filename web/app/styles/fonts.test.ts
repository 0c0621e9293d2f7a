import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../i18n/by-language.ts';

const style = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The characters for which a style sheet asks a font file. */
function readCharacters(file: string): Set<string> {
  const face = style.split('@font-face').find((one) => one.includes(`fonts/${file}`)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]?.match(/U\+[\dA-F-]+/g) ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
    }),
  );
}

const held = new Set([
  ...readCharacters('inter-text.woff2'),
  ...readCharacters('inter-turkish.woff2'),
]);

describe('the small typefaces', () => {
  it.each(languages)('hold every letter and digit of the interface (%s)', (language) => {
    const used = new Set(JSON.stringify(catalogues[language]).match(/[\p{Ll}\p{Lu}\p{Nd}]/gu));
    expect([...used].filter((one) => !held.has(one))).toEqual([]);
  });
});
