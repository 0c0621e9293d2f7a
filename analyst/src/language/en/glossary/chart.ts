import type { GlossaryPart } from '../../glossary.ts';

export const chart = {
  candle: {
    asked: 'candles?|candle ?sticks?|bars? on (?:the|a) chart|candle charts?',
    name: 'Candle',
    definition:
      'a stretch of time on the chart, such as an hour or a day. Its body runs from the price at the start to the price at the end, and thin lines reach to the highest and the lowest price in between.',
  },
  wick: {
    asked: 'wicks?|shadows?|tails? of (?:the|a) candle',
    name: 'Wick',
    definition:
      'the thin line above or below the body of a candle. It shows prices that were traded but at which the candle did not close.',
  },
  'candle-colour': {
    asked:
      'colou?rs? of (?:a|the) candles?|(?:red|green|colou?rs?)(?: (?:and|or) (?:red|green))?(?: (?:candles?|bars?|mean\\w*))*|why (?:are|is) (?:some|it|they|the candles?) (?:red|green)',
    name: 'Colour of a candle',
    definition:
      'whether price closed higher or lower than it opened: one colour stands for a close above the open, the other for a close below it. The settings of the chart say which is which.',
  },
  'chart-box': {
    asked:
      '(?:\\S+ )?(?:box(?:es)?|rectangles?|shaded areas?|coloured areas?|squares?)(?: on (?:the|my|a) chart)?',
    name: 'Box on the chart',
    definition:
      'a zone of prices, such as a gap, an order block or an area of support or resistance. It begins at the candle it formed on; choose it to see its kind, its edges and its state.',
  },
  'chart-line': {
    asked:
      '(?:all )?(?:these|the|those|dotted|dashed|horizontal|red|blue) lines?|support lines?|lines? on (?:the|my|a) chart',
    name: 'Line on the chart',
    definition:
      'a single price or an indicator: a swing, the high or low of an earlier day or week, or an average. Nobody draws it by hand; the same rules find it on every chart, and choosing it shows them.',
  },
  timeframe: {
    asked: 'time ?frames?|time intervals?|(?:\\d+[hmd] )+etc',
    name: 'Timeframe',
    definition:
      'how much time a candle stands for, from a minute to a month. The same market can rise on a short timeframe while it falls on a longer one.',
  },
  pip: {
    asked: 'pips?|pipettes?',
    name: 'Pip',
    definition:
      'the usual smallest step in the price of a currency pair: the fourth digit after the point, or the second for pairs with the yen.',
  },
  index: {
    asked: '(?:stock |share |market )?(?:index|indices|indexes)(?: like(?: the)?)?',
    name: 'Index',
    definition:
      'a number that sums up the prices of many shares by a fixed rule, so that it shows how a whole market or industry moves. It cannot be held itself, only through products that follow it.',
  },
  etf: {
    asked: 'etfs?|exchange traded funds?|index funds?',
    name: 'ETF',
    definition:
      'a fund whose units trade on an exchange like a share. Most follow an index or a commodity.',
  },
  ticker: {
    asked: 'tickers?|symbols?|codes? of (?:a|the) (?:stock|share|coin)',
    name: 'Ticker',
    definition: 'the short code by which an exchange lists an instrument.',
  },
  'bull-bear-market': {
    asked:
      '(?:bull|bear)(?:ish)? (?:and (?:bull|bear) )?(?:markets?|runs?)|bulls?(?: (?:and|or|vs) bears?)?|bears?',
    name: 'Bull and bear market',
    definition:
      'a long time of rising prices is called a bull market, a long time of falling ones a bear market. Where one ends and the other begins depends on the definition that is used.',
  },
  'long-short': {
    asked:
      '(?:going |being |to go )?(?:long|short)(?: (?:and|or|vs) (?:long|short))?(?: positions?)?|short ?selling',
    name: 'Long and short',
    definition:
      'who is long owns something and gains when it rises; who is short has borrowed and sold it and gains when it falls. Vela explains charts and does neither.',
  },
  volume: {
    asked: '(?:trading )?volumes?',
    name: 'Volume',
    definition:
      'how much of an instrument changed hands during a candle. For currencies there is no single exchange, so that sources count trades or leave it out.',
  },
  breakout: {
    asked: 'break ?outs?|break ?downs?',
    name: 'Breakout',
    definition:
      'a close beyond a level that held before. Vela counts closes and not wicks, and says when price came back soon after, which makes it a failed breakout.',
  },
  sideways: {
    asked: 'sideways(?: markets?)?|consolidat\\w+|ranging|range ?bound|a trading range|chop(?:py)?',
    name: 'Sideways market',
    definition:
      'a time in which price moves up and down between the same highs and lows without breaking them.',
  },
  correction: {
    asked: 'corrections?|pull ?backs?|retracements?|dips?',
    name: 'Correction',
    definition:
      'a move against the larger direction that does not end it. How deep it may go before it counts as a turn is a matter of definition; here the market structure decides.',
  },
} satisfies GlossaryPart;
