import { apiPaths, sessionListSchema, sessionQuerySchema, type SessionList } from '@vela/contracts';
import { sessionsBetween } from '@vela/engine';
import { marketCalendarOf } from '@vela/market-data';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { languageOf } from '../../http/request-language.ts';
import { getInstrument } from '../../market-failure.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';

/** When the sessions and killzones of the trading day were and will be, by the rules of an instrument's market. They come from the clock and no candle. */
export function sessionRoutes({ marketData }: Pick<AppDeps, 'marketData'>): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const schema = {
      summary: 'Sessions and killzones in a stretch of time',
      querystring: sessionQuerySchema,
      response: { 200: sessionListSchema },
    };
    app.get(apiPaths.sessions, { schema }, async (request): Promise<SessionList> => {
      const { symbol, from, to } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, languageOf(request));
      return {
        symbol: instrument.symbol,
        sessions: sessionsBetween(from, to, marketCalendarOf(instrument)),
      };
    });
  };
}
