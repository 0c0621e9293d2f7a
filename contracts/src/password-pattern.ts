import { foldText } from './fold-text.ts';

const keyboardRows =
  'qwertyuiopasdfghjklzxcvbnm 1234567890qwertyuiop qazwsxedcrfvtgbyhnujmikolp 1qaz2wsx3edc4rfv5tgb6yhn7ujm';

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

/** Shortest repeating unit of a text: `abcabc` gives `abc`. */
export function findRepeatingUnit(text: string): string {
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

/** Digits and signs alone are found by trying dates and telephone numbers. */
const minDigits = 16;

/** Whether a password is a row of keys, a repetition, a sequence, or few digits and signs. */
export function isPasswordPattern(password: string): boolean {
  const plain = foldText(password);
  if (findRepeatingUnit(plain).length <= 4 || isSequence(plain)) return true;
  if (keyboardRows.includes(plain) || keyboardRows.includes(reversed(plain))) return true;
  return /^[\d\s!-/:-@[-`{-~]*$/.test(plain) && plain.length < minDigits;
}

/** What a password may not be made of: the own address, its front and the name. */
export function listOwnWords(person: {
  readonly email: string;
  readonly username: string;
}): readonly string[] {
  const [front = ''] = person.email.split('@');
  return [person.email, front, person.username];
}

// Minimum length of a password after a name or address is removed from it.
const minRemainder = 6;

/** Whether next to nothing is left of a password without the own name or address. */
export function isSimilarPassword(password: string, identifiers: readonly string[]): boolean {
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
