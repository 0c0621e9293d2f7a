/** Case endings that a number takes: from, at, to, object, of, and the possessive ("%3,2’si"). */
export const caseEndings = ['den', 'de', 'e', 'i', 'in', 'si'] as const;
export type CaseEnding = (typeof caseEndings)[number];

const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

function getTrailingZerosWord(zeros: number): string {
  if (zeros < 3) return 'yüz';
  if (zeros < 6) return 'bin';
  return zeros < 9 ? 'milyon' : 'milyar';
}

/**
 * Last word of a number read aloud in Turkish: "63.100" ends in "yüz", "1,25" in "beş", "64.000,00"
 * in "sıfır".
 */
export function getLastWord(text: string): string {
  const [whole = '', fraction] = text.split(',');
  const digits = (fraction ?? whole).replace(/\D/g, '');
  const last = Number(digits.at(-1) ?? '0');
  if (last > 0 || /^0*$/.test(digits)) return ones[last] ?? 'sıfır';
  const ten = Number(digits.at(-2) ?? '0');
  if (ten > 0) return tens[ten] ?? '';
  return getTrailingZerosWord(/0*$/.exec(digits)?.[0].length ?? 0);
}

type Sound = {
  readonly endsInVowel: boolean;
  readonly isHard: boolean;
  readonly isFront: boolean;
  readonly isRound: boolean;
};

function toSound(word: string): Sound {
  const vowel = Array.from(word).findLast((letter) => 'aeıioöuü'.includes(letter)) ?? 'e';
  const last = word.at(-1) ?? '';
  return {
    endsInVowel: 'aeıioöuü'.includes(last),
    isHard: 'fstkçşhp'.includes(last),
    isFront: 'eiöü'.includes(vowel),
    isRound: 'oöuü'.includes(vowel),
  };
}

function narrowVowel({ isFront, isRound }: Sound): string {
  if (isRound) return isFront ? 'ü' : 'u';
  return isFront ? 'i' : 'ı';
}

/**
 * The ending with its apostrophe, by vowel harmony and consonant assimilation of the word the
 * number ends in: "’ten", "’ya", "’si".
 */
export function getCaseEnding(text: string, ending: CaseEnding): string {
  // The final t of dört softens before a vowel in speech only; after an apostrophe it is written
  // unchanged.
  const sound = toSound(getLastWord(text));
  const wide = sound.isFront ? 'e' : 'a';
  const narrow = narrowVowel(sound);
  const stop = sound.isHard ? 't' : 'd';
  const written = {
    den: `${stop}${wide}n`,
    de: `${stop}${wide}`,
    e: `${sound.endsInVowel ? 'y' : ''}${wide}`,
    i: `${sound.endsInVowel ? 'y' : ''}${narrow}`,
    in: `${sound.endsInVowel ? 'n' : ''}${narrow}n`,
    si: `${sound.endsInVowel ? 's' : ''}${narrow}`,
  } satisfies Record<CaseEnding, string>;
  return `’${written[ending]}`;
}
