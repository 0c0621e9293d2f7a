import { createMarketData, instrumentCatalogue, type SeriesRequest } from '@vela/market-data';
import type { AnalysisRequest } from '@vela/contracts';
import { expect, it } from 'vitest';
import { addChosenVendor, bindVendor } from './chosen-vendor.ts';

const request = (symbol: string): AnalysisRequest => ({
  mode: 'technical',
  symbol,
  interval: '1h',
  window: { limit: 100 },
  language: 'en',
  plan: { intent: 'analyze' },
});
const chosen = { symbol: 'BTCUSDT', vendor: 'bybit' };

it('a chosen source goes with its symbol, in any spelling, and with no other', () => {
  const read = (symbol: string, given?: AnalysisRequest) =>
    addChosenVendor(
      given ?? request(symbol),
      { chosen, ...(given && { request: given }) },
      instrumentCatalogue,
    ).vendor;
  expect([read('BTCUSDT'), read('bitcoin'), read('ETHUSDT')]).toEqual([
    'bybit',
    'bybit',
    undefined,
  ]);
  // What an earlier question was read as is not what this one chose.
  expect(
    addChosenVendor({ ...request('ETHUSDT'), vendor: 'okx' }, { chosen }, instrumentCatalogue)
      .vendor,
  ).toBeUndefined();
  // A button names its own.
  expect(read('ETHUSDT', { ...request('ETHUSDT'), vendor: 'kraken' })).toBe('kraken');
});

it('candles of the instrument are asked of its source, those of others of theirs', async () => {
  const asked: SeriesRequest[] = [];
  const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
  const marketData = {
    ...createMarketData({ mode: 'simulated', allowSimulated: true, store }),
    getSeries: async (one: SeriesRequest) => {
      asked.push(one);
      return { kind: 'unavailable', refusals: [] } as const;
    },
  };
  const bound = bindVendor({ marketData }, { ...request('btc'), vendor: 'bybit' });
  for (const symbol of ['BTCUSDT', 'ETHUSDT']) {
    const match = instrumentCatalogue.resolve(symbol);
    if (match.kind !== 'found') throw new Error(symbol);
    const { instrument } = match;
    await bound.marketData.getSeries({ instrument, interval: '4h', limit: 10, now: 0 });
  }
  expect(asked.map(({ instrument, vendor }) => `${instrument.symbol} ${vendor}`)).toEqual([
    'BTCUSDT bybit',
    'ETHUSDT undefined',
  ]);
});
