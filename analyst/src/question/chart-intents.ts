import type { Intent } from '@vela/contracts';

/** Answers about one part of a chart, each composed for it. */
export const chartIntents = [
  'levels',
  'gaps',
  'blocks',
  'last-sweep',
  'timeframes',
  'bias',
  'volatility',
  'indicator',
  'findings',
  'base-rate',
  'compare',
] as const satisfies readonly Intent[];
