import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const priceTransform: IndicatorVocabulary = {
  'heikin-ashi': {
    name: 'Heikin-Ashi',
    short: 'Heikin-Ashi',
    description:
      'Ortalaması alınmış mumlar: her kapanış mumun dört fiyatının ortalaması, her açılış bir önceki ortalama mumun ortasıdır. Bu fiyatlardan işlem yapılmamıştır.',
    parameters: {},
    outputs: { open: 'Açılış', high: 'Yüksek', low: 'Düşük', close: 'Kapanış' },
  },
};
