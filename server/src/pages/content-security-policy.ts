/**
 * What a page may load and run. Scripts: those that carry this response's nonce, and what they import (`strict-dynamic`; `'self'` is for
 * browsers that do not know it). Styles may be inline, because the chart and the dialogs write style elements and attributes.
 */
export function contentSecurityPolicy(nonce: string, options: { secure: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
