import type { GlossaryPart } from '../../glossary.ts';

export const slang = {
  'smart-money': {
    asked: 'smart money(?: concepts?)?|smc|institutional money',
    name: 'Smart money',
    definition:
      'a name for large, well-informed participants such as banks and funds. Smart money concepts are rules for reading a chart as their traces; a chart alone does not show who traded.',
  },
  'price-action': {
    asked: 'price actions?',
    name: 'Price action',
    definition:
      'reading a chart from the movement of price itself, such as candles, swings and levels, without indicators.',
  },
  inducement: {
    asked: 'inducements?|idm',
    name: 'Inducement',
    definition:
      'a small, obvious high or low in front of a zone that is said to lure orders before price reaches the zone. Vela does not mark it; it has no definition that all agree on.',
  },
  'mitigation-block': {
    asked: 'mitigation blocks?',
    name: 'Mitigation block',
    definition:
      'the last candle before a move that failed to pass the earlier extreme and was then broken the other way. It differs from a breaker block, whose move did pass that extreme. Vela does not mark it.',
  },
  'balanced-price-range': {
    asked: 'balanced price ranges?|bpr',
    name: 'Balanced price range',
    definition:
      'the stretch of price in which a bullish and a bearish fair value gap overlap, so that price has crossed it fast in both directions.',
  },
  'liquidity-void': {
    asked: 'liquidity voids?|voids?',
    name: 'Liquidity void',
    definition:
      'a long, fast stretch of price with hardly any trades against it. It is wider than a single fair value gap and often made of several.',
  },
  'judas-swing': {
    asked: 'judas(?: swings?)?',
    name: 'Judas swing',
    definition:
      'a first move of a session, often at the opening of London, that turns around and runs the other way. Whether it was one is known only afterwards.',
  },
  'power-of-three': {
    asked: 'power of (?:three|3)|po3|accumulation,? manipulation,?(?: and)? distribution',
    name: 'Power of three',
    definition:
      'a sketch of a session in stages: a quiet range (accumulation), a move to the wrong side (manipulation) and the move proper (distribution). It is also written AMD.',
  },
  'accumulation-distribution': {
    asked:
      '(?:accumulation|distribution)(?: (?:and|or|vs|phases?)(?: (?:accumulation|distribution|phases?))?)?(?: phases?)?',
    name: 'Accumulation and distribution',
    definition:
      'names for times in which large holders are thought to build up what they hold, or to hand it on, within a range. The chart shows the range; the intention is an interpretation.',
  },
  fakeout: {
    asked:
      'fake ?-?outs?|false break(?:out|down)?s?|failed break(?:out|down)s?|fake break(?:out|down)?s?',
    name: 'Fakeout',
    definition:
      'a move beyond a level that is soon undone, so that the break did not hold. Vela calls it a failed breakout.',
  },
  retest: {
    asked: 're ?tests?(?:ing)?|retested|back tests? of (?:a|the) level',
    name: 'Retest',
    definition: 'the return of price to a level or zone that it broke before, from the other side.',
  },
  trap: {
    asked: '(?:bull|bear)(?: (?:and|or|vs) (?:bull|bear))? traps?|traps?',
    name: 'Bull and bear trap',
    definition:
      'a break that turns around and leaves the side that followed it at a loss: upward it is called a bull trap, downward a bear trap. It is known only afterwards.',
  },
  squeeze: {
    asked: '(?:short|long) squeezes?|squeez(?:es?|ing)',
    name: 'Squeeze',
    definition:
      'a fast move that forces the other side to close its positions, which drives the move on. In a short squeeze it is the short side that has to close while price rises.',
  },
  'pump-and-dump': {
    asked: 'pump(?:s|ing)?(?: (?:and|n|&) dump(?:s|ing)?)?(?: schemes?)?',
    name: 'Pump and dump',
    definition:
      'a fraud in which a price is driven up by false or exaggerated claims so that its authors can pass on what they hold at a high price. It is against the law on regulated markets.',
  },
  whale: {
    asked: '(?:crypto |bitcoin )?whales?',
    name: 'Whale',
    definition: 'a holder of so much of a coin or share that its trades alone can move price.',
  },
  rejection: {
    asked: '(?:price |wick )?rejections?|rejected',
    name: 'Rejection',
    definition:
      'a visit to a level that price leaves again at once, often with a long wick and a close back on the earlier side.',
  },
} satisfies GlossaryPart;
