import {
  apiPaths,
  contactReasons,
  contactRequestSchema,
  formMessage,
  messageAnswerSchema,
  type ContactReason,
} from '@vela/contracts';
import { countTry, formCaller, type FormDeps } from '../../forms/form-deps.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { languageOf } from '../../http/request-language.ts';
import { refuseForeignOrigin } from '../../http/same-site.ts';
import { leaveToVerb } from '../../http/zod-validation.ts';
import type { FeaturePlugin } from '../feature.ts';
import { takeContactMessage } from './take-contact-message.ts';

/** The reason among the fields, where it is one of ours: a program that was caught may have sent anything. */
function reasonOf(fields: unknown): ContactReason | undefined {
  if (typeof fields !== 'object' || fields === null || !('reason' in fields)) return undefined;
  return contactReasons.find((reason) => reason === fields.reason);
}

/**
 * POST /api/contact: `email`, `reason`, `message`, optionally `language`, as JSON. 202 with a sentence for the sender; 400 VALIDATION_FAILED
 * with `fields`; 413 from 256 kB; 429 TOO_MANY_REQUESTS with `retry_after` and Retry-After.
 */
export function contactRoutes(deps: FormDeps): FeaturePlugin {
  return async (app) => {
    const schema = {
      tags: ['forms'],
      summary: 'Write to the people behind the product',
      body: contactRequestSchema,
      response: { 202: messageAnswerSchema, ...errorAnswers },
    };
    app.post(
      apiPaths.contact,
      { schema, validatorCompiler: leaveToVerb },
      async (request, reply) => {
        refuseForeignOrigin(request, deps.config);
        await countTry(deps, request);
        await takeContactMessage(deps, request.body, formCaller(request));
        return reply
          .code(202)
          .send({
            message: formMessage(
              { form: 'contact', reason: reasonOf(request.body) },
              languageOf(request),
            ),
          });
      },
    );
  };
}
