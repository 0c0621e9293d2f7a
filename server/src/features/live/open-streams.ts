import { MarketStreams, type SeriesStreams } from '@vela/market-data';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../feature.ts';

/** The followed series of the market data, until the app closes. */
export function openStreams(
  app: FastifyInstance,
  { streams, marketData, now }: AppDeps,
): SeriesStreams {
  const onFault = (vendor: string, fault: unknown) =>
    app.log.warn({ vendor, err: fault }, 'stream');
  const opened = streams ?? new MarketStreams({ marketData, now, onFault });
  app.addHook('onClose', async () => opened.close());
  return opened;
}
