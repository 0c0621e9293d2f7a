import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volume: IndicatorVocabulary = {
  'on-balance-volume': {
    name: 'On-balance volume',
    short: 'OBV',
    description: 'Running sum of volumes: added where the close rose, subtracted where it fell.',
    parameters: {},
    outputs: { balance: 'OBV' },
  },
  vwap: {
    name: 'Volume-weighted average price',
    short: 'VWAP',
    description:
      'Mean price since the beginning of the trading day, week or month or of the series, weighted by volume.',
    parameters: { since: 'Since the beginning of' },
    outputs: { vwap: 'VWAP' },
    choices: { day: 'The day', week: 'The week', month: 'The month', start: 'The series' },
  },
  'accumulation-distribution': {
    name: 'Accumulation/distribution line',
    short: 'A/D',
    description:
      'Running sum of volumes, each counted by where its candle closed in its range: whole at the high, negative at the low.',
    parameters: {},
    outputs: { line: 'A/D line' },
  },
  'chaikin-money-flow': {
    name: 'Chaikin money flow',
    short: 'CMF',
    description:
      'Volumes of the last candles, each counted by where its candle closed in its range, as a share of all their volume: -1 to 1.',
    parameters: { length: 'Length' },
    outputs: { moneyFlow: 'CMF' },
  },
  'money-flow-index': {
    name: 'Money flow index',
    short: 'MFI',
    description:
      'The money traded in candles whose typical price rose as a share of that in all that moved, from 0 to 100.',
    parameters: { length: 'Length' },
    outputs: { index: 'MFI' },
  },
};
