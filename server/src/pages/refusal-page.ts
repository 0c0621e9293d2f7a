import { backToFormWord, brand } from '@vela/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../errors.ts';
import { errorBody, toAppError } from '../http/error-answer.ts';
import { languageOf } from '../http/request-language.ts';

/** It runs nothing and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** A small page without scripts: what is wrong with a form that was sent, and the way back. */
function refusalPage(message: string, request: FastifyRequest): string {
  const language = languageOf(request);
  const address = escapeHtml(request.url.replace(/^\/+/, '/'));
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(brand.name)}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.5rem}</style></head>
<body><main><h1>${escapeHtml(message)}</h1><p><a href="${address}">${backToFormWord(language)}</a></p></main></body></html>`;
}

/** Tells what is wrong with a form in the language of its page: as a page, or as plain text to the router that sent it. Other faults are answered as everywhere. */
export function tellRefusedForms(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = toAppError(thrown, languageOf(request));
    const status = statusOf[error.code];
    if (request.method !== 'POST' || status >= 500) throw thrown;
    request.log.info({ code: error.code, reason: error.message }, 'form refused');
    const { message } = errorBody(error, request).detail;
    const isData = (request.url.split('?')[0] ?? '').endsWith('.data');
    reply.code(status).header('cache-control', 'no-store').header('content-language', languageOf(request));
    if (isData) return reply.type('text/plain; charset=utf-8').send(message);
    reply.header('content-security-policy', policy);
    return reply.type('text/html; charset=utf-8').send(refusalPage(message, request));
  });
}
