import { foldText } from '@vela/contracts';

/** Letters of other alphabets, each with the Latin one in its place that it looks like. */
const otherLetters = 'аеорсухѕіјьвАЕОРСУХЅВЬТМКНαοευΑΒΕΟΙΚΤΥΝ';
const latinLetters = 'aeopcyxsijbbAEOPCYXSBbTMKHaoeuABEOIKTYN';
const digitLetters: readonly Readonly<Record<string, string>>[] = [
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' },
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' },
];
const hiddenWords =
  /^(?:(?:buy|sell|short|long|hold|hodl|load|dump|enter|exit|invest|now|it|the|dip|al|sat|alin|satin|tut|gir|cik|ekle|topla|bekle|kapat|yuklen|simdi|hemen))+$/;
/** A digit between three letters or more: "sh0uld", "m0rtgage"; "B2B" has fewer. */
const digitWithin = /^(?=(?:\d?[a-zçğıöşü]){3})[a-zçğıöşü]+(?:[013457][a-zçğıöşü]+)+$/i;
/** "seII", "se||": capital I or a stroke for l. */
const strokes = /(?<=\p{Ll})[I|]{1,2}(?=\p{Ll}|(?![\p{L}\d|]))/gu;
const backwards =
  /(?<![a-z])(?:yub|lles|gnol|trohs|dloh)(?![a-z])|backwards|right to left|tersten oku(?!n)|sa[gğ]dan sola/i;
/** Single letters with a mark or a space between them: "B U Y", "s.a.t", "4 l ı n". */
const spelledOut = /(?<![\p{L}\p{N}])(?:[\p{L}\d][ ._*/~-]{1,3}){2,}[\p{L}\d](?![\p{L}\p{N}])/gu;
const spelledPair = /(?<![\p{L}\p{N}])\p{L}[._*~-]\p{L}(?![\p{L}\p{N}'’.])/gu;
const styled = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF5A]/u;
/** Letters and marks of ordinary sentences; "$" and the marks that stand between letters are none. */
const plain = /^[A-Za-z\d çğıöşüÇĞİÖŞÜâîûÂÎÛ.,;:()%'’"“”?!–—&@+=<>·…−×-]*$/;
const alphabet = 'A-Za-zçğıöşüÇĞİÖŞÜâîûÂÎÛ';
/** What a step below may change in a plain text; "I" behind a small letter is one of capitals alone. */
const suspicious = new RegExp(
  [
    '[a-zçğıöşüâîû]I',
    `\\d[${alphabet}]|[${alphabet}]\\d`,
    `([${alphabet}])\\1\\1`,
    `(?<![${alphabet}\\d])[${alphabet}\\d][ .-]{1,3}[${alphabet}\\d](?![${alphabet}\\d])`,
  ].join('|'),
);

const toLetters = (word: string, letters: Readonly<Record<string, string>>): string =>
  word.toLowerCase().replace(/[\d$]/g, (digit) => letters[digit] ?? digit);

/** The word that digits stand for letters in; undefined where none does. */
function findHiddenWord(word: string): string | undefined {
  if (!/[\d$]/.test(word) || !/\p{L}/u.test(word)) return undefined;
  const [first = {}] = digitLetters;
  if (digitWithin.test(word)) return toLetters(word, first);
  return digitLetters
    .map((letters) => toLetters(word, letters))
    .find((read) => hiddenWords.test(foldText(read)));
}

/** A word of letters of other alphabets as it looks; as it is where it is a word of that alphabet. */
function readLookalikes(word: string): string {
  const read = word.replace(/[\u0370-\u04ff]/g, (letter) => {
    const at = otherLetters.indexOf(letter);
    return at < 0 ? letter : latinLetters.charAt(at);
  });
  return /[a-z]/i.test(word) || hiddenWords.test(read.toLowerCase()) ? read : word;
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
    .replace(/[\p{L}]*[\u0370-\u04ff][\p{L}]*/gu, (word) => {
      const read = readLookalikes(word);
      return read === word ? word : mark(read);
    })
    .replace(/(?<=\p{L})\|</gu, () => mark('k'))
    .replace(strokes, (found) => mark('l'.repeat(found.length)))
    .replace(/(?<=\p{L})[*_`~]+(?=\p{L}{2})/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[\p{L}\d$]+/gu, (word) => {
      const hidden = findHiddenWord(word);
      return hidden === undefined ? word : mark(hidden);
    })
    .replace(spelledOut, (letters) => {
      const read = letters.replace(/[ ._*/~-]/g, '');
      if (/\d/.test(read)) {
        const hidden = findHiddenWord(read);
        return hidden === undefined ? letters : mark(hidden);
      }
      return hiddenWords.test(foldText(read)) ? mark(read) : read;
    })
    .replace(spelledPair, (pair) => mark(`${pair.slice(0, 1)}${pair.slice(-1)}`));
  return { text, isDisguised };
}
