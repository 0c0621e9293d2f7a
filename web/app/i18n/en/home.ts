/** The home page. Every sentence must be true of the product as it is. */
export const home = {
  title: 'Vela: market charts, explained and traceable',
  description:
    'Vela explains price charts in plain English and Turkish. Every number links to the candles it came from. Educational only: no signals, no orders, no advice.',
  hero: {
    eyebrow: 'Market analysis you can check',
    heading: 'Read the chart.',
    headingNext: 'Check every number.',
    lead: 'Vela explains what the price has done in plain language, beside a chart on which the structures it speaks of are drawn.',
    member: 'Open AI analytics',
    how: 'How Vela checks its numbers',
    symbol: 'Type a symbol or a name',
    symbolExample: 'Bitcoin, Apple, gold …',
    open: 'Open the chart',
    ready: 'Ready without an account:',
    note: 'Free to use for now. It asks for no broker keys and places no orders.',
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
  advantages: {
    eyebrow: 'What you can rely on',
    heading: 'Five promises, and one idea above them: you can trust the number on the screen.',
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
  chance: {
    eyebrow: 'The half that is usually left out',
    claim: '“Not distinguishable from chance.”',
    lead: 'Everyone says that gaps get filled. Vela counts how often, counts the same at matched candles without a gap, and prints the comparison, even where it takes the magic away.',
    gaps: 'Gaps that were filled',
    control: 'The same, at matched candles without a gap',
    source:
      'Counted on simulated candles by the analysis that members use. On your chart it is counted anew, for each kind of structure.',
    action: 'How a base rate is counted',
  },
  tour: {
    eyebrow: 'The workspace',
    heading: 'One screen: the chart, the words, and the proof',
    chart: {
      title: 'The chart opens at once',
      text: 'With the few structures that matter now, named in whole words, and a reading in three lines.',
      picture:
        'The workspace on a wide screen: chart with named zones, a reading beside it, and questions to ask.',
    },
    phone: {
      title: 'On a phone, the chart comes first',
      text: 'The answer waits in a sheet below it. A number you press lights up its candles.',
      picture: 'The workspace on a phone: the chart above, the reading below it.',
    },
    replay: {
      title: 'Go back to any candle',
      text: 'Replay shows what could be known at that moment, and nothing of what came later.',
      picture:
        'Replay: the chart stops at an earlier candle, with only the structures known by then.',
    },
  },
  carousel: {
    role: 'carousel',
    itemRole: 'item',
    item: '{{number}} of {{count}}',
    eyebrow: 'Read on',
    heading: 'What is computed, and how',
    pause: 'Stop moving on by itself',
    play: 'Move on by itself',
    previous: 'Previous item',
    next: 'Next item',
    available: 'Available today',
    partly: 'Available in part',
    technical: {
      title: 'Technical analysis',
      text: 'What the candles themselves show, by rules that are written down: the same candles always give the same answer.',
      first: 'Swing highs and lows, and where price closed beyond them',
      second: 'Fair value gaps, with how far each has been filled since',
      third: 'Order blocks, and whether price has come back to them',
      fourth: 'RSI, moving averages and volatility, each with its formula',
      action: 'How technical analysis works',
    },
    fundamental: {
      title: 'Fundamental analysis',
      text: 'What a company earns, owes and pays out, read from its own statements. For some large companies today.',
      first: 'Eight questions to a balance sheet, each with four possible outcomes',
      second: 'Ratios beside the company’s own history',
      third: 'Discounted cash flow with every assumption in view',
      fourth: 'Scenarios over {{near}}, {{middle}} and {{far}} years, as ranges',
      action: 'How companies are read',
    },
    realEstate: {
      title: 'Real estate',
      text: 'What a let property brings in and costs, month by month, from the figures you type in the chat.',
      first: 'Cash flow after costs and loan',
      second: 'Cap rate and how well the income covers the debt',
      third: 'Internal rate of return over {{years}} years',
      fourth: 'How much each assumption changes the result',
      action: 'How a property is calculated',
    },
  },
  news: {
    eyebrow: 'News',
    heading: 'Latest from Vela',
    all: 'All news',
    minutes_one: '{{count}} minute to read',
    minutes_other: '{{count}} minutes to read',
  },
  features: {
    eyebrow: 'Around the product',
    heading: 'Who answers, and what you should know',
    support: {
      title: 'Support team',
      text: 'People answer the contact form, in English and Turkish, within {{soonest}}⁠–⁠{{latest}} business days, about billing within {{billing}}. Pick one of {{reasons}} reasons: it tells us what your message is about.',
      action: 'Write to us',
    },
    networking: {
      title: 'Networking',
      text: 'Teachers, data providers and partners reach us by the same form. There is no forum and no copying of other people’s trades in Vela: everybody reads their own chart.',
      action: 'Propose something',
    },
    risk: {
      title: 'Minimum risk of overlooking a risk',
      text: 'Trading is risky and Vela does not change that: you can lose everything you put in. What it does: it says how old its data is, marks what is simulated, never hurries you and gives no signals.',
      action: 'Read the risk disclosure',
    },
    legal: {
      title: 'Legal notice',
      text: 'Vela is educational. Nothing in it is investment advice, an offer or a recommendation, and past prices do not promise future ones.',
      action: 'Read the legal notice',
    },
  },
  closing: {
    heading: 'Try it on a chart you know.',
    text: 'An account takes a minute: an e-mail address, a password and a code.',
    action: 'Create an account',
  },
};
