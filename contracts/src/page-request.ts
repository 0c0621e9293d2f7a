export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = 'vela-theme';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** `absent`: no refresh cookie, so no session; `unknown`: one, or withheld (SameSite=Strict). */
export const sessionHints = ['unknown', 'absent'] as const;
export type SessionHint = (typeof sessionHints)[number];

export function isSessionHint(value: unknown): value is SessionHint {
  return sessionHints.some((hint) => hint === value);
}

/** Headers from the server to page rendering; a browser's values are overwritten. */
export const pageHeaders = {
  nonce: 'x-vela-nonce',
  origin: 'x-vela-origin',
  session: 'x-vela-session',
} as const;
