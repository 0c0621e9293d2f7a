import { MarketStreams, type MarketData } from '@vela/market-data';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ServerLog } from '../logging/server-log.ts';
import { SharedStreams } from './shared-streams.ts';

type FeedDeps = {
  readonly marketData: MarketData;
  readonly db: Database;
  readonly log: Pick<ServerLog, 'info'>;
  /** Address of the simulated market on this machine, where there is one. */
  readonly simulationUrl: string | undefined;
};

/** The followed series of this process, shared with others on the same database. */
export function openFeed(
  { streamUrls }: Pick<Config, 'streamUrls'>,
  { marketData, db, log, simulationUrl }: FeedDeps,
): SharedStreams {
  const onFault = (of: string, fault: unknown) => log.info(`stream of ${of}: ${String(fault)}`);
  const simulation = simulationUrl === undefined ? {} : { simulation: simulationUrl };
  return new SharedStreams({
    local: new MarketStreams({ marketData, streamUrls: { ...streamUrls, ...simulation }, onFault }),
    marketData,
    connectionString: db.$client.options.connectionString ?? '',
    now: Date.now,
    onFault: (fault) => onFault('the processes', fault),
  });
}
