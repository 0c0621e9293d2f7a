import type { CaseGroup } from './case-group.ts';

/** Questions that are the same in both languages. */
export const sharedCases: readonly CaseGroup[] = [
  {
    expected: { intent: 'analyze', symbol: 'BTCUSDT' },
    asks: ['BTCUSDT', 'btc', 'Bitcoin', 'BTC?', 'btcusdt trend'],
  },
  {
    expected: { intent: 'analyze', symbol: 'ETHUSDT', interval: '4h' },
    asks: ['ETHUSDT 4h', 'eth H4', 'ETH 240'],
  },
  {
    expected: { intent: 'analyze', symbol: 'BTCUSDT', interval: '1d' },
    asks: ['BTCUSDT D1', 'btc 1d'],
  },
  { expected: { intent: 'not-covered', symbol: 'GARAN' }, asks: ['GARAN', 'GARAN 1d', 'GARAN.IS'] },
  { expected: { intent: 'not-covered', symbol: 'XU100' }, asks: ['XU100', 'xu100 4h'] },
];
