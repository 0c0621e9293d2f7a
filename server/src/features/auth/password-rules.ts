import { auth, fold, type FieldFault } from '@vela/contracts';
import { commonPasswords, commonWords } from './common-passwords.ts';

/** What is wrong with a new password. */
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

/** The shortest text that makes this one by being repeated: `abcabc` gives `abc`. */
function period(text: string): string {
  const length = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, length);
}

/** Whether nearly every step from one character to the next is the same small one: `aaaa`, `1234`, `hgfe`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const regular = steps.filter(
    (step, index) => Math.abs(step) <= 1 && step === steps[index - 1],
  ).length;
  return regular >= steps.length * 0.6;
}

function isCommonWord(letters: string): boolean {
  return letters !== '' && commonWords.has(period(letters));
}

function isCommon(password: string): boolean {
  const plain = fold(password);
  const unit = period(plain);
  if (commonPasswords.has(plain) || unit.length <= 4 || isSequence(plain)) return true;
  if (keyboardRows.includes(plain) || keyboardRows.includes(reversed(plain))) return true;
  const letters = plain.replace(/[^a-z]/g, '');
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const disguised = core
    .replace(/[013457@$!]/g, (sign) => lookAlike[sign] ?? sign)
    .replace(/[^a-z]/g, '');
  return isCommonWord(letters) || isCommonWord(disguised);
}

// What is left of a password without a name in it must still be worth something.
const leastRemainder = 6;

function isSimilar(password: string, identifiers: readonly string[]): boolean {
  const plain = fold(password);
  return identifiers
    .map(fold)
    .some(
      (identifier) =>
        identifier.length >= 4 &&
        plain.replaceAll(identifier, '').length < leastRemainder &&
        plain.includes(identifier),
    );
}

/**
 * The first fault of a new password, or undefined. Length counts code points; nothing is demanded about kinds of characters, as NIST
 * SP 800-63B asks; common passwords, and ones made of the person's own address or name, are refused.
 */
export function passwordFault(
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
