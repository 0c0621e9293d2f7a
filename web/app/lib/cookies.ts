import { cookieLifetimes } from '@vela/contracts';

/** The value of a cookie in a Cookie header or in `document.cookie`; undefined when it is not there. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name)
      return pair.slice(separator + 1).trim();
  }
  return undefined;
}

const choiceSeconds = cookieLifetimes.choiceDays * 86_400;

/** Remembers a choice (language, theme) for a year where the server sees it too: the next page is rendered with it. */
export function rememberInCookie(name: string, value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is missing in Firefox and Safari of two years ago
  document.cookie = `${name}=${value}; path=/; max-age=${choiceSeconds}; samesite=lax`;
}
