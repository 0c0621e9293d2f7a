import { methodPagePath } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { expect, it } from 'vitest';
import { toCorpus } from './testing/narration-corpus.ts';

it('every method a fact of an analysis names has a page that defines it', async () => {
  const marketData = createMarketData({
    mode: 'simulated',
    binanceUrl: 'http://127.0.0.1:9',
    allowSimulated: true,
    store: {
      read: () => Promise.resolve(undefined),
      append: () => Promise.resolve(),
      replace: () => Promise.resolve(),
    },
  });
  const corpus = await toCorpus([{ symbol: 'BTCUSDT', interval: '1h', windows: 8 }], marketData);
  const methods = new Set(corpus.flatMap(({ facts }) => facts.map(({ method }) => method)));
  expect(methods.size).toBeGreaterThan(8);
  expect([...methods].filter((method) => methodPagePath(method) === undefined)).toEqual([]);
});
