import { analysisRequestSchema, analysisSchema, apiPaths, candleLimit } from '@vela/contracts';
import type { FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Analyst } from '../../analyst.ts';
import { readAnalysisJson } from '../../db/analysis-store.ts';
import { AppError } from '../../errors.ts';
import { languageOf } from '../../http/request-language.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';
import { makeAnalysis } from './make-analysis.ts';

type Deps = Pick<AppDeps, 'db' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly analyst: Analyst;
};

const security = [{ bearer: [] }];
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sends JSON as it is: an analysis is large, and its schema has settled it when it was made. */
function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Analyses apart from a conversation, and every analysis by its permalink. */
export function analysisRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, db, now } = deps;
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();

    const makeSchema = {
      summary: 'Analyse an instrument and keep the analysis',
      security,
      body: analysisRequestSchema,
      response: { 201: analysisSchema },
    };
    app.post(apiPaths.analyses, { schema: makeSchema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      const { limit = candleLimit.default, mode = 'technical', ...asked } = request.body;
      const analysis = await makeAnalysis(deps, userId, {
        ...asked,
        limit,
        mode,
        language: languageOf(request),
        now: now(),
      });
      reply.code(201).header('location', apiPaths.analysis(analysis.id));
      return sendJson(reply, JSON.stringify(analysis));
    });

    const readSchema = {
      summary: 'An own analysis by its id',
      security,
      params: z.object({ id: z.string() }),
      response: { 200: analysisSchema },
    };
    app.get('/api/analyses/:id', { schema: readSchema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      const { id } = request.params;
      const json = uuid.test(id) ? await readAnalysisJson(db, id, userId) : undefined;
      if (json === undefined) throw new AppError('NOT_FOUND', 'no such analysis of this person');
      return sendJson(reply, json);
    });
  };
}
