import type { GlossaryPart } from '../../glossary.ts';

export const positions = {
  leverage: {
    asked: 'leverages?|leveraged(?: (?:trad(?:es?|ing)|positions?))?|financial leverage|gearing',
    name: 'Leverage',
    definition:
      'holding a position larger than the money put up for it, with the rest borrowed. Gains and losses grow by the same factor, and a small move against the position can use up what was put up.',
  },
  margin: {
    asked:
      'margins?(?: (?:trad(?:es?|ing)|accounts?))?|(?:initial|maintenance) margins?|collateral',
    name: 'Margin',
    definition:
      'the money put up as security for a position that is partly borrowed. If losses bring it below a set minimum, more is demanded or the position is closed.',
  },
  'margin-call': {
    asked: 'margin calls?',
    name: 'Margin call',
    definition:
      'the demand to add money because losses have brought the security of a position below the minimum. Without it, positions are closed by the broker.',
  },
  liquidation: {
    asked: '(?:forced )?liquidations?|liquidated|liquidation prices?|getting liquidated',
    name: 'Liquidation',
    definition:
      'the forced closing of a position whose security no longer covers its losses. Many at once can speed up the move that caused them.',
  },
  hedge: {
    asked: 'hedg(?:es?|ed|ing)',
    name: 'Hedge',
    definition:
      'a second position meant to lose or gain opposite to the first, so that a move matters less to both together. It also reduces what a favourable move brings, and it has a cost.',
  },
  position: {
    asked: '(?:open |trading )?positions?',
    name: 'Position',
    definition:
      'what is held, or owed, in an instrument at a given time, with its size and its price. It is open until an opposite trade ends it.',
  },
  portfolio: {
    asked: '(?:investment )?portfolios?',
    name: 'Portfolio',
    definition:
      'all that is held at a time, taken together. How its parts move together decides its risk as much as each of them alone.',
  },
  diversification: {
    asked: 'diversif(?:y|ying|ied|ication)',
    name: 'Diversification',
    definition:
      'holding several things that do not move alike, so that the loss of a single one weighs less. It does not protect where all of them fall together.',
  },
  'average-cost': {
    asked:
      '(?:dollar )?cost averag(?:e|ing)|dca|average (?:costs?|entry prices?)|averaging (?:down|up)',
    name: 'Average cost (DCA)',
    definition:
      'the amount spent on an instrument divided by the number of units. Spending the same sum at fixed intervals, dollar cost averaging, spreads the cost over many prices; it does not prevent a loss.',
  },
  scalping: {
    asked: 'scalp(?:s|ing|ers?)?(?: trad(?:es?|ing))?',
    name: 'Scalping',
    definition:
      'trading in moves of seconds to minutes for very small differences. Costs weigh heavily on it.',
  },
  'day-trading': {
    asked: 'day ?trad(?:es?|ing|ers?)|intraday(?: trad(?:es?|ing))?',
    name: 'Day trading',
    definition:
      'opening and ending positions within the same trading day, so that none is held overnight.',
  },
  'swing-trading': {
    asked: 'swing ?trad(?:es?|ing|ers?)',
    name: 'Swing trading',
    definition:
      'holding positions for days to weeks, for the length of a single swing on the chart.',
  },
  'paper-trading': {
    asked: 'paper ?trad(?:es?|ing)|demo (?:accounts?|trading)|virtual trading|simulated trading',
    name: 'Paper trading',
    definition:
      'trading with play money at real prices. It costs nothing, and it leaves out slippage and the strain of real losses.',
  },
  arbitrage: {
    asked: 'arbitrag(?:es?|ing|eurs?)',
    name: 'Arbitrage',
    definition:
      'using a difference between prices of the same thing in different places. Such differences are small and short-lived because many look for them.',
  },
  'risk-reward': {
    asked:
      '(?:risk(?: to| and| ?/)? ?rewards?|reward(?: to)? risk)(?: ratios?)?|rr|r:r|risk:reward',
    name: 'Risk-reward ratio',
    definition:
      'the distance from a price to the level at which an idea is given up, beside the distance to the level it looks for. It says nothing about how often either is reached.',
  },
  'opening-gap': {
    asked:
      '(?:opening|price|weekend|overnight) gaps?|gap(?:s|ping)? (?:up|down)s?|gap ups? and gap downs?',
    name: 'Opening gap',
    definition:
      'a difference between the last price of a session and the first of the next, with no trades in between. It is not the same as a fair value gap, which forms within three candles.',
  },
  'extended-hours': {
    asked:
      'extended hours?|pre ?market(?: (?:hours|trading))?|after ?hours?(?: (?:market|trading))?|post ?market|opening bell|closing bell',
    name: 'Extended hours',
    definition:
      'trading before the opening bell (pre-market) and after the closing bell (after hours) of an exchange. Less is traded then, so spreads are wider and prices jump more.',
  },
  speculation: {
    asked: 'speculat(?:ion|ing|ive|ors?|e)',
    name: 'Speculation',
    definition:
      'taking a risk in order to gain from a change of price, and not from what the thing yields or is used for.',
  },
} satisfies GlossaryPart;
