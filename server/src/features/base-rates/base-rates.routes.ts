import type { BaseRateSource } from '@vela/analyst';
import {
  apiPaths,
  baseRateListSchema,
  baseRateQuerySchema,
  candleLimit,
  type BaseRateList,
} from '@vela/contracts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { languageOf } from '../../http/request-language.ts';
import { getInstrument, marketDataUnavailable } from '../../market-failure.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly baseRates: BaseRateSource;
};

/** How often things happened on a series, beside random candles; what is not counted yet is asked for again a little later. */
export function baseRateRoutes({ authenticate, baseRates, marketData, now }: Deps): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const schema = {
      summary: 'Base rates of a series beside random candles',
      security: [{ bearer: [] }],
      querystring: baseRateQuerySchema,
      response: { 200: baseRateListSchema },
    };
    app.get(apiPaths.baseRates, { schema }, async (request): Promise<BaseRateList> => {
      await authenticate(request);
      const { symbol, interval } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, languageOf(request));
      const result = await marketData.getSeries({
        instrument,
        interval,
        limit: candleLimit.default,
        now: now(),
      });
      if (result.kind === 'unavailable') throw marketDataUnavailable(result.refusals);
      const { series } = result;
      const named = { symbol: instrument.symbol, interval, source: series.source };
      const known = baseRates.find(series);
      if (known === undefined) return { status: 'computing', ...named, cells: [] };
      return { status: 'ready', ...named, cells: [...known.rates], countedTo: known.countedTo };
    });
  };
}
