import { getMethodPagePath } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { expect, it } from 'vitest';
import { createCorpus } from './testing/narration-corpus.ts';

it('every method named by a fact of an analysis has a methods page', async () => {
  const marketData = createMarketData({
    mode: 'simulated',
    allowSimulated: true,
    store: {
      read: () => Promise.resolve(undefined),
      append: () => Promise.resolve(),
      replace: () => Promise.resolve(),
    },
  });
  const corpus = await createCorpus(
    [{ symbol: 'BTCUSDT', interval: '1h', windows: 8 }],
    marketData,
  );
  const methods = new Set(corpus.flatMap(({ facts }) => facts.map(({ method }) => method)));
  expect(methods.size).toBeGreaterThan(8);
  expect([...methods].filter((method) => getMethodPagePath(method) === undefined)).toEqual([]);
});
