import { auth, foldText, type FieldFault } from '@vela/contracts';
import type * as CommonPasswords from './common-passwords.ts';
import { coverWithWords } from './word-cover.ts';

/** A rule that a new password breaks, with the numbers for its message. */
export type PasswordFault = {
  readonly fault: FieldFault;
  readonly fillings?: Readonly<Record<string, number>>;
};

const keyboardRows =
  'qwertyuiopasdfghjklzxcvbnm 1234567890qwertyuiop qazwsxedcrfvtgbyhnujmikolp 1qaz2wsx3edc4rfv5tgb6yhn7ujm';
const lookAlike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

/** Shortest repeating unit of a text: `abcabc` gives `abc`. */
function findRepeatingUnit(text: string): string {
  const length = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, length);
}

/** Whether at least half of the steps are the same -1, 0 or 1: `aaaa`, `1234`, `hgfe`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const regular = steps.filter(
    (step, index) => Math.abs(step) <= 1 && step === steps[index - 1],
  ).length;
  return regular >= steps.length * 0.5;
}

/** The password with only its letters, as typed and with look-alike signs read as letters. */
function listReadings(plain: string): string[] {
  const core = plain.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  const disguised = core.replace(/[013457@$!]/g, (sign) => lookAlike[sign] ?? sign);
  return [plain, disguised].map((text) => text.replace(/[^a-z]/g, ''));
}

/** Letters beside known words, and known words, of a password that is too easy to guess. */
const easy = { letters: 3, words: 2 } as const;
/** Longer readings are sentences, and are not covered. */
const maxReading = 40;

/** The words that a password is made of with next to nothing else; undefined where there is more. */
function findEasyWords(
  reading: string,
  isKnown: (word: string) => boolean,
): readonly string[] | undefined {
  if (reading.length > maxReading) return undefined;
  const { free, words } = coverWithWords(findRepeatingUnit(reading), isKnown);
  return free <= easy.letters && words.length <= easy.words ? words : undefined;
}

/** Digits and signs alone are found by trying dates and telephone numbers. */
const minDigits = 16;

function isCommon(
  password: string,
  { isListedPassword, isListedWord }: typeof CommonPasswords,
): boolean {
  const plain = foldText(password);
  const unit = findRepeatingUnit(plain);
  if (isListedPassword(plain) || unit.length <= 4 || isSequence(plain)) return true;
  if (keyboardRows.includes(plain) || keyboardRows.includes(reversed(plain))) return true;
  if (/^[\d\s!-/:-@[-`{-~]*$/.test(plain) && plain.length < minDigits) return true;
  // Signs that the lists do not have, such as emoji or Cyrillic letters, are what makes it hard.
  if (/[^ -~]/.test(plain)) return false;
  return listReadings(plain).some((reading) => findEasyWords(reading, isListedWord) !== undefined);
}

// Minimum length of a password after a name or address is removed from it.
const minRemainder = 6;

function isSimilar(password: string, identifiers: readonly string[]): boolean {
  const plain = foldText(password);
  return identifiers
    .map(foldText)
    .some(
      (identifier) =>
        identifier.length >= 4 &&
        plain.replaceAll(identifier, '').length < minRemainder &&
        plain.includes(identifier),
    );
}

/** Whether it is made of parts of the own name or address with next to nothing else. */
function isMadeOfOwnWords(
  password: string,
  identifiers: readonly string[],
  { isListedWord }: typeof CommonPasswords,
): boolean {
  const own = new Set(
    identifiers
      .flatMap((text) => foldText(text).split(/[^a-z]+/))
      .filter((word) => word.length > 2),
  );
  return listReadings(foldText(password)).some((reading) => {
    const words = findEasyWords(reading, (word) => own.has(word) || isListedWord(word));
    return words?.some((word) => own.has(word)) === true;
  });
}

/**
 * First rule a password breaks, or undefined: length in code points, no character classes (NIST SP
 * 800-63B), not common, not made of the user's own address or name.
 */
export async function findPasswordFault(
  password: string,
  person: { readonly email: string; readonly username: string },
): Promise<PasswordFault | undefined> {
  if (Array.from(password).length < auth.passwordMinLength)
    return { fault: 'too-short', fillings: { minimum: auth.passwordMinLength } };
  if (Buffer.byteLength(password) > auth.passwordMaxBytes)
    return { fault: 'too-many-bytes', fillings: { maximum: auth.passwordMaxBytes } };
  // Loaded with the first password: no start waits for 49,233 of them.
  const lists = await import('./common-passwords.ts');
  const [localPart = ''] = person.email.split('@');
  const identifiers = [person.email, localPart, person.username];
  if (isSimilar(password, identifiers) || isMadeOfOwnWords(password, identifiers, lists))
    return { fault: 'similar-password' };
  return isCommon(password, lists) ? { fault: 'common-password' } : undefined;
}
