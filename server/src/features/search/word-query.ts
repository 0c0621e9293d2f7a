import type { Query } from 'minisearch';

const softened: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };
const hardened: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };
const vowels = ['a', 'e', 'i', 'o', 'u'];

/** Folded stems: "gap" of "gaps", "grafik" of "grafikleri", softened "bosluk" of "boslugu". */
function listStems(typed: string): string[] {
  const shortest = typed.length === 4 ? 3 : 4;
  return Array.from({ length: Math.max(0, typed.length - shortest) }, (_, cut) =>
    typed.slice(0, shortest + cut),
  ).flatMap((stem) => {
    const hard = hardened[stem.slice(-1)];
    return hard !== undefined && vowels.includes(typed.charAt(stem.length))
      ? [stem, stem.slice(0, -1) + hard]
      : [stem];
  });
}

/** Beginnings of the forms in which the last consonant of a typed word softens: "blogu" for "blok". */
function listSoftened(typed: string): string[] {
  const soft = softened[typed.slice(-1)];
  if (soft === undefined || typed.length < 3) return [];
  return vowels.map((vowel) => typed.slice(0, -1) + soft + vowel);
}

/** Finds a typed word, words that begin with it and words it is a form of. */
export function toWordQuery(typed: string): Query {
  return {
    queries: [
      { queries: [typed, ...listSoftened(typed)], prefix: typed.length >= 2 },
      { queries: listStems(typed), boostTerm: () => 0.6 },
    ],
  };
}

/** Finds words within one typo, two in longer words; undefined for short words and numbers. */
export function toFuzzyQuery(typed: string): Query | undefined {
  if (typed.length < 4 || /\d/.test(typed)) return undefined;
  return { queries: [typed], fuzzy: typed.length < 6 ? 1 : 2 };
}
