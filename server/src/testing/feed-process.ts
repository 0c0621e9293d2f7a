import { argv, stdout } from 'node:process';
import { createMarketData, MarketStreams } from '@vela/market-data';
import { SharedStreams } from '../feed/shared-streams.ts';

/** A process of its own that follows a simulated series; it prints its role and each close. */
const [, , connectionString = '', streamUrl = '', beganAt = '', speed = ''] = argv;
const start = Date.UTC(2026, 10, 25, 15, 0, 30);
const now = (): number => start + (Date.now() - Number(beganAt)) * Number(speed);
const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const print = (line: string): void => void stdout.write(`${line}\n`);
const local = new MarketStreams({ marketData, streamUrls: { simulation: streamUrl }, now });
const streams = new SharedStreams({
  local,
  marketData,
  connectionString,
  now,
  onFault: (fault) => print(`fault ${String(fault)}`),
});
const found = marketData.catalogue.resolve('BTCUSDT');
if (found.kind !== 'found') throw new Error('BTCUSDT');
streams.follow({ instrument: found.instrument, interval: '1m' }, (event) => {
  if (event.kind === 'closed') print(`closed ${event.candle.openTime} ${streams.isOwner}`);
  else print(`${event.kind} ${streams.isOwner}`);
});
