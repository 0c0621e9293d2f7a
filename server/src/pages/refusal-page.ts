import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../errors.ts';
import { messageOf, toAppError } from '../http/error-answer.ts';
import { languageOf } from '../http/request-language.ts';
import { sendPlainPage } from './plain-page.ts';

/** Tells what is wrong with a form in the language of its page: as a page, or as plain text to the router that sent it. Other faults are answered as everywhere. */
export function tellRefusedForms(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request);
    const error = toAppError(thrown, language);
    const status = statusOf[error.code];
    if (request.method !== 'POST' || status >= 500) throw thrown;
    request.log.info({ code: error.code, reason: error.message }, 'form refused');
    const message = messageOf(error, language);
    const isData = (request.url.split('?')[0] ?? '').endsWith('.data');
    if (!isData) return sendPlainPage(request, reply, { status, message });
    reply.code(status).header('cache-control', 'no-store').header('content-language', language);
    return reply.type('text/plain; charset=utf-8').send(message);
  });
}
