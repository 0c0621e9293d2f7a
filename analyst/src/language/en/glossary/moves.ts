import type { GlossaryPart } from '../../glossary.ts';

export const moves = {
  'technical-analysis': {
    asked: 'technical analysis|technicals|ta',
    name: 'Technical analysis',
    definition:
      'the study of past prices and volumes on a chart. What Vela does belongs to it: it describes what has happened and by which rules.',
  },
  'fundamental-analysis': {
    asked: 'fundamental analysis|fundamentals',
    name: 'Fundamental analysis',
    definition:
      'the study of what lies behind a price: the figures of a company, or the economy of a country.',
  },
  indicator: {
    asked: '(?:technical )?(?:indicators?|oscillators?)',
    name: 'Indicator',
    definition:
      'a number computed from past prices or volumes by a fixed formula, drawn along the chart. It holds no information that those prices do not hold.',
  },
  'log-scale': {
    asked: 'log(?:arithmic)? ?(?:scales?|charts?|axis)|linear (?:scales?|charts?)',
    name: 'Log scale',
    definition:
      'an axis of prices on which equal distances are equal percentages, unlike a linear one, where they are equal amounts. It suits long histories.',
  },
  'line-chart': {
    asked: 'line (?:charts?|graphs?)|area charts?',
    name: 'Line chart',
    definition:
      'a chart that joins the closing prices with a line. It leaves out the highs and lows in between.',
  },
  'bar-chart': {
    asked: '(?:ohlc )?bar (?:charts?|graphs?)|ohlc(?: (?:bars?|charts?|data))?',
    name: 'Bar chart',
    definition:
      'a chart that draws each stretch of time as an upright line from its low to its high, with a tick to the left for the open and to the right for the close.',
  },
  trend: {
    asked:
      '(?:up|down|sideways)? ?trends?(?: (?:and|or|vs) (?:up|down) ?trends?)?|(?:rising|falling) trends?|trend directions?',
    name: 'Trend',
    definition:
      'the direction in which swing highs and swing lows move: both rising in an uptrend, both falling in a downtrend. Vela reads it at a larger and a smaller scale.',
  },
  momentum: {
    asked: '(?:price |market )?momentum',
    name: 'Momentum',
    definition:
      'how fast price has been moving in a direction lately. Indicators measure it in different ways, such as by the change over a fixed number of candles.',
  },
  rally: {
    asked: '(?:relief |bear market )?rall(?:y|ies)|dead cat bounces?',
    name: 'Rally',
    definition:
      'a marked rise of price. Within a longer fall it is called a bear market rally, and a short, weak one a dead cat bounce.',
  },
  crash: {
    asked: '(?:market |flash )?crash(?:es)?|capitulations?|panic sell(?:ing|offs?)|sell ?offs?',
    name: 'Crash',
    definition:
      'a sudden and deep fall of prices. When many give up their positions at once and at any price, it is called capitulation.',
  },
  bubble: {
    asked: '(?:market |price |asset |speculative )?bubbles?',
    name: 'Bubble',
    definition:
      'a rise of prices far beyond what income or use would explain, carried by the expectation that it goes on. It is certain only once it has burst.',
  },
  fomo: {
    asked:
      'fomo(?: (?:and|or|vs) fud)?|fear of missing out|fud|fear,? uncertainty,?(?: and)? doubt',
    name: 'FOMO and FUD',
    definition:
      'FOMO is the fear of missing out on a rise; FUD stands for fear, uncertainty and doubt, spread in order to press on a price. Both describe moods and not charts.',
  },
  'market-sentiment': {
    asked: '(?:market |investor )?sentiments?|fear (?:and|&) greed(?: index)?',
    name: 'Market sentiment',
    definition:
      'the mood of the participants, from fear to greed. Indices of it are built from prices, volumes and surveys, and their makers choose how.',
  },
  'volatile-market': {
    asked: '(?:high |low )?volatility|volatile(?: markets?)?',
    name: 'Volatility (volatile market)',
    definition:
      'the size of the moves of a price, whatever their direction. A market whose price moves far in a short time is called volatile.',
  },
  'all-time-high': {
    asked: 'all[ -]?time (?:highs?|lows?)(?: (?:and|or) (?:all[ -]?time )?lows?)?|at[hl]s?',
    name: 'All-time high (ATH)',
    definition:
      'the highest price an instrument has ever traded at; the lowest is its all-time low (ATL). Both depend on how far back the data goes.',
  },
  range: {
    asked: 'ranges?|range trading',
    name: 'Range',
    definition:
      'the prices between a high and a low that have held for some time. Its edges are known only after price has turned there.',
  },
  expiry: {
    asked: '(?:option |futures |contract )?expir(?:y|ies|ations?)(?: dates?)?|rollovers?',
    name: 'Expiry',
    definition:
      'the date on which a future or an option ends. Before it, positions are often moved to a later contract, which can add to the volume of the day.',
  },
  option: {
    asked: 'options?(?: contracts?)?|(?:call|put)(?: (?:and|or|vs) (?:call|put))?(?: options?)?s?',
    name: 'Option',
    definition:
      'the right, but not the duty, to receive something at a fixed price until a date (call) or to hand it over at one (put). It can expire worthless.',
  },
} satisfies GlossaryPart;
