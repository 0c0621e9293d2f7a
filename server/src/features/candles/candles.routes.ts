import { chatPaths, chartCandleQuerySchema, wireCandlesSchema } from '@vela/contracts';
import { sendEncoded } from '../../http/encoded-json.ts';
import { getInstrument, createMarketDataError } from '../../market-errors.ts';
import type { AppDeps, CountWork, FeaturePlugin, IsGuest } from '../feature.ts';
import type { CandleEncoder } from '../../candles/encode-candles.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly encodeCandles: CandleEncoder;
  readonly isGuest: IsGuest;
  readonly countWork: CountWork;
};

/** Routes of the candles behind a chart, as columns with their source. */
export function createCandleRoutes({
  marketData,
  encodeCandles,
  isGuest,
  countWork,
  now,
}: Deps): FeaturePlugin {
  return async (app) => {
    const schema = {
      summary: 'Closed candles as columns',
      querystring: chartCandleQuerySchema,
      response: { 200: wireCandlesSchema },
    };
    app.get(chatPaths.candles, { schema }, async (request, reply) => {
      const { symbol, interval, limit, before, vendor, adjustment } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, request);
      const forGuest = await isGuest(request);
      if (forGuest) await countWork('candles', { ip: request.ip });
      const wanted = { instrument, interval, limit, vendor, now: now(), forGuest, adjustment };
      const result = await marketData.getSeries(wanted);
      if (result.kind === 'unavailable') throw createMarketDataError(result.refusals);
      return sendEncoded(request, reply, await encodeCandles(result.series, { limit, before }));
    });
  };
}
