import { apiPaths, candleQuerySchema, wireCandlesSchema } from '@vela/contracts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendEncoded } from '../../http/encoded-json.ts';
import { languageOf } from '../../http/request-language.ts';
import { getInstrument, marketDataUnavailable } from '../../market-failure.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';
import { createCandleEncoder } from './encode-candles.ts';

/** The candles behind a chart, as columns with their source. */
export function candleRoutes({
  marketData,
  now,
}: Pick<AppDeps, 'marketData' | 'now'>): FeaturePlugin {
  const encode = createCandleEncoder();
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const schema = {
      summary: 'Closed candles as columns',
      querystring: candleQuerySchema,
      response: { 200: wireCandlesSchema },
    };
    app.get(apiPaths.candles, { schema }, async (request, reply) => {
      const { symbol, interval, limit, before } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, languageOf(request));
      const result = await marketData.getSeries({ instrument, interval, limit, now: now() });
      if (result.kind === 'unavailable') throw marketDataUnavailable(result.refusals);
      return sendEncoded(
        reply,
        await encode(result.series, { limit, before }),
        request.headers['if-none-match'],
      );
    });
  };
}
