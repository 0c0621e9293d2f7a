import multipart from '@fastify/multipart';
import {
  apiPaths,
  applicationRequestSchema,
  getFormMessage,
  messageAnswerSchema,
} from '@vela/contracts';
import { z } from 'zod';
import { countTry, toFormCaller, type FormDeps } from '../../forms/form-deps.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { requireOwnOrigin } from '../../http/same-site.ts';
import { skipValidation } from '../../http/zod-validation.ts';
import type { FeaturePlugin } from '../feature.ts';
import { multipartLimits, readApplicationForm } from './read-application-form.ts';
import { acceptApplication } from './accept-application.ts';

const body = applicationRequestSchema.extend({
  file: z.string().meta({ format: 'binary', description: 'one PDF of at most 5 MB' }),
});

/**
 * `email`, `position`, `file`, optionally `language` as multipart/form-data. 202 with a sentence;
 * 400 VALIDATION_FAILED with `fields`; 422 FILE_REFUSED, 413 PAYLOAD_TOO_LARGE with field `file`;
 * 415; 429 with `retry_after` and Retry-After. No call answers with a file.
 */
export function createApplicationRoutes(deps: FormDeps): FeaturePlugin {
  return async (app) => {
    await app.register(multipart, { limits: multipartLimits });
    const schema = {
      tags: ['forms'],
      summary: 'Apply for a position',
      consumes: ['multipart/form-data'],
      body,
      response: { 202: messageAnswerSchema, ...errorAnswers },
    };
    app.post(
      apiPaths.applications,
      { schema, validatorCompiler: skipValidation },
      async (request, reply) => {
        requireOwnOrigin(request, deps.config);
        // Before the file is read, so that a rate-limited request takes no memory.
        await countTry(deps, request);
        const form = await readApplicationForm(request);
        await acceptApplication(deps, form, toFormCaller(request));
        return reply.code(202).send({
          message: getFormMessage({ form: 'application' }, detectRequestLanguage(request)),
        });
      },
    );
  };
}
