import { auth, foldText, type FieldFault } from '@vela/contracts';
import { commonPasswords, commonWords } from './common-passwords.ts';

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

/** Whether at least 60 % of the steps are the same -1, 0 or 1: `aaaa`, `1234`, `hgfe`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const regular = steps.filter(
    (step, index) => Math.abs(step) <= 1 && step === steps[index - 1],
  ).length;
  return regular >= steps.length * 0.6;
}

function isCommonWord(letters: string): boolean {
  return letters !== '' && commonWords.has(findRepeatingUnit(letters));
}

function isCommon(password: string): boolean {
  const plain = foldText(password);
  const unit = findRepeatingUnit(plain);
  if (commonPasswords.has(plain) || unit.length <= 4 || isSequence(plain)) return true;
  if (keyboardRows.includes(plain) || keyboardRows.includes(reversed(plain))) return true;
  const letters = plain.replace(/[^a-z]/g, '');
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const disguised = core
    .replace(/[013457@$!]/g, (sign) => lookAlike[sign] ?? sign)
    .replace(/[^a-z]/g, '');
  return isCommonWord(letters) || isCommonWord(disguised);
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

/**
 * First rule a password breaks, or undefined: length in code points, no character classes (NIST SP
 * 800-63B), not common, not made of the user's own address or name.
 */
export function findPasswordFault(
  password: string,
  person: { readonly email: string; readonly username: string },
): PasswordFault | undefined {
  if (Array.from(password).length < auth.passwordMinLength)
    return { fault: 'too-short', fillings: { minimum: auth.passwordMinLength } };
  if (Buffer.byteLength(password) > auth.passwordMaxBytes)
    return { fault: 'too-many-bytes', fillings: { maximum: auth.passwordMaxBytes } };
  if (isCommon(password)) return { fault: 'common-password' };
  const [localPart = ''] = person.email.split('@');
  return isSimilar(password, [person.email, localPart, person.username])
    ? { fault: 'similar-password' }
    : undefined;
}
