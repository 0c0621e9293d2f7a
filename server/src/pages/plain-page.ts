import { getBackToFormLabel, brand, getTryAgainLabel } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { detectRequestLanguage } from '../http/request-language.ts';

type Told = { readonly status: number; readonly message: string };

/** It runs nothing and loads nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const { paper, ink, accent, paperDark, inkOnDark, accentOnDark } = brand.colors;

const style = `:root{color-scheme:light dark;--paper:${paper};--ink:${ink};--accent:${accent};--on-accent:${paper}}
@media(prefers-color-scheme:dark){:root{--paper:${paperDark};--ink:${inkOnDark};--accent:${accentOnDark};--on-accent:${paperDark}}}
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1.25rem;background:var(--paper);color:var(--ink)}
header a{font-weight:600;font-size:1.25rem;color:inherit;text-decoration:none}
main{margin-top:18vh}
.code{margin:0;color:var(--accent);font-size:.875rem;font-weight:600}
h1{margin:.75rem 0 2rem;font-size:1.875rem;line-height:1.25;letter-spacing:-.01em;font-weight:600;overflow-wrap:anywhere}
main a{display:inline-block;padding:.625rem 1.25rem;border-radius:.375rem;background:var(--accent);color:var(--on-accent);font-size:1rem;font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Answers with a page that needs no script, build or database: status, reason and the way back. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message }: Told,
): FastifyReply {
  const language = detectRequestLanguage(request);
  // Two slashes at its beginning would name another site.
  const address = escapeHtml(request.url.replace(/^[/\\]+/, '/'));
  const wayBack =
    request.method === 'POST' ? getBackToFormLabel(language) : getTryAgainLabel(language);
  const html = `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${message} · ${brand.name}`)}</title><style>${style}</style></head>
<body><header><a href="/">${escapeHtml(brand.name)}</a></header>
<main><p class="code">${status}</p><h1>${escapeHtml(message)}</h1><p><a href="${address}">${wayBack}</a></p></main></body></html>`;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
