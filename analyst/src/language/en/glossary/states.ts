import type { GlossaryPart } from '../../glossary.ts';

const of = '(?: (?:gaps?|fvgs?|zones?|blocks?|order blocks?|levels?|structures?|ones?))?';

export const states = {
  mitigation: {
    asked: 'mitigat\\w+|(?:a )?mitigated (?:gap|zone|block)',
    name: 'Mitigation',
    definition:
      'the return of price into a gap or an order block. Here its stages are named: touched, half filled, filled, or for a block tested to its middle and broken.',
  },
  untouched: {
    asked: `un ?touched${of}|fresh(?: zones?)?|un ?tested${of}`,
    name: 'Untouched',
    definition: 'said of a zone that no candle has reached since it was confirmed.',
  },
  touched: {
    asked: `touched${of}`,
    name: 'Touched',
    definition:
      'said of a zone into which a candle has come since it was confirmed, if only with its wick, but not as far as its middle.',
  },
  tested: {
    asked: `tested${of}`,
    name: 'Tested',
    definition:
      'said of a zone or a level that price has come back to since it was confirmed. How far it came is told by the state: touched, tested to its middle, broken.',
  },
  'half-filled': {
    asked: `half(?:way)? ?fill(?:ed)?${of}|half of it filled`,
    name: 'Half filled',
    definition:
      'said of a fair value gap whose middle a candle has reached since it was confirmed, while its far edge has not been reached yet. Such a gap still counts as open.',
  },
  filled: {
    asked: `(?:fully |completely )?filled${of}|what filled means`,
    name: 'Filled',
    definition:
      'said of a fair value gap that price has crossed up to its far edge, with a wick or a close. From then on it is no longer listed among the open gaps.',
  },
  unfilled: {
    asked: `un ?filled${of}|open (?:gaps?|fvgs?)`,
    name: 'Unfilled',
    definition:
      'said of a fair value gap whose far edge no candle has reached since it was confirmed. It may be untouched, touched or half filled.',
  },
  'inversion-failed': {
    asked: 'inversion failed|failed inversions?',
    name: 'Inversion failed',
    definition:
      'said of a fair value gap that price had closed through and has closed back across entirely. Nothing more is watched at it.',
  },
  'mean-threshold': {
    asked: 'mean thresholds?|tested to (?:its|the) middle',
    name: 'Tested to its middle (mean threshold)',
    definition:
      'said of an order block whose middle a candle has reached since it was confirmed, without breaking the block. That middle is also called the mean threshold.',
  },
  broken: {
    asked: `broken${of}`,
    name: 'Broken',
    definition:
      'said of a level or zone beyond whose far side a candle has closed. A wick beyond it does not break a level.',
  },
  unbroken: {
    asked: `un ?broken${of}`,
    name: 'Unbroken',
    definition:
      'said of a swing or zone beyond which no candle has closed yet. It is still a level that price can react to.',
  },
  'breaker-touched': {
    asked: 'breaker touched|touched breakers?',
    name: 'Breaker touched',
    definition:
      'said of an order block that was broken and that price has come back to since then from the other side.',
  },
  'breaker-failed': {
    asked: 'breaker failed|failed breakers?',
    name: 'Breaker failed',
    definition:
      'said of a broken order block that price came back to and closed through again. It holds for neither side any more.',
  },
  'failed-break': {
    asked: 'failed(?: breaks?)?(?: of structure)?',
    name: 'Failed',
    definition:
      'said of a break of structure where price soon closed back beyond the broken level.',
  },
  swept: {
    asked: `swept${of}|(?:a )?swept (?:high|low)s?`,
    name: 'Swept',
    definition:
      'said of a level that a wick has passed while the candle closed back on the earlier side. What lay beyond it was reached, and the level did not give way.',
  },
  taken: {
    asked: `taken(?: out)?${of}|taken (?:high|low)s?`,
    name: 'Taken',
    definition:
      'said of a level such as the high of the previous day beyond which a candle has closed. It is not watched any further.',
  },
  expired: {
    asked: `expired${of}`,
    name: 'Expired',
    definition:
      'said of a level or zone that stopped counting without being broken: its time ran out, or the scale of prices changed, as at a split.',
  },
  invalidated: {
    asked: `invalidat(?:ed|ion)${of}|in ?valid${of}`,
    name: 'Invalidated',
    definition:
      'said of a structure that no longer holds because price closed beyond the side it was meant to hold. Vela names the way it happened: broken, inverted or failed.',
  },
  joined: {
    asked: 'joined(?: by a further swing)?',
    name: 'Joined by a further swing',
    definition:
      'said of a pool of equal highs or lows, or of a zone of support or resistance, to which one more swing at nearly the same price was added.',
  },
  rejected: {
    asked: 'rejected price|rejected prices',
    name: 'Rejected price',
    definition:
      'said of a zone of support or resistance that price touched and left again on the side it had come from.',
  },
  flipped: {
    asked: `flipped${of}|flips?`,
    name: 'Flipped',
    definition:
      'said of a zone of support or resistance that was broken and then touched from its other side, so that its role turned round.',
  },
  reclaimed: {
    asked: `reclaimed${of}`,
    name: 'Reclaimed',
    definition:
      'said of a broken zone of support or resistance over which price closed back before it was touched from the other side.',
  },
  followed: {
    asked: 'followed(?: by a displacement)?',
    name: 'Followed by a displacement',
    definition:
      'said of a liquidity sweep after which a displacement in its direction came at once.',
  },
  over: {
    asked: 'over in the legend|spent|over as a state',
    name: 'Over (spent)',
    definition:
      'a group of the legend: structures that have run their course, such as filled gaps, swept or taken levels and expired zones.',
  },
  'neutral-trend': {
    asked: 'neutral(?: trends?| bias)?',
    name: 'Neutral',
    definition:
      'neither bullish nor bearish: no break of structure has set a direction, or the signs that were weighed cancel out.',
  },
  'timeframes-agree': {
    asked:
      '(?:time ?frames? )?in (?:agreement|conflict)|(?:time ?frames? )?(?:aligned|opposed)|undecided',
    name: 'In agreement',
    definition:
      'whether the trends of several timeframes point the same way. They are in conflict where at least two differ, and undecided where fewer than two have a direction.',
  },
  'swing-scale': {
    asked: 'swing scale',
    name: 'Swing scale',
    definition:
      'the larger of the two scales at which market structure is read: highs and lows that stand out far on either side.',
  },
  'internal-scale': {
    asked: 'internal scale',
    name: 'Internal scale',
    definition:
      'the smaller of the two scales at which market structure is read: highs and lows that stand out against the few candles on either side.',
  },
} satisfies GlossaryPart;
