import { cookieLifetimes } from '@vela/contracts';

/** The value of a cookie in a Cookie header or `document.cookie`; undefined when absent. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name)
      return pair.slice(separator + 1).trim();
  }
  return undefined;
}

const cookieMaxAgeSeconds = cookieLifetimes.choiceDays * 86_400;

/** Stores a choice (language, theme) in a cookie for a year: the server renders with it. */
export function storeInCookie(name: string, value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is missing in Firefox and Safari of two years ago
  document.cookie = `${name}=${value}; path=/; max-age=${cookieMaxAgeSeconds}; samesite=lax`;
}
