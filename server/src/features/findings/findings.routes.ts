import {
  apiPaths,
  candleLimit,
  candleQuerySchema,
  findingHistorySchema,
  type FindingHistory,
} from '@vela/contracts';
import type { FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Analyst } from '../../analyst.ts';
import { languageOf } from '../../http/request-language.ts';
import { getInstrument, marketDataUnavailable, notEnoughCandles } from '../../market-failure.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly analyst: Analyst;
};

/** Sends them as they are: they are many, and their schema has settled them when they were made. */
function sendHistory(reply: FastifyReply, history: FindingHistory): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(history));
}

/** The structures behind a chart with their whole history, for the same query as its candles. */
export function findingRoutes({ authenticate, analyst, marketData, now }: Deps): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const schema = {
      summary: 'Structures of a window of candles with their history',
      security: [{ bearer: [] }],
      querystring: candleQuerySchema,
      response: { 200: findingHistorySchema },
    };
    app.get(apiPaths.findings, { schema }, async (request, reply) => {
      await authenticate(request);
      const { symbol, interval, limit, before } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, languageOf(request));
      const result = await analyst.findings({ instrument, interval, limit, before, now: now() });
      if (result.kind === 'unavailable') throw marketDataUnavailable(result.refusals);
      if (result.kind === 'no-candles') throw notEnoughCandles(candleLimit.min, 0);
      return sendHistory(reply, result.history);
    });
  };
}
