import {
  chatPaths,
  baseRateListSchema,
  baseRateQuerySchema,
  candleLimit,
  type BaseRateList,
} from '@vela/contracts';
import { getInstrument, createMarketDataError } from '../../market-errors.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';
import type { BaseRates } from './create-base-rates.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly baseRates: Pick<BaseRates, 'find'>;
};

/** Base rates of a series beside matched candles; `computing` until counted, so clients poll. */
export function createBaseRateRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, baseRates, marketData, now } = deps;
  return async (app) => {
    const schema = {
      summary: 'Base rates of a series beside matched candles',
      security: [{ bearer: [] }],
      querystring: baseRateQuerySchema,
      response: { 200: baseRateListSchema },
    };
    app.get(chatPaths.baseRates, { schema }, async (request): Promise<BaseRateList> => {
      await authenticate(request);
      const { symbol, interval, vendor } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, request);
      const result = await marketData.getSeries({
        instrument,
        interval,
        vendor,
        limit: candleLimit.default,
        now: now(),
      });
      if (result.kind === 'unavailable') throw createMarketDataError(result.refusals);
      const { series } = result;
      const named = { symbol: instrument.symbol, interval, source: series.source };
      const known = baseRates.find(series);
      if (known === undefined) return { status: 'computing', ...named, cells: [] };
      return { status: 'ready', ...named, ...known, cells: [...known.cells] };
    });
  };
}
