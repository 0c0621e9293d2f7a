import { auth } from './business.ts';
import { isPasswordPattern, isSimilarPassword, listOwnWords } from './password-pattern.ts';

export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Characters of a strong password, and of one with letters, digits and signs. */
const strongLength = 18;
const strongMixedLength = 15;
const leastDistinct = 8;

/**
 * How hard a password is to guess, as far as its form tells; lists of known ones are the server's.
 * Length counts most, as NIST SP 800-63B advises: kinds of characters are not asked for.
 */
export function ratePassword(
  password: string,
  person: { readonly email: string; readonly username: string },
): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < auth.passwordMinLength) return 'short';
  const distinct = new Set(characters.map((character) => character.toLowerCase())).size;
  if (isPasswordPattern(password) || isSimilarPassword(password, listOwnWords(person)))
    return 'weak';
  if (distinct < leastDistinct) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(password));
  const enough = kinds.length >= 3 ? strongMixedLength : strongLength;
  return characters.length >= enough ? 'strong' : 'fair';
}
