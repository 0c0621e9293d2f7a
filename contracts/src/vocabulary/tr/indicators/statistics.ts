import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const statistics: IndicatorVocabulary = {
  'standard-deviation': {
    name: 'Standart sapma',
    short: 'Std sapma',
    description: 'Son kapanışların ortalamalarından ne kadar uzakta durduğu, fiyat birimiyle.',
    parameters: { length: 'Uzunluk' },
    outputs: { deviation: 'Standart sapma' },
  },
  'z-score': {
    name: 'Z skoru',
    short: 'Z skoru',
    description: 'Kapanışın, son kapanışların ortalamasından kaç standart sapma uzakta olduğu.',
    parameters: { length: 'Uzunluk' },
    outputs: { zScore: 'Z skoru' },
  },
};
