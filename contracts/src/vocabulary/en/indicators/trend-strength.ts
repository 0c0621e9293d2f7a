import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const trendStrength: IndicatorVocabulary = {
  alligator: {
    name: 'Alligator',
    short: 'Alligator',
    description:
      'Three smoothed averages of the median price, each shown some candles late: jaw, teeth and lips. Close together when price goes nowhere, apart when it moves.',
    parameters: {
      jawLength: 'Jaw length',
      jawOffset: 'Jaw offset',
      teethLength: 'Teeth length',
      teethOffset: 'Teeth offset',
      lipsLength: 'Lips length',
      lipsOffset: 'Lips offset',
    },
    outputs: { jaw: 'Jaw', teeth: 'Teeth', lips: 'Lips' },
  },
  'gator-oscillator': {
    name: 'Gator oscillator',
    short: 'Gator',
    description:
      'How far the lines of the Alligator are apart: jaw and teeth above zero, teeth and lips below it.',
    parameters: {
      jawLength: 'Jaw length',
      jawOffset: 'Jaw offset',
      teethLength: 'Teeth length',
      teethOffset: 'Teeth offset',
      lipsLength: 'Lips length',
      lipsOffset: 'Lips offset',
    },
    outputs: { upper: 'Jaw and teeth', lower: 'Teeth and lips' },
  },
  'choppiness-index': {
    name: 'Choppiness index',
    short: 'CHOP',
    description:
      'Compares the sum of the true ranges with the range they cover together, 0 to 100: low when price moves straight, high when it goes to and fro.',
    parameters: { length: 'Length' },
    outputs: { choppiness: 'Choppiness' },
  },
  vortex: {
    name: 'Vortex indicator',
    short: 'Vortex',
    description:
      'Distances from each high to the low before and from each low to the high before, over the true range: which of the two directions has covered more ground.',
    parameters: { length: 'Length' },
    outputs: { rising: 'Rising', falling: 'Falling' },
  },
  'schaff-trend-cycle': {
    name: 'Schaff trend cycle',
    short: 'STC',
    description:
      'MACD put through a stochastic twice and smoothed each time, 0 to 100. Turns sooner than MACD, and rests at the ends of its scale in a trend.',
    parameters: {
      cycleLength: 'Cycle length',
      fast: 'Fast length',
      slow: 'Slow length',
      smoothing: 'Weight of a new value',
    },
    outputs: { cycle: 'Cycle' },
  },
  'hilbert-trendline': {
    name: 'Hilbert transform trendline',
    short: 'Hilbert',
    description:
      'Mean of the median price over the length of the dominant cycle, which the Hilbert transform measures: a line without that cycle.',
    parameters: {},
    outputs: { trendline: 'Trendline' },
  },
  'elder-impulse': {
    name: 'Elder impulse',
    short: 'Impulse',
    description:
      '1 where both the exponential average and the MACD histogram rise, -1 where both fall, 0 where they disagree.',
    parameters: {
      length: 'Length',
      fast: 'Fast length',
      slow: 'Slow length',
      signal: 'Signal length',
    },
    outputs: { impulse: 'Impulse' },
  },
  'vertical-horizontal-filter': {
    name: 'Vertical horizontal filter',
    short: 'VHF',
    description:
      'Range of the closes over the sum of their changes: higher when price trends, lower when it goes to and fro.',
    parameters: { length: 'Length' },
    outputs: { filter: 'Filter' },
  },
  'efficiency-ratio': {
    name: 'Efficiency ratio',
    short: 'Efficiency',
    description:
      'How far the close has come as a share of the way it has gone: 1 for a straight move, near 0 for a movement that led nowhere.',
    parameters: { length: 'Length' },
    outputs: { ratio: 'Ratio' },
  },
  'random-walk-index': {
    name: 'Random walk index',
    short: 'RWI',
    description:
      'How far price has come compared with what chance would take it with the same ranges. Above 1 it has gone further than that.',
    parameters: { length: 'Longest length' },
    outputs: { rising: 'Rising', falling: 'Falling' },
  },
};
