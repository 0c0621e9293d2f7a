import type { GlossaryPart } from '../../glossary.ts';

export const orders = {
  'bid-ask': {
    asked:
      'bid(?: (?:and|or|vs|\\W) ?(?:ask|offer)s?)?(?: prices?)?|ask prices?|bids? and asks?|bid/ask|bid ask',
    name: 'Bid and ask',
    definition:
      'the bid is the highest price that is offered for an instrument at the moment, the ask is the lowest price at which it is on offer. Trades happen where the sides meet.',
  },
  spread: {
    asked: '(?:bid ask |bid/ask |price )?spreads?|spread costs?',
    name: 'Spread',
    definition:
      'the distance between the highest price that is offered for an instrument and the lowest at which it is on offer. It is a cost of every trade, and it widens where little is traded.',
  },
  slippage: {
    asked: '(?:price )?slippages?|negative slippage',
    name: 'Slippage',
    definition:
      'the difference between the price that was expected when an order was sent and the price at which it was filled. It grows when price moves fast or few orders stand in the book.',
  },
  'market-order': {
    asked: 'market orders?|at market|market execution',
    name: 'Market order',
    definition:
      'an order that is filled at once at the prices the other side offers. It is sure to trade where there is an offer, but its price is not known beforehand.',
  },
  'limit-order': {
    asked: 'limit orders?|pending orders?',
    name: 'Limit order',
    definition:
      'an order that names the worst price it accepts. It trades at that price or a better one, or not at all.',
  },
  'stop-order': {
    asked: 'stop (?:orders?|market|limit)(?: orders?)?|stop ?loss(?:es)?(?: orders?)?|stops?',
    name: 'Stop order',
    definition:
      'an order that becomes active only when price reaches a level named beforehand. It is often used to limit a loss; in a fast market it can be filled at a worse price than the level.',
  },
  'profit-order': {
    asked: 'take profits?(?: orders?)?|profit taking(?: orders?)?|tp',
    name: 'Profit-taking order',
    definition:
      'an order that ends a position at a level named beforehand once price has moved in its favour. Until that level trades, nothing happens.',
  },
  lot: {
    asked: '(?:standard |mini |micro )?lots?(?: sizes?)?|round lots?',
    name: 'Lot',
    definition:
      'the unit in which the size of an order is counted. How much a lot is depends on the market: a fixed amount of currency in forex, and on some exchanges simply a single share.',
  },
  tick: {
    asked: '(?:minimum )?(?:price )?ticks?(?: sizes?)?|minimum price step',
    name: 'Tick',
    definition:
      'the smallest step by which the price of an instrument can change on its exchange. A tick is also the word for a single change of price in a feed.',
  },
  'order-book': {
    asked: 'order ?books?|limit order books?|level (?:two|2)|dom',
    name: 'Order book',
    definition:
      'the list of the orders that wait on an exchange, sorted by price, with the amount at each price. Orders can be added and withdrawn at any moment.',
  },
  'market-depth': {
    asked: '(?:market |order book )?depths?(?: of (?:the )?market)?|order book depth',
    name: 'Market depth',
    definition:
      'how much waits in the order book at the prices around the last trade. Where depth is thin, an order of the same size moves price further.',
  },
  'market-maker': {
    asked: 'market ?mak(?:ers?|ing)|liquidity providers?',
    name: 'Market maker',
    definition:
      'a firm that quotes prices on both sides at the same time, so that others can trade without waiting. It earns from the spread and carries the risk of what it holds.',
  },
  broker: {
    asked: 'brokers?|brokerages?(?: firms?)?|brokerage accounts?',
    name: 'Broker',
    definition:
      'a firm that passes the orders of its clients on to an exchange, or fills them itself, and keeps their account. Vela is not a broker.',
  },
  exchange: {
    asked:
      '(?:stock |crypto(?:currency)? |securities )?exchanges?|(?:the )?stock markets?|centrali[sz]ed exchanges?|cex',
    name: 'Exchange',
    definition:
      'an organised market on which orders meet by public rules. It publishes prices and volumes, and decides what is listed.',
  },
  otc: {
    asked:
      'otc(?: (?:markets?|trad(?:es?|ing)|desks?))?|over the counter(?: (?:markets?|trad(?:es?|ing)))?|off exchange',
    name: 'Over the counter (OTC)',
    definition:
      'a deal that two sides make directly with each other and not on an exchange. Such prices and volumes need not be published.',
  },
  settlement: {
    asked: 'settlements?(?: (?:dates?|days?|periods?))?|clearing(?: and settlement)?',
    name: 'Settlement',
    definition:
      'the moment at which a trade is completed: the one side receives the instrument, the other the money. On many exchanges it comes a day or more after the trade.',
  },
  'circuit-breaker': {
    asked: 'circuit breakers?|trading halts?|trading curbs?',
    name: 'Circuit breaker',
    definition:
      'a rule of an exchange that pauses trading after a move of a set size. It gives the market time, and says nothing about where price goes afterwards.',
  },
  'market-liquidity': {
    asked:
      'market liquidity|(?:il)?liquid(?: (?:markets?|assets?))?|illiquidity|low liquidity|high liquidity',
    name: 'Market liquidity',
    definition:
      'how easily an amount can be traded without moving price much. A liquid market has a narrow spread and a deep order book. On a chart, traders also call the prices beyond old highs and lows liquidity.',
  },
} satisfies GlossaryPart;
