import type { PublicData } from '@vela/contracts';
import { errorMessage, type FormOutcome, type Language } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { statusOf } from './errors.ts';

/** The answer of a part that is not there: said, never feigned. */
function notThere(language: Language): FormOutcome {
  const code = 'SERVICE_UNAVAILABLE';
  return { kind: 'refused', status: statusOf[code], code, message: errorMessage(code, language), fields: [] };
}

/** What public pages may ask, on behalf of one request. Each part is made by the feature that owns it; a part without one says so. */
export function createPublicData(): (request: FastifyRequest) => PublicData {
  return () => ({
    news: async () => [],
    newsArticle: async () => undefined,
    sample: async () => undefined,
    search: async () => [],
    submitContact: async (_fields, language) => notThere(language),
    submitApplication: async (_fields, _file, language) => notThere(language),
  });
}
