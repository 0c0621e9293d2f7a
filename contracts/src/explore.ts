import type { Interval } from './interval.ts';

/** The charts of the guests' workspace, and the questions whose answers are stored with each. */
export const exploreCharts = [
  { symbol: 'BTCUSDT', interval: '4h' },
  { symbol: 'BTCUSDT', interval: '1d' },
  { symbol: 'ETHUSDT', interval: '1h' },
  { symbol: 'AAPL', interval: '1d' },
  { symbol: 'AAPL', interval: '1w' },
  { symbol: 'EURUSD', interval: '1d' },
  { symbol: 'XAUUSD', interval: '1d' },
] as const satisfies readonly { symbol: string; interval: Interval }[];

export const exploreQuestions = ['analyze', 'timeframes', 'gaps', 'blocks'] as const;
export type ExploreQuestion = (typeof exploreQuestions)[number];
