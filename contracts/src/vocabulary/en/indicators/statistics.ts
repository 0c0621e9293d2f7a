import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const statistics: IndicatorVocabulary = {
  'standard-deviation': {
    name: 'Standard deviation',
    short: 'Std dev',
    description: 'How far the last closes lie from their mean on average, in units of price.',
    parameters: { length: 'Length' },
    outputs: { deviation: 'Standard deviation' },
  },
  'z-score': {
    name: 'Z-score',
    short: 'Z-score',
    description: 'How many standard deviations the close lies from the mean of the last closes.',
    parameters: { length: 'Length' },
    outputs: { zScore: 'Z-score' },
  },
};
