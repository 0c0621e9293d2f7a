import {
  apiPaths,
  contactReasons,
  contactRequestSchema,
  getFormMessage,
  messageAnswerSchema,
  type ContactReason,
} from '@vela/contracts';
import { countTry, toFormCaller, type FormDeps } from '../../forms/form-deps.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { requireOwnOrigin } from '../../http/same-site.ts';
import { skipValidation } from '../../http/zod-validation.ts';
import type { FeaturePlugin } from '../feature.ts';
import { acceptContactMessage } from './accept-contact-message.ts';

/** The valid posted `reason`; else undefined, as bots in the honeypot may send anything. */
function findContactReason(fields: unknown): ContactReason | undefined {
  if (typeof fields !== 'object' || fields === null || !('reason' in fields)) return undefined;
  return contactReasons.find((reason) => reason === fields.reason);
}

/**
 * `email`, `reason`, `message`, optionally `language` as JSON. 202 with a sentence; 400
 * VALIDATION_FAILED with `fields`; 413 from 256 kB; 429 with `retry_after` and Retry-After.
 */
export function createContactRoutes(deps: FormDeps): FeaturePlugin {
  return async (app) => {
    const schema = {
      tags: ['forms'],
      summary: 'Write to the people behind the product',
      body: contactRequestSchema,
      response: { 202: messageAnswerSchema, ...errorAnswers },
    };
    app.post(
      apiPaths.contact,
      { schema, validatorCompiler: skipValidation },
      async (request, reply) => {
        requireOwnOrigin(request, deps.config);
        await countTry(deps, request);
        await acceptContactMessage(deps, request.body, toFormCaller(request));
        return reply.code(202).send({
          message: getFormMessage(
            { form: 'contact', reason: findContactReason(request.body) },
            detectRequestLanguage(request),
          ),
        });
      },
    );
  };
}
