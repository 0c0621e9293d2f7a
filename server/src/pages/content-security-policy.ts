/** Which inline scripts a page may run: those that carry this answer's nonce, or those with one of these sha256 hashes (base64). */
export type AllowedScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

function sourcesOf(allowed: AllowedScripts): string {
  return 'nonce' in allowed
    ? `'nonce-${allowed.nonce}'`
    : allowed.hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * What a page may load and run. Scripts: the allowed ones, and what they import (`strict-dynamic`; `'self'` is for
 * browsers that do not know it). Styles may be inline, because the chart and the dialogs write style elements and attributes.
 */
export function contentSecurityPolicy(
  allowed: AllowedScripts,
  options: { secure: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${sourcesOf(allowed)} 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
