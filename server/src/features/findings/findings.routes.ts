import { chatPaths, candleLimit, candleQuerySchema, findingHistorySchema } from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { sendJson } from '../../http/encoded-json.ts';
import {
  getInstrument,
  createMarketDataError,
  createNotEnoughCandlesError,
} from '../../market-errors.ts';
import { toOwner } from '../../threads/owner.ts';
import type { AppDeps, Authenticate, CountWork, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
  readonly analyst: Analyst;
};

/** Structures behind a chart with their whole history, for the query of its candles. */
export function createFindingRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, countWork, analyst, marketData, now } = deps;
  return async (app) => {
    const schema = {
      summary: 'Structures of a window of candles with their history',
      security: [{ bearer: [] }],
      querystring: candleQuerySchema,
      response: { 200: findingHistorySchema },
    };
    app.get(chatPaths.findings, { schema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      await countWork('findings', { account: userId });
      const { symbol, interval, limit, before, vendor } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, request);
      const result = await analyst.findings(
        { instrument, interval, limit, before, vendor, now: now() },
        toOwner(userId),
      );
      if (result.kind === 'unavailable') throw createMarketDataError(result.refusals);
      if (result.kind === 'no-candles') throw createNotEnoughCandlesError(candleLimit.min, 0);
      return sendJson(reply, result.json);
    });
  };
}
