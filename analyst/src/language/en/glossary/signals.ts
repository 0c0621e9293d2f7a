import type { GlossaryPart } from '../../glossary.ts';

export const signals = {
  'golden-cross': {
    asked: '(?:golden|death)(?: (?:and|or|vs) (?:golden|death))? cross(?:es)?',
    name: 'Golden and death cross',
    definition:
      'a crossing of a fast and a slow moving average, usually of daily closes: upwards it is called golden, downwards death. Both are known only after price has moved.',
  },
  'overbought-oversold': {
    asked:
      'over ?(?:bought|sold)(?: (?:and|or|vs) over ?(?:bought|sold))?(?: (?:levels?|zones?|conditions?|readings?))?',
    name: 'Overbought and oversold',
    definition:
      'readings near the top or the bottom of the scale of an oscillator such as the RSI, after a one-sided move. They describe what happened; price can go on for long at such readings.',
  },
  'swing-failure': {
    asked: 'sfps?|swing failures?(?: patterns?)?',
    name: 'Swing failure pattern (SFP)',
    definition:
      'a candle that reaches beyond an earlier high or low and closes back inside. On the chart here it is a liquidity sweep.',
  },
  'silver-bullet': {
    asked: 'silver bullets?(?: (?:strateg(?:y|ies)|setups?|hours?|windows?))?',
    name: 'Silver bullet',
    definition:
      'a name among traders of the smart money method for certain hours of the day in which they look for fair value gaps. The killzones of the chart hold those hours.',
  },
  'inverse-gap': {
    asked: 'inverted|ifvgs?|inver(?:se|ted|sion) (?:fvgs?|fair value gaps?|gaps?)',
    name: 'Inverse fair value gap (IFVG)',
    definition:
      'a fair value gap that price closed through. From then on it is watched from the other side, as broken support is as resistance.',
  },
  'trend-line': {
    asked: 'trend ?lines?(?: liquidity)?',
    name: 'Trend line',
    definition:
      'a straight line along rising lows or falling highs. Where it lies depends on the hand that draws it; the swings of the chart here follow a fixed rule instead.',
  },
  'role-reversal': {
    asked:
      '(?:role|polarity) (?:reversals?|flips?|changes?)|support (?:becom(?:es|ing)|turn(?:s|ed|ing)(?: into)?) resistance|flip(?:ped)? (?:zones?|levels?)',
    name: 'Role reversal',
    definition:
      'what happens to a level that held as support and, once price closed below it, counts as resistance, or the other way round.',
  },
  'supply-demand': {
    asked: 'supply(?: (?:and|or|vs) demand)?(?: zones?)?|demand zones?|demand',
    name: 'Supply and demand zones',
    definition:
      'areas that price left quickly, taken as a sign of orders still waiting there. The nearest thing on the chart here is the order block.',
  },
  'win-rate': {
    asked: 'win ?rates?|winning percentages?',
    name: 'Win rate',
    definition:
      'the share of trades that ended with a gain. Without the usual size of gains and losses it says little.',
  },
  expectancy: {
    asked: 'expectanc(?:y|ies)|expected values?|profit factors?',
    name: 'Expectancy',
    definition:
      'the mean result of a trade: how often it wins times the usual gain, less how often it loses times the usual loss.',
  },
} satisfies GlossaryPart;
