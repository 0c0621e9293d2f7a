/** Letters alone: words set apart, dashed or in capitals are the same. */
export const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Latin letters without those of Africa and phonetics: all that English and Turkish write. */
const latinEnd = 0x1_80;
const latinLetters = Uint16Array.from({ length: latinEnd }, (_none, code) => {
  const letter = toLetters(String.fromCharCode(code));
  return letter === '' ? 0 : letter.charCodeAt(0);
});

/** Dashes, quotation marks, currencies, arrows and signs of mathematics: no letter is among them. */
const isSign = (code: number): boolean =>
  (code >= 0x20_10 && code < 0x20_60) ||
  (code >= 0x20_a0 && code < 0x20_d0) ||
  (code >= 0x21_90 && code < 0x23_00);

const addLetter = (hash: number, letter: number): number => (Math.imul(hash, 31) + letter) | 0;

/**
 * Returns a function that tells whether a text may hold one of these steps, all of one length and of
 * small letters, where its letters alone are read in portions of that length. It reads a text once
 * and makes none: false is sure, true is to be looked at.
 */
export function createStepFinder(steps: readonly string[]): (text: string) => boolean {
  const stepLength = steps[0]?.length ?? 0;
  const hashes = new Set(
    steps.map((step) => {
      let hash = 0;
      for (let at = 0; at < step.length; at += 1) hash = addLetter(hash, step.charCodeAt(at));
      return hash;
    }),
  );
  return (text) => {
    let [hash, count] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= latinEnd && !isSign(code)) return true;
      const letter = latinLetters[code] ?? 0;
      if (letter === 0) continue;
      hash = addLetter(hash, letter);
      count += 1;
      if (count < stepLength) continue;
      if (hashes.has(hash)) return true;
      [hash, count] = [0, 0];
    }
    return false;
  };
}
