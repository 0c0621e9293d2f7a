export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = 'vela-theme';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/**
 * What the server knows of a browser's session when it renders a page. `absent`: surely no refresh cookie, so nothing has to be restored;
 * `unknown`: a cookie is there, or the browser may have held it back (a link from another site, SameSite=Strict).
 */
export const sessionHints = ['unknown', 'absent'] as const;
export type SessionHint = (typeof sessionHints)[number];

export function isSessionHint(value: unknown): value is SessionHint {
  return sessionHints.some((hint) => hint === value);
}

/** Headers by which the server hands a page's rendering what it needs; a browser's own values for them are overwritten. */
export const pageHeaders = {
  nonce: 'x-vela-nonce',
  origin: 'x-vela-origin',
  session: 'x-vela-session',
} as const;
