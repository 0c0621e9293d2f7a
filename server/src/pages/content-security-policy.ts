import { apiPaths } from '@vela/contracts';
import { reportGroup } from '../http/security-headers.ts';

/** Inline scripts a page may run: with this answer's nonce, or with a sha256 hash (base64). */
export type AllowedScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

function toScriptSources(allowed: AllowedScripts): string {
  return 'nonce' in allowed
    ? `'nonce-${allowed.nonce}'`
    : allowed.hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * What a page may load and run: the allowed scripts and their imports (`strict-dynamic`; `'self'`
 * for browsers without it). Inline styles are allowed because the chart and dialogs write them.
 */
export function createContentSecurityPolicy(
  allowed: AllowedScripts,
  options: { secure: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${toScriptSources(allowed)} 'strict-dynamic'`,
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
    `report-uri ${apiPaths.securityReports}`,
    `report-to ${reportGroup}`,
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
