import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const oscillators: IndicatorVocabulary = {
  'awesome-oscillator': {
    name: 'Awesome oscillator',
    short: 'AO',
    description: 'A short simple mean of the median price less a long one.',
    parameters: { fast: 'Fast length', slow: 'Slow length' },
    outputs: { oscillator: 'Oscillator' },
  },
  'accelerator-oscillator': {
    name: 'Accelerator oscillator',
    short: 'AC',
    description:
      'The awesome oscillator less its own simple mean: whether its movement gains or loses speed.',
    parameters: { fast: 'Fast length', slow: 'Slow length', smoothing: 'Smoothing' },
    outputs: { oscillator: 'Oscillator' },
  },
  'balance-of-power': {
    name: 'Balance of power',
    short: 'BOP',
    description:
      'Mean of the body of each candle as a share of its range, -1 to 1: where in their ranges candles close.',
    parameters: { length: 'Length' },
    outputs: { balance: 'Balance' },
  },
  'chande-momentum-oscillator': {
    name: 'Chande momentum oscillator',
    short: 'CMO',
    description: 'Rises less falls of the close, in percent of both together: -100 to 100.',
    parameters: { length: 'Length' },
    outputs: { oscillator: 'Oscillator' },
  },
  'connors-rsi': {
    name: 'Connors RSI',
    short: 'Connors RSI',
    description:
      'Mean of three figures of 0 to 100: RSI of the close, RSI of the streak of rises or falls, and the rank of the last change among those before.',
    parameters: {
      rsiLength: 'RSI length',
      streakLength: 'Streak RSI length',
      rankLength: 'Rank length',
    },
    outputs: { rsi: 'Connors RSI' },
  },
  'detrended-price-oscillator': {
    name: 'Detrended price oscillator',
    short: 'DPO',
    description:
      'A close of half a window ago less the mean of the window around it. The trend drops out, and shorter swings remain.',
    parameters: { length: 'Length' },
    outputs: { oscillator: 'Oscillator' },
  },
  'elder-ray': {
    name: 'Elder ray',
    short: 'Elder ray',
    description:
      'High and low less the exponential average of the close: how far each candle reached above and below the average.',
    parameters: { length: 'Length' },
    outputs: { bullPower: 'Bull power', bearPower: 'Bear power' },
  },
  'fisher-transform': {
    name: 'Fisher transform',
    short: 'Fisher',
    description:
      'Place of the median price in its range, stretched so that values near the ends stand out; the trigger is the value of a candle ago.',
    parameters: { length: 'Length' },
    outputs: { fisher: 'Fisher', trigger: 'Trigger' },
  },
  'centre-of-gravity': {
    name: 'Centre of gravity',
    short: 'COG',
    description:
      'Where the weight of the last median prices lies. Rises when the newer prices are the higher ones; the trigger is the value of a candle ago.',
    parameters: { length: 'Length' },
    outputs: { centre: 'Centre', trigger: 'Trigger' },
  },
  'price-momentum-oscillator': {
    name: 'Price momentum oscillator',
    short: 'PMO',
    description: 'Relative change from candle to candle, smoothed twice, with a signal line.',
    parameters: { length: 'Length', smoothing: 'Second smoothing', signal: 'Signal length' },
    outputs: { oscillator: 'Oscillator', signal: 'Signal' },
  },
  'roc-bands': {
    name: 'Rate of change with bands',
    short: 'ROC bands',
    description:
      'Relative change of the close, its average, and bands above and below zero at the root mean square of the latest changes.',
    parameters: { length: 'Length', smoothing: 'Smoothing', bandLength: 'Band length' },
    outputs: {
      roc: 'Rate of change',
      average: 'Average',
      upper: 'Upper band',
      lower: 'Lower band',
    },
  },
  'stochastic-momentum-index': {
    name: 'Stochastic momentum index',
    short: 'SMI',
    description:
      'Distance of the close from the middle of its range, smoothed twice, in percent of half that range: -100 to 100.',
    parameters: {
      length: 'Length',
      firstSmoothing: 'First smoothing',
      secondSmoothing: 'Second smoothing',
      signal: 'Signal length',
    },
    outputs: { index: 'Index', signal: 'Signal' },
  },
  trix: {
    name: 'TRIX',
    short: 'TRIX',
    description:
      'Change, in percent, of a close averaged three times exponentially; the triple average leaves out short swings.',
    parameters: { length: 'Length', signal: 'Signal length' },
    outputs: { trix: 'TRIX', signal: 'Signal' },
  },
  'true-strength-index': {
    name: 'True strength index',
    short: 'TSI',
    description:
      'Change of the close, averaged twice, in percent of the size of the changes averaged likewise: -100 to 100.',
    parameters: { length: 'Length', smoothing: 'Second smoothing', signal: 'Signal length' },
    outputs: { index: 'Index', signal: 'Signal' },
  },
  'ultimate-oscillator': {
    name: 'Ultimate oscillator',
    short: 'Ultimate',
    description:
      'How much of the true range lies below the close, over three windows of which the shortest weighs most: 0 to 100.',
    parameters: {
      shortLength: 'Short length',
      middleLength: 'Middle length',
      longLength: 'Long length',
    },
    outputs: { oscillator: 'Oscillator' },
  },
  'coppock-curve': {
    name: 'Coppock curve',
    short: 'Coppock',
    description:
      'Weighted mean of the sum of two relative changes of the close. Made for monthly candles.',
    parameters: { longLength: 'Long length', shortLength: 'Short length', smoothing: 'Smoothing' },
    outputs: { curve: 'Curve' },
  },
  'know-sure-thing': {
    name: 'Know sure thing',
    short: 'KST',
    description:
      'Four relative changes of the close over longer and longer windows, smoothed, weighted and added up, with a signal line.',
    parameters: {
      length1: 'First length',
      length2: 'Second length',
      length3: 'Third length',
      length4: 'Fourth length',
      smoothing1: 'First smoothing',
      smoothing2: 'Second smoothing',
      smoothing3: 'Third smoothing',
      smoothing4: 'Fourth smoothing',
      signal: 'Signal length',
    },
    outputs: { kst: 'KST', signal: 'Signal' },
  },
  'percentage-price-oscillator': {
    name: 'Percentage price oscillator',
    short: 'PPO',
    description:
      'MACD in percent of the slow average, so that it can be compared between instruments and times.',
    parameters: { fast: 'Fast length', slow: 'Slow length', signal: 'Signal length' },
    outputs: { oscillator: 'Oscillator', signal: 'Signal', histogram: 'Histogram' },
  },
  'relative-vigor-index': {
    name: 'Relative vigor index',
    short: 'RVGI',
    description:
      'How far candles close from their open, relative to their range, smoothed, with a signal line.',
    parameters: { length: 'Length' },
    outputs: { index: 'Index', signal: 'Signal' },
  },
  qstick: {
    name: 'Qstick',
    short: 'Qstick',
    description:
      'Mean of close less open: whether candles have mostly risen or fallen, and by how much.',
    parameters: { length: 'Length' },
    outputs: { qstick: 'Qstick' },
  },
  demarker: {
    name: 'DeMarker',
    short: 'DeMarker',
    description: 'Rises of the high as a share of rises of the high and falls of the low: 0 to 1.',
    parameters: { length: 'Length' },
    outputs: { demarker: 'DeMarker' },
  },
  'psychological-line': {
    name: 'Psychological line',
    short: 'PSY',
    description: 'Share of the last candles that closed above the close before, in percent.',
    parameters: { length: 'Length' },
    outputs: { share: 'Share of rising closes' },
  },
  'disparity-index': {
    name: 'Disparity index',
    short: 'Disparity',
    description: 'Distance of the close from its simple moving average, in percent.',
    parameters: { length: 'Length' },
    outputs: { disparity: 'Disparity' },
  },
};
