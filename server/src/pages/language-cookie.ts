import { cookieLifetimes, type Language, languageKeys } from '@vela/contracts';

const lifetimeSeconds = cookieLifetimes.choiceDays * 86_400;

/** The Set-Cookie value that remembers a language for a year. Scripts may change it: the language switch writes the same cookie. */
export function languageCookie(language: Language, options: { secure: boolean }): string {
  const attributes = [
    `${languageKeys.cookie}=${language}`,
    `Max-Age=${lifetimeSeconds}`,
    'Path=/',
    'SameSite=Lax',
  ];
  return [...attributes, ...(options.secure ? ['Secure'] : [])].join('; ');
}
