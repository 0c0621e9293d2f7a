import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusByErrorCode } from '../errors.ts';
import { formatErrorMessage, toAppError } from '../http/error-answer.ts';
import { detectRequestLanguage } from '../http/request-language.ts';
import { sendPlainPage } from './plain-page.ts';

/** Answers refused forms in the page's language: a page, or plain text for a router request. */
export function answerRefusedForms(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const language = detectRequestLanguage(request);
    const error = toAppError(thrown, language);
    const status = statusByErrorCode[error.code];
    if (request.method !== 'POST' || status >= 500) throw thrown;
    request.log.info({ code: error.code, reason: error.message }, 'form refused');
    const message = formatErrorMessage(error, language);
    const isData = (request.url.split('?')[0] ?? '').endsWith('.data');
    if (!isData) return sendPlainPage(request, reply, { status, message });
    reply.code(status).header('cache-control', 'no-store').header('content-language', language);
    return reply.type('text/plain; charset=utf-8').send(message);
  });
}
