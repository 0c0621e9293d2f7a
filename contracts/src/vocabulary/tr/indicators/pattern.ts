import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const pattern: IndicatorVocabulary = {
  'pivot-points': {
    name: 'Pivot noktaları',
    short: 'Pivot',
    description:
      'Önceki işlem gününün, haftasının ya da ayının fiyatlarından hesaplanan, dönem boyunca değişmeyen seviyeler.',
    parameters: { period: 'Dönem', kind: 'Tür' },
    outputs: {
      pivot: 'Pivot',
      s1: '1. destek',
      s2: '2. destek',
      s3: '3. destek',
      s4: '4. destek',
      r1: '1. direnç',
      r2: '2. direnç',
      r3: '3. direnç',
      r4: '4. direnç',
    },
    choices: {
      day: 'Gün',
      week: 'Hafta',
      month: 'Ay',
      standard: 'Standart',
      camarilla: 'Camarilla',
      demark: 'DeMark',
      fibonacci: 'Fibonacci',
      woodie: 'Woodie',
    },
  },
};
