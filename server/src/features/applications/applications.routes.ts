import multipart from '@fastify/multipart';
import {
  apiPaths,
  applicationRequestSchema,
  formMessage,
  messageAnswerSchema,
} from '@vela/contracts';
import { z } from 'zod';
import { countTry, formCaller, type FormDeps } from '../../forms/form-deps.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { languageOf } from '../../http/request-language.ts';
import { refuseForeignOrigin } from '../../http/same-site.ts';
import { leaveToVerb } from '../../http/zod-validation.ts';
import type { FeaturePlugin } from '../feature.ts';
import { multipartLimits, readApplicationForm } from './read-application-form.ts';
import { takeApplication } from './take-application.ts';

const body = applicationRequestSchema.extend({
  file: z.string().meta({ format: 'binary', description: 'one PDF of at most 5 MB' }),
});

/**
 * POST /api/applications: `email`, `position`, the file `file`, optionally `language`, as multipart/form-data. 202 with a sentence for the
 * sender; 400 VALIDATION_FAILED with `fields`; 422 FILE_REFUSED and 413 PAYLOAD_TOO_LARGE with the field `file`; 415 for another type;
 * 429 TOO_MANY_REQUESTS with `retry_after` and Retry-After. No call ever answers with a file.
 */
export function applicationRoutes(deps: FormDeps): FeaturePlugin {
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
      { schema, validatorCompiler: leaveToVerb },
      async (request, reply) => {
        refuseForeignOrigin(request, deps.config);
        // Before the file is read: what is refused anyway takes no memory.
        await countTry(deps, request);
        const form = await readApplicationForm(request);
        await takeApplication(deps, form, formCaller(request));
        return reply
          .code(202)
          .send({ message: formMessage({ form: 'application' }, languageOf(request)) });
      },
    );
  };
}
