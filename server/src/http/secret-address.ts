/** The mailed link of a reset, in any letter case, and what a mail or a provider adds to a page. */
const secretPath = /\/reset-password\/+[^/?#]/i;
const secretParameters = ['token', 'code', 'state', 'apple_token'] as const;

/** Whether the address of a page holds a secret: no Referer may tell it, no browser store it. */
export function hasSecretAddress(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  if (secretPath.test(path.replaceAll(/%2f/gi, '/'))) return true;
  const given = new URLSearchParams(query);
  return secretParameters.some((name) => given.has(name));
}
