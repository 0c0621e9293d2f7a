import type { BaseRateName } from '../../base-rate.ts';

/** Label of each base rate, used as a group of facts. */
export const baseRates: Readonly<Record<BaseRateName, string>> = {
  'gap-touched': 'Gaps touched again',
  'gap-filled': 'Gaps filled',
  'gap-holds': 'Gaps that held after a touch',
  'block-touched': 'Order blocks touched again',
  'block-holds': 'Order blocks that held after a touch',
  'break-follows': 'Breaks of structure that were followed',
  'change-follows': 'Changes of character that were followed',
  'shift-follows': 'Market structure shifts that were followed',
  'displacement-follows': 'Displacements that were followed',
  'swing-broken': 'Swings closed beyond',
  'equal-level-reached': 'Equal highs and lows reached',
  'pool-reached': 'Liquidity pools reached',
  'sweep-follows': 'Sweeps followed by a reversal',
  'zone-holds': 'Support and resistance that held after a touch',
  'session-level-reached': 'Session highs and lows reached',
  'previous-day-reached': "The previous day's highs and lows reached",
  'divergence-follows': 'Divergences that were followed',
};

/** Label of each measure of a base rate, by the last part of the fact's label. */
export const baseRateMeasures: Readonly<Record<string, string>> = {
  rate: 'share',
  n: 'cases counted',
  horizon: 'candles allowed',
  low: '95% interval, lower end',
  high: '95% interval, upper end',
  control: 'share at matched candles',
  difference: 'difference from matched candles, percentage points',
  'difference-low': 'interval of the difference, lower end',
  'difference-high': 'interval of the difference, upper end',
  effective: 'independent cases that tell as much',
  doubt: 'why it is not called distinguishable',
  from: 'first candle counted',
  to: 'last candle counted',
};

/** Label of the facts about the count as a whole, by the last part of the fact's label. */
export const baseRateData: Readonly<Record<string, string>> = {
  tests: 'Base rates: rates judged together',
  artefact: 'Base rates: left out of the count',
  share: 'Base rates: share affected',
  from: 'Base rates: first candle counted',
  to: 'Base rates: last candle counted',
};
