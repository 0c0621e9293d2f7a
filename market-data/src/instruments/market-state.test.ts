import { expect, it } from 'vitest';
import { findMarketState } from './market-state.ts';

// Hours of the exchanges as they publish them; 26 November 2026 is Thanksgiving.
it.each([
  ['BTCUSDT', '2026-11-28T03:00Z', 'always'],
  ['AAPL', '2026-11-24T14:29Z', 'closed'],
  ['AAPL', '2026-11-24T14:30Z', 'open'],
  ['AAPL', '2026-11-24T21:00Z', 'closed'],
  ['AAPL', '2026-11-26T16:00Z', 'closed'],
  ['AAPL', '2026-11-27T17:59Z', 'open'],
  ['AAPL', '2026-11-27T18:00Z', 'closed'],
  ['AAPL', '2026-07-15T13:30Z', 'open'],
  ['EURUSD', '2026-11-28T12:00Z', 'closed'],
])('%s at %s is %s', (symbol, time, state) => {
  expect(findMarketState(symbol, Date.parse(time))).toBe(state);
});
