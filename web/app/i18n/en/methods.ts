/** Words of the method library. */
export const methods = {
  title: 'Method library',
  description:
    'Every concept Vela computes: its definition and exact rule, with a picture from simulated candles, worked examples, what it does not say, and whether its base rate is counted.',
  eyebrow: 'How it is computed',
  lead: 'Behind every word and number of an analysis stands an exact rule. Here it is, with a picture, what it does not say, and whether a base rate is counted for it.',
  group: {
    promises: { title: 'What we promise', lead: 'Why the numbers and drawings can be checked.' },
    data: { title: 'Data', lead: 'What goes in, and what is said about it.' },
    structure: { title: 'Structure', lead: 'What is found in the candles and drawn on the chart.' },
    numbers: { title: 'Numbers and indicators', lead: 'What is measured.' },
  },
  /** What is lit in the small picture of a method. */
  mark: {
    'no-repainting': 'known, and it stays',
    'linked-numbers': 'a number, its candle',
    'output-guard': 'withheld',
    'data-health': 'a defect',
    'base-rate': 'counted cases',
    'closed-candles': 'closed',
    'swing-point': 'swing points',
    'break-of-structure': 'the level that broke',
    'change-of-character': 'the last low',
    'fair-value-gap': 'gap',
    'order-block': 'order block',
    'liquidity-pool': 'equal highs',
    'liquidity-sweep': 'swept level',
    'support-and-resistance': 'support',
    'relative-strength-index': 'RSI',
    'exponential-moving-average': 'average',
  },
};
