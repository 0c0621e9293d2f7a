import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const seriesStatistics: IndicatorVocabulary = {
  beta: {
    name: 'Beta',
    short: 'Beta',
    description:
      'How strongly an instrument moves with a second one: 1 as much, 2 twice as much; also on the second one’s rising and falling candles alone.',
    parameters: { length: 'Length' },
    outputs: { beta: 'Beta', betaUp: 'Beta, rising candles', betaDown: 'Beta, falling candles' },
  },
  correlation: {
    name: 'Correlation',
    short: 'Correlation',
    description:
      'Pearson’s coefficient between the closes of two instruments, -1 to 1, and its square.',
    parameters: { length: 'Length' },
    outputs: { correlation: 'Correlation', rSquared: 'R squared' },
  },
  'price-relative-strength': {
    name: 'Price relative strength',
    short: 'PRS',
    description:
      'Close of an instrument over that of a second one, or by how many percentage points it has gained more.',
    parameters: { length: 'Length', show: 'Show' },
    outputs: { value: 'Value' },
    choices: { ratio: 'Ratio of closes', lead: 'Lead in percentage points' },
  },
  'linear-regression-slope': {
    name: 'Linear regression slope',
    short: 'LR slope',
    description: 'Slope of the straight line that fits the last closes best, in price per candle.',
    parameters: { length: 'Length' },
    outputs: { slope: 'Slope' },
  },
  'r-squared': {
    name: 'R squared',
    short: 'R²',
    description:
      'How much of the variance of the last closes a straight line accounts for, 0 to 1.',
    parameters: { length: 'Length' },
    outputs: { rSquared: 'R squared' },
  },
  'hurst-exponent': {
    name: 'Hurst exponent',
    short: 'Hurst',
    description:
      'Whether moves tend to go on (above 0.5), to turn back (below) or neither, by rescaled range analysis. Reads high on short windows, even where price wanders at random.',
    parameters: { length: 'Length' },
    outputs: { exponent: 'Exponent' },
  },
};
