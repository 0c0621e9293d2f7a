/** The home page. Every sentence must be true of the product as it is. */
export const home = {
  title: 'Vela: market charts, explained and traceable',
  description:
    'Vela explains price charts in plain English and Turkish. Every number links to the candles it came from. Educational only: no signals, no orders, no advice.',
  hero: {
    eyebrow: 'Market analysis you can check',
    heading: 'Read the chart.',
    headingNext: 'Check every number.',
    lead: 'Pick a symbol and an interval, and Vela explains what the price has done in plain language, beside a chart on which everything the text speaks of is drawn.',
    start: 'Start with a chart',
    member: 'Open AI analytics',
    how: 'How it keeps its word',
    note: 'Free to use for now. It asks for no broker keys and places no orders.',
  },
  figure: {
    caption: 'Drawn example, not market data: the marked gap in the text is the marked gap on the chart.',
    gapLabel: 'Open gap',
    breakLabel: 'Break of structure',
    sentenceStart: 'The nearest open gap below lies between',
    sentenceMiddle: 'and',
    sentenceEnd: 'and has not been touched since it was confirmed.',
  },
  is: {
    heading: 'What Vela is',
    explains:
      'An explanation of the chart in front of you: trend at two scales, gaps, order blocks, structure breaks, momentum and volatility.',
    asks: 'A conversation: ask where the nearest gap is, what an order block means, or what changed since last week.',
    languages: 'English and Turkish, with the same numbers in both.',
  },
  isNot: {
    heading: 'What it is not',
    signals: 'No buy or sell signals, no price targets.',
    orders: 'No orders, no brokerage, no access to your accounts.',
    advice: 'No investment advice. It is for education only.',
  },
  promises: {
    eyebrow: 'Five promises',
    heading: 'Above every feature stands that you can trust the number on the screen.',
    facts: {
      title: 'Every number is bound to a fact',
      text: 'A number in an answer opens the fact it came from: candles, formula and time. A number without a fact is not shown.',
    },
    repaint: {
      title: 'Nothing repaints',
      text: 'Every structure carries the time at which it formed and the time at which it could first be known. Later candles do not rewrite it.',
    },
    health: {
      title: 'Data tells its health',
      text: 'Source, as-of time and quality stand beside every analysis. Simulated data is marked wherever it appears; missing data is said.',
    },
    rates: {
      title: 'No claim without its base rate',
      text: 'Vela does not tell you that a pattern “usually works”. Such a sentence will only appear together with how often it held, and against chance.',
    },
    advice: {
      title: 'No advice, and it is tested',
      text: 'The sentences are checked in both languages for words of advice. What happens next is your judgement.',
    },
  },
  walk: {
    eyebrow: 'How it works',
    heading: 'From a question to an answer you can check',
    pick: {
      title: 'Pick',
      text: 'A symbol from crypto, stocks, indices, commodities or forex, and an interval from one minute to one month.',
    },
    read: { title: 'Read', text: 'The explanation arrives sentence by sentence, beside the chart.' },
    check: { title: 'Check', text: 'Choose a number in the text, and the zone it speaks of lights up on the chart.' },
  },
  closing: {
    heading: 'Look at one chart with it.',
    text: 'An account takes a minute: an e-mail address, a password and a code.',
    action: 'Create an account',
  },
};
