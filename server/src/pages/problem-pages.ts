import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusByErrorCode, type AppError } from '../errors.ts';
import { formatErrorMessage, type BrowserErrorPages } from '../http/error-answer.ts';
import { detectRequestLanguage } from '../http/request-language.ts';
import { isApiUrl } from '../http/security-headers.ts';
import type { AnswerPage } from './page-answer.ts';
import { sendPlainPage } from './plain-page.ts';

/** Pages in place of JSON errors when a browser opens an address; none until pages are loaded. */
export type ProblemPages = BrowserErrorPages & {
  /** Set when the build is loaded. */
  provide(answer: AnswerPage): void;
};

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (!['GET', 'HEAD', 'POST'].includes(method) || isApiUrl(url)) return false;
  return /\btext\/html\b/i.test(headers.accept ?? '');
}

/** Nothing is at this address: the pages have a page for that. */
function isNowhere(error: AppError, request: FastifyRequest): boolean {
  return (
    request.method !== 'POST' &&
    (statusByErrorCode[error.code] === 404 || error.code === 'MALFORMED_REQUEST')
  );
}

export function createProblemPages(): ProblemPages {
  let answer: AnswerPage | undefined;

  async function answerNowhere(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      await answer?.(request, reply);
      return reply.sent;
    } catch (error) {
      request.log.info(
        { err: error },
        'the page of an address that leads nowhere could not be made',
      );
      return false;
    }
  }

  return {
    provide: (provided) => {
      answer = provided;
    },
    isFor: (request) => answer !== undefined && isPageRequest(request),
    tell: async (error, request, reply) => {
      if (isNowhere(error, request) && (await answerNowhere(request, reply))) return;
      await sendPlainPage(request, reply, {
        status: statusByErrorCode[error.code],
        message: formatErrorMessage(error, detectRequestLanguage(request)),
      });
    },
  };
}
