import {
  chatPaths,
  sessionListSchema,
  sessionQuerySchema,
  type SessionList,
} from '@vela/contracts';
import { findSessionsBetween } from '@vela/engine';
import { toMarketCalendar } from '@vela/market-data';
import { getInstrument } from '../../market-errors.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';

/** Sessions and killzones between two times by a market's calendar; no candles needed. */
export function createSessionRoutes({ marketData }: Pick<AppDeps, 'marketData'>): FeaturePlugin {
  return async (app) => {
    const schema = {
      summary: 'Sessions and killzones in a range of time',
      querystring: sessionQuerySchema,
      response: { 200: sessionListSchema },
    };
    app.get(chatPaths.sessions, { schema }, async (request): Promise<SessionList> => {
      const { symbol, from, to } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, request);
      return {
        symbol: instrument.symbol,
        sessions: findSessionsBetween(from, to, toMarketCalendar(instrument)),
      };
    });
  };
}
