import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf, type AppError } from '../errors.ts';
import { messageOf, type TellBrowsers } from '../http/error-answer.ts';
import { languageOf } from '../http/request-language.ts';
import { isApiUrl } from '../http/security-headers.ts';
import type { AnswerPage } from './page-answer.ts';
import { sendPlainPage } from './plain-page.ts';

/** Pages in place of JSON for a person whose browser opened an address that could not be answered. Made before the pages are loaded: until then there are none. */
export type ProblemPages = TellBrowsers & {
  /** Told by whoever loads the build. */
  provide(answer: AnswerPage): void;
};

function opensPage(request: FastifyRequest): boolean {
  const isPageMethod = ['GET', 'HEAD', 'POST'].includes(request.method);
  return (
    isPageMethod && !isApiUrl(request.url) && /\btext\/html\b/i.test(request.headers.accept ?? '')
  );
}

/** Nothing is at this address: the pages have a page for that. */
function isNowhere(error: AppError, request: FastifyRequest): boolean {
  return (
    request.method !== 'POST' &&
    (statusOf[error.code] === 404 || error.code === 'MALFORMED_REQUEST')
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
    isFor: (request) => answer !== undefined && opensPage(request),
    tell: async (error, request, reply) => {
      if (isNowhere(error, request) && (await answerNowhere(request, reply))) return;
      await sendPlainPage(request, reply, {
        status: statusOf[error.code],
        message: messageOf(error, languageOf(request)),
      });
    },
  };
}
