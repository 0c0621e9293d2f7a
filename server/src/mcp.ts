import { randomUUID } from 'node:crypto';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createFilingsSource, createMarketData, type CandleStore } from '@vela/market-data';
import { readConfig } from './config.ts';
import { createAnalyst } from './create-analyst.ts';
import { createMcpServer } from './mcp/create-mcp-server.ts';
import { createMcpBaseRates } from './mcp/mcp-base-rates.ts';

/** Nothing is kept between runs. */
const noStore: CandleStore = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};

const config = readConfig();
const marketData = createMarketData({
  mode: config.marketData,
  ...(config.marketDataDir === undefined ? {} : { filesDir: config.marketDataDir }),
  vendorUrls: config.vendorUrls,
  allowSimulated: config.profile === 'local',
  store: noStore,
});
const filings = createFilingsSource({ folder: config.filingsDir });
const baseRates = createMcpBaseRates();
const analyst = createAnalyst(marketData, { filings, baseRates });
const { catalogue } = marketData;
const server = createMcpServer({ analyst, catalogue, now: Date.now, newId: randomUUID });
await server.connect(new StdioServerTransport());
