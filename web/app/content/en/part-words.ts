/** Words used by the text components themselves. */
export const partWords = {
  notMeasuredYet: {
    title: 'Not measured yet',
    text: 'A base rate will stand here: how often this was followed by what, with the number of cases, a 95% interval and a random control. It has not been measured yet, so nothing is claimed.',
  },
  countedHere: {
    text: 'How often this was followed by what is counted on the series you look at, not once for all: with the number of cases, a 95% interval and matched candles beside it. It stands in the answers; ask “how often”.',
    link: 'How a base rate is counted',
  },
  noBaseRate:
    'A base rate does not apply here: this page gives a rule about data and how it is told, not a claim about what prices do afterwards.',
  position: { skills: 'Skills', apply: 'Apply for this position' },
  planPrices: {
    plan: 'Plan',
    month: 'A month',
    year: 'A year',
    state: 'State',
    contract: 'by contract',
    active: 'active',
    inactive: 'not yet active',
  },
  illustration: {
    simulated: 'SIMULATED',
    breaker: 'Breaker',
    source:
      'Simulated candles, not market data. The markings are what Vela’s own analysis found in them.',
    library:
      'What the library explains, on one chart. Triangles mark swing points, hollow ones those broken since.',
    description: 'Candlestick chart of simulated candles.',
    range: { premium: 'Premium', equilibrium: 'Equilibrium', discount: 'Discount', entry: 'OTE' },
    said: 'What the analysis says of these candles:',
    method: 'Method',
    moments: {
      before: 'One candle before it is confirmed',
      at: 'At the close that confirms it',
      later: 'Later: the same finding, in the same place',
      fine: 'One-hour candles',
      coarse: 'The four-hour candles made of them',
    },
  },
  /** Formulas name prices in English in every language; other languages explain those names. */
  priceNames: {},
};

/** The shape each language must fill. */
export type PartWords = Omit<typeof partWords, 'priceNames'> & {
  priceNames: Readonly<Record<string, string>>;
};
