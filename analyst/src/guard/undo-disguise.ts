/** Letters of other alphabets, each with the Latin one in its place that it looks like. */
const otherLetters = 'аеорсухѕіјьвАЕОРСУХЅВЬТМКНαοεΑΒΕΟΙΚΤ';
const latinLetters = 'aeopcyxsijbbAEOPCYXSBbTMKHaoeABEOIKT';
const digitLetters: readonly Readonly<Record<string, string>>[] = [
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' },
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' },
];
const hiddenWords =
  /^(?:buy|sell|short|long|hold|now|al|sat|alin|satin|tut|gir|ekle|topla|simdi|hemen)$/;
const backwards =
  /(?<![a-z])(?:yub|lles|gnol|trohs|dloh)(?![a-z])|backwards|right to left|tersten oku(?!n)|sa[gğ]dan sola/i;
/** Single letters with a mark or a space between them: "B U Y", "s.a.t". */
const spelledOut = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*/~-]{1,3}){2,}\p{L}(?![\p{L}\p{N}])/gu;
const spelledPair = /(?<![\p{L}\p{N}])\p{L}[._*~-]\p{L}(?![\p{L}\p{N}'’.])/gu;
const styled = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF5A]/u;
/** Letters and marks of ordinary sentences; "$" and the marks that stand between letters are none. */
const plain = /^[\w çğıöşüÇĞİÖŞÜâîûÂÎÛ.,;:()%'’"“”?!–—&@+=<>·…−×-]*$/;
const suspicious =
  /\d[a-zçğıöşü]|[a-zçğıöşü]\d|([a-zçğıöşü])\1\1|(?<![\wçğıöşü])[a-zçğıöşü][ ._-][a-zçğıöşü](?![\wçğıöşü])/i;

/** The word that digits stand for letters in; undefined where none does. */
function findHiddenWord(word: string): string | undefined {
  if (!/[\d$]/.test(word) || !/\p{L}/u.test(word)) return undefined;
  return digitLetters
    .map((letters) => word.toLowerCase().replace(/[\d$]/g, (digit) => letters[digit] ?? digit))
    .find((read) => hiddenWords.test(read));
}

/** Text as it is meant to be read, and whether it hid that. */
export type Unmasked = { readonly text: string; readonly isDisguised: boolean };

/**
 * Undoes what hides a word from patterns: invisible characters, letters of other alphabets, digits
 * for letters, letters set apart or doubled, styled letters. No sentence of the narrator does that.
 */
export function undoDisguise(original: string): Unmasked {
  if (plain.test(original) && !suspicious.test(original))
    return { text: original, isDisguised: backwards.test(original) };
  let isDisguised =
    styled.test(original) ||
    /\p{L}\p{Cf}+\p{L}|\\u[0-9a-f]{4}/iu.test(original) ||
    backwards.test(original);
  const mark = (read: string): string => {
    isDisguised = true;
    return read;
  };
  const text = original
    .normalize('NFKC')
    .replace(/\\u[0-9a-f]{4}/gi, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => {
      const at = otherLetters.indexOf(letter);
      return at < 0 ? letter : mark(latinLetters.charAt(at));
    })
    .replace(/(?<=\p{L})[*_`~]+(?=\p{L}{2})/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[\p{L}\d$]+/gu, (word) => {
      const hidden = findHiddenWord(word);
      return hidden === undefined ? word : mark(hidden);
    })
    .replace(spelledOut, (letters) => mark(letters.replace(/[ ._*/~-]/g, '')))
    .replace(spelledPair, (pair) => mark(`${pair.slice(0, 1)}${pair.slice(-1)}`));
  return { text, isDisguised };
}
