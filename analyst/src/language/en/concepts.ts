/** Sentences that explain the concepts, three each. */
export const concepts = {
  'concept.order-block.a':
    'An order block is the candle from which a move began that broke a swing level.',
  'concept.order-block.b':
    'In Vela it is the lowest candle before a bullish break, or the highest before a bearish one, and the zone covers its whole range with the wicks.',
  'concept.order-block.c':
    'It is untouched until price comes back to it, then touched, tested to its middle, and broken when a candle closes beyond it; a broken block is called a breaker.',
  'concept.fair-value-gap.a':
    'A fair value gap is a stretch of price that was crossed so fast that the wicks on either side of a strong candle do not meet.',
  'concept.fair-value-gap.b':
    'It needs three candles: for a bullish gap, the low of the last one stays above the high of the first one, and the space between them is the gap.',
  'concept.fair-value-gap.c':
    'It is untouched until price returns, then touched, half filled and filled; a close beyond its far side turns it into an inverted gap.',
  'concept.structure-shift.a':
    'Market structure is the sequence of swing highs and swing lows, and it shifts when price closes beyond a level that held the earlier direction.',
  'concept.structure-shift.b':
    'Vela names such a close a change of character when it goes against the trend so far, and a break of structure when it goes with it.',
  'concept.structure-shift.c':
    'It reads this at a larger swing scale and at a smaller internal scale, and the two can disagree.',
  'concept.break-of-structure.a':
    'A break of structure is a close beyond the latest swing level in the direction the trend already had.',
  'concept.break-of-structure.b':
    'A bullish one closes above the last swing high, a bearish one below the last swing low; a wick alone does not count here.',
  'concept.break-of-structure.c':
    'It says that the sequence of swings went on, and nothing about how far it goes.',
  'concept.change-of-character.a':
    'A change of character is the first close beyond a swing level against the trend so far.',
  'concept.change-of-character.b':
    'In an uptrend it is a close below the last swing low, in a downtrend a close above the last swing high.',
  'concept.change-of-character.c':
    'It marks that the direction of the structure turned; whether the turn lasts is only seen later.',
  'concept.swing.a':
    'A swing high is a candle whose high stands above the highs of the candles after it, and a swing low is the mirror image.',
  'concept.swing.b':
    'It is drawn on the candle itself but only known once enough candles have followed; Vela shows both moments.',
  'concept.swing.c':
    'Vela reads swings at a larger and at a smaller size; the levels that no candle has closed beyond are called unbroken.',
  'concept.atr.a':
    'The ATR, the average true range, says how far price usually travels within a candle, gaps between candles included.',
  'concept.atr.b':
    'It measures volatility without a direction, so it serves as a yardstick for distances: a level within a single ATR is within a usual candle.',
  'concept.atr.c': 'Vela uses the ATR 14 with the smoothing of its inventor, J. Welles Wilder.',
  'concept.rsi.a':
    'The RSI, the relative strength index, compares the size of recent gains with that of recent losses on a fixed scale.',
  'concept.rsi.b':
    'A high reading, called overbought, means that gains prevailed lately; a low one, called oversold, that losses did.',
  'concept.rsi.c':
    'Both describe how fast the move was and not that it ends; Vela uses the RSI 14.',
  'concept.ema.a':
    'An EMA, an exponential moving average, is an average of closes in which recent candles weigh more than old ones.',
  'concept.ema.b':
    'A short one follows price closely, a long one shows the slow direction; Vela shows the EMA 20, EMA 50 and EMA 200.',
  'concept.ema.c':
    'Where price stands against them sums up the past, and they always lag behind it.',
  'concept.breaker-block.a': 'A breaker block is an order block that a candle has closed beyond.',
  'concept.breaker-block.b':
    'From then on it is read with its side turned: a broken bullish block above price is one that price came down through.',
  'concept.breaker-block.c':
    'Vela keeps it on the chart as broken, marks when price touches it again, and calls it failed once a candle closes back beyond its other edge.',
  'concept.displacement.a':
    'A displacement is a strong candle: its body is large beside the usual range, and it fills most of the candle.',
  'concept.displacement.b':
    'In Vela the body is measured in ATR of the candle before, and the body also has to fill most of the candle.',
  'concept.displacement.c':
    'It shows that price moved fast and in one direction there; it says nothing about what follows.',
  'concept.equal-highs-lows.a':
    'Equal highs are swing highs in a row at nearly the same price, and equal lows are the mirror image.',
  'concept.equal-highs-lows.b':
    'Nearly the same means that they differ by a small share of the usual range, and that no candle closed beyond them in between.',
  'concept.equal-highs-lows.c':
    'Orders are often said to rest just beyond such a price, which is why it is read as liquidity.',
  'concept.liquidity-pool.a':
    'A liquidity pool is a price at which several small swings turned and which price has not passed since.',
  'concept.liquidity-pool.b':
    'It is known as soon as a further swing joins the first, and its level is the most extreme of its members.',
  'concept.liquidity-pool.c':
    'The name comes from the orders that are thought to rest beyond it; the chart itself shows only the swings.',
  'concept.liquidity-sweep.a':
    'A liquidity sweep is a move beyond a known level that does not last: a wick passes the level and the candle closes back inside.',
  'concept.liquidity-sweep.b':
    'It is also called a stop hunt; a close beyond the level that is undone within a few candles is read as a failed breakout.',
  'concept.liquidity-sweep.c':
    'Vela records which level was swept, how far beyond it price went, and what came after.',
  'concept.premium-discount.a':
    'Premium and discount say where price stands within the range between the latest swing low and the latest swing high.',
  'concept.premium-discount.b':
    'Above the middle of that range price is at a premium, below it at a discount, and close to the middle at equilibrium.',
  'concept.premium-discount.c':
    'It is a place within a range, and not a verdict on whether something is cheap or dear.',
  'concept.optimal-trade-entry.a':
    'The OTE, short for optimal trade entry, is a name for a deep retracement of the latest leg of the range.',
  'concept.optimal-trade-entry.b':
    'It is a band of the retracement well beyond the middle of the leg; Vela shows the band and where price stands in it.',
  'concept.optimal-trade-entry.c':
    "The name is the field's own; here it marks a stretch of price and says nothing about trading it.",
  'concept.fibonacci.a':
    'Fibonacci levels divide a move of price by fixed shares, to say how much of it was taken back.',
  'concept.fibonacci.b':
    'Of them, Vela uses equilibrium, the middle of the range between the latest swing low and swing high, and the two edges of the band of the optimal trade entry (OTE), a deep retracement.',
  'concept.fibonacci.c':
    'Shallower retracements, those beyond the band and extensions are not used; a level marks a place and says nothing certain about what follows.',
  'concept.support-resistance.a':
    'Support and resistance are zones in which price turned several times before: support lies below price, resistance above it.',
  'concept.support-resistance.b':
    'Vela gathers swings that lie close together into a zone and follows how often price was turned back there.',
  'concept.support-resistance.c':
    'A zone that a candle closes beyond is broken, and a later touch from the other side is a flip.',
  'concept.previous-levels.a':
    'The highs and lows of the previous day, week and month are levels that many people look at.',
  'concept.previous-levels.b':
    'A day begins when the market of the instrument says so, which is not midnight for currencies and metals.',
  'concept.previous-levels.c':
    'A level is known from the first candle of the next period, and Vela marks when it is swept or closed beyond.',
  'concept.killzone.a':
    'A killzone is a stretch of the trading day in which one of the large centres is active, told by the clock of New York.',
  'concept.killzone.b':
    'Vela knows those of Asia, of the opening and closing of London, and of the morning and afternoon of New York.',
  'concept.killzone.c':
    'Their hours follow the change of the clocks, so they can move by an hour against universal time.',
  'concept.timeframes.a':
    'Reading several timeframes means looking at the same market through candles of different lengths, from long to short.',
  'concept.timeframes.b':
    'A longer interval shows the larger structure, a shorter one shows its detail, and they may agree or not.',
  'concept.timeframes.c': 'What a longer interval shows counts only once its candle has closed.',
  'concept.base-rate.a':
    'A base rate says how often something happened after all the structures of a kind on this chart, not just the memorable ones.',
  'concept.base-rate.b':
    'It only says something beside a control: the same question asked at matched candles without the structure.',
  'concept.base-rate.c':
    'Where the difference could be chance, Vela says so, and where there are too few cases it shows nothing.',
  'concept.candlestick-pattern.a':
    'A candlestick pattern is a shape of a single candle or of a few in a row that people have given a name to.',
  'concept.candlestick-pattern.b':
    'Whether it is there is decided by the sizes of bodies and wicks alone.',
  'concept.candlestick-pattern.c':
    'How often it was followed by anything is a question for its base rate.',
  'concept.divergence.a':
    'A divergence is a disagreement between price and an indicator over two swings: price makes a new extreme and the indicator does not.',
  'concept.divergence.b':
    'In a hidden one it is the other way round: the indicator makes the new extreme.',
  'concept.divergence.c':
    'Vela reads it on confirmed swings only, so it is known some candles after the second of them.',
  'concept.volume-profile.a':
    'A volume profile shows how much was traded at each price, rather than at each time.',
  'concept.volume-profile.b':
    'The price with the most volume is the point of control, and the value area is the stretch around it that holds most of the volume.',
  'concept.volume-profile.c':
    'It needs a feed with volume; where a feed only counts changes of price, the answer says so.',
  'concept.regime.a':
    'A regime is a rough description of how the market has behaved lately: trending or ranging, calm or volatile.',
  'concept.regime.b':
    'It sums up candles that have closed, and it changes only after the market has.',
  'concept.regime.c': 'It is a background for the other structures and not a structure itself.',
} as const;

export type ConceptSentence = keyof typeof concepts;
