import {
  auth,
  findRepeatingUnit,
  foldText,
  isPasswordPattern,
  isSimilarPassword,
  listOwnWords,
  type FieldFault,
} from '@vela/contracts';
import type * as CommonPasswords from './common-passwords.ts';
import { coverWithWords } from './word-cover.ts';

/** A rule that a new password breaks, with the numbers for its message. */
export type PasswordFault = {
  readonly fault: FieldFault;
  readonly fillings?: Readonly<Record<string, number>>;
};

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

function isCommon(
  password: string,
  { isListedPassword, isListedWord }: typeof CommonPasswords,
): boolean {
  const plain = foldText(password);
  if (isListedPassword(plain) || isPasswordPattern(password)) return true;
  // Signs that the lists do not have, such as emoji or Cyrillic letters, are what makes it hard.
  if (/[^ -~]/.test(plain)) return false;
  return listReadings(plain).some((reading) => findEasyWords(reading, isListedWord) !== undefined);
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
  const identifiers = listOwnWords(person);
  if (isSimilarPassword(password, identifiers) || isMadeOfOwnWords(password, identifiers, lists))
    return { fault: 'similar-password' };
  return isCommon(password, lists) ? { fault: 'common-password' } : undefined;
}
