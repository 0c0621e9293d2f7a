import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const pattern: IndicatorVocabulary = {
  'pivot-points': {
    name: 'Pivot points',
    short: 'Pivots',
    description:
      'Levels worked out from the prices of the trading day, week or month before, the same throughout a period.',
    parameters: { period: 'Period', kind: 'Kind' },
    outputs: {
      pivot: 'Pivot',
      s1: 'Support 1',
      s2: 'Support 2',
      s3: 'Support 3',
      s4: 'Support 4',
      r1: 'Resistance 1',
      r2: 'Resistance 2',
      r3: 'Resistance 3',
      r4: 'Resistance 4',
    },
    choices: {
      day: 'Day',
      week: 'Week',
      month: 'Month',
      standard: 'Standard',
      camarilla: 'Camarilla',
      demark: 'DeMark',
      fibonacci: 'Fibonacci',
      woodie: 'Woodie',
    },
  },
};
