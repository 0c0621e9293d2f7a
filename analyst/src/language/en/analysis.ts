import { baseRates } from './base-rates.ts';

/**
 * Sentences of an analysis. {fact.id} is the value, :abs its absolute value, #noun the count with
 * its noun, {$label} a name.
 */
export const analysis = {
  'headline.agree':
    'On the {$interval} chart, the structure of {$name} is {trend.swing.bias} at both scales; the last close was {close.last} ({close.time}).',
  'headline.split':
    'On the {$interval} chart, the structure of {$name} is {trend.swing.bias}, while the moves within it are {trend.internal.bias}; the last close was {close.last} ({close.time}).',
  'headline.early':
    'On the {$interval} chart, the swing structure of {$name} is still {trend.swing.bias} and the moves within it are {trend.internal.bias}; the last close was {close.last} ({close.time}).',
  'headline.neutral':
    'On the {$interval} chart, {$name} has not broken a level at either scale yet, so its structure is {trend.swing.bias}; the last close was {close.last} ({close.time}).',
  'headline.neutral-since':
    'On the {$interval} chart, {$name} has broken no level at either scale since {structure.since}, where its prices change their scale, so its structure is {trend.swing.bias}; the last close was {close.last} ({close.time}).',
  'headline.close': 'On the {$interval} chart, the last close of {$name} was {close.last}.',
  'simulated.a': 'Please note that this data is simulated: it is not real market data.',
  'ended.a':
    'The data of {$symbol} ends with the candle of {close.time}: this describes the time up to then, and not today.',
  'stale.a':
    'The data is old: the latest closed candle is from {close.time}, so anything later is missing here.',
  'futures.a': 'The prices are those of a futures contract that stands in for the spot price.',
  'holes.one.a':
    'Candles are missing in {hole.count} place of the chart shown: {hole.longest#candle} after {hole.time}; what happened there is not in this reading.',
  'holes.a':
    'Candles are missing in {hole.count} places of the chart shown, at most {hole.longest#candle} in a row, after {hole.time}; what happened there is not in this reading.',
  'scale-break.split.a':
    'On {scale-break.time} the price opens lower by a factor of {scale-break.factor}, which neither earlier candles nor the volume explain: it fits a split of {scale-break.shares} shares for one that these prices are not adjusted for. Structures begin anew there, and a change measured across it is not one of the market.',
  'scale-break.reverse.a':
    'On {scale-break.time} the price opens higher by a factor of {scale-break.factor}, which neither earlier candles nor the volume explain: it fits a reverse split of {scale-break.merged} shares into one that these prices are not adjusted for. Structures begin anew there, and a change measured across it is not one of the market.',
  'scale-break.jump.a':
    'On {scale-break.time} the price jumps by a factor of {scale-break.factor}, which neither earlier candles nor the volume explain: probably an error or an event that these prices are not adjusted for. Structures begin anew there, and a change measured across it may not be one of the market.',
  'scale-breaks.a':
    'The chart shown has {scale-break.count} such jumps; the one named is the latest.',
  'move.rose.a':
    'Over the {window.candles} candles up to {close.time}, price rose {window.change-percent:abs}, moving between {window.low} and {window.high}.',
  'move.rose.b':
    'Price is up {window.change-percent:abs} across the {window.candles} candles up to {close.time}, whose range spans {window.low} to {window.high}.',
  'move.fell.a':
    'Over the {window.candles} candles up to {close.time}, price fell {window.change-percent:abs}, moving between {window.low} and {window.high}.',
  'move.fell.b':
    'Price is down {window.change-percent:abs} across the {window.candles} candles up to {close.time}, whose range spans {window.low} to {window.high}.',
  'move.flat.a':
    'Over the {window.candles} candles up to {close.time}, price ended about where it began, having moved between {window.low} and {window.high}.',
  'move.range.a':
    'The {window.candles} candles up to {close.time} lie between {window.low} and {window.high}.',
  'recent.rose-with.a':
    'The last {recent.candles} candles point the same way: they gained {recent.change-percent:abs}.',
  'recent.rose-against.a':
    'The last {recent.candles} candles run against that, with price up {recent.change-percent:abs}.',
  'recent.fell-with.a':
    'The last {recent.candles} candles point the same way: they lost {recent.change-percent:abs}.',
  'recent.fell-against.a':
    'The last {recent.candles} candles run against that, with price down {recent.change-percent:abs}.',
  'trend.agree.a':
    'Market structure is {trend.swing.bias} at the swing scale and {trend.internal.bias} at the internal scale, so both views agree.',
  'trend.agree.b':
    'The larger swing structure ({trend.swing.bias}) and the smaller internal structure ({trend.internal.bias}) point the same way.',
  'trend.split.a':
    'The swing structure is {trend.swing.bias} while the internal structure is {trend.internal.bias}: the short-term move runs against the larger one.',
  'trend.split.b':
    'The scales disagree: the swing view reads {trend.swing.bias}, the internal view reads {trend.internal.bias}.',
  'trend.early.a':
    'The swing structure is still {trend.swing.bias}, since no swing level has been closed beyond yet; the internal structure is {trend.internal.bias}.',
  'trend.early-since.a':
    'The swing structure is still {trend.swing.bias}, since no swing level has been closed beyond after {structure.since}, where structures begin anew; the internal structure is {trend.internal.bias}.',
  'trend.neutral-since.a':
    'Neither scale has broken a level since {structure.since}, where structures begin anew, so the swing structure is {trend.swing.bias} and the internal structure is {trend.internal.bias}.',
  'trend.neutral.a':
    'Neither scale has broken a level yet, so the swing structure is {trend.swing.bias} and the internal structure is {trend.internal.bias}.',
  'event.bos.a':
    'On the {$interval} chart, the last swing event was a {structure.swing.event.direction} {structure.swing.event.kind}: a close beyond {structure.swing.event.level} on {structure.swing.event.time}, {structure.swing.event.age#candle} ago.',
  'event.bos.b':
    'At the swing scale of the {$interval} chart, a {structure.swing.event.direction} {structure.swing.event.kind} at {structure.swing.event.level} ({structure.swing.event.time}, {structure.swing.event.age#candle} ago) carried the trend on.',
  'event.choch.a':
    'The swing structure of the {$interval} chart last turned with a {structure.swing.event.direction} {structure.swing.event.kind}, when price closed beyond {structure.swing.event.level} on {structure.swing.event.time}, {structure.swing.event.age#candle} ago.',
  'event.choch.b':
    'At the swing scale of the {$interval} chart, a {structure.swing.event.direction} {structure.swing.event.kind} at {structure.swing.event.level} ({structure.swing.event.time}, {structure.swing.event.age#candle} ago) reversed the earlier direction.',
  'event.fresh.a':
    'The latest {$interval} candle itself made a {structure.swing.event.direction} {structure.swing.event.kind} at the swing scale by closing beyond {structure.swing.event.level}.',
  'event.none.a': 'No swing level has been broken in this series so far.',
  'event.none-since.a':
    'No swing level has been broken since {structure.since}, where prices change their scale and structures begin anew.',
  'inner.event.a':
    'On the internal scale, the most recent event is a {structure.internal.event.direction} {structure.internal.event.kind} at {structure.internal.event.level}, {structure.internal.event.age#candle} ago.',
  'inner.event.b':
    'Closer in, a {structure.internal.event.direction} {structure.internal.event.kind} at {structure.internal.event.level} came on {structure.internal.event.time}.',
  'inner.fresh.a':
    'The latest candle made a {structure.internal.event.direction} {structure.internal.event.kind} at the internal scale by closing beyond {structure.internal.event.level}.',
  'change.bullish.a':
    'The swing reading would turn bearish with a close below {structure.swing.low.price}, which lies {structure.swing.low.distance-percent} under the last close.',
  'change.bullish.b':
    'What would change this picture is a close below the swing low at {structure.swing.low.price}, {structure.swing.low.distance-percent} away.',
  'change.bearish.a':
    'The swing reading would turn bullish with a close above {structure.swing.high.price}, which lies {structure.swing.high.distance-percent} over the last close.',
  'change.bearish.b':
    'What would change this picture is a close above the swing high at {structure.swing.high.price}, {structure.swing.high.distance-percent} away.',
  'change.both.a':
    'The first swing break would be a close above {structure.swing.high.price} ({structure.swing.high.distance-percent} away) or below {structure.swing.low.price} ({structure.swing.low.distance-percent} away).',
  'change.up.a':
    'The next swing level above is {structure.swing.high.price}, {structure.swing.high.distance-percent} from the last close; a close above it would be the next bullish break.',
  'change.down.a':
    'The next swing level below is {structure.swing.low.price}, {structure.swing.low.distance-percent} from the last close; a close below it would be the next bearish break.',
  'change.up.near':
    'The swing high at {structure.swing.high.price} lies just above the last close; a close above it would be the next bullish swing break.',
  'change.down.near':
    'The swing low at {structure.swing.low.price} lies just below the last close; a close below it would be the next bearish swing break.',
  'change.up.at':
    'The last close is right at the swing high of {structure.swing.high.price}; any close above it would be the next bullish swing break.',
  'change.down.at':
    'The last close is right at the swing low of {structure.swing.low.price}; any close below it would be the next bearish swing break.',
  'change.up.plain':
    'A close above {structure.swing.high.price} would be the next bullish swing break.',
  'change.down.plain':
    'A close below {structure.swing.low.price} would be the next bearish swing break.',
  'change.none.a':
    'At the swing scale neither the latest high nor the latest low is left to break; the next confirmed swing will set a new level.',
  'gap.inside.a':
    'Price stands inside a fair value gap between {gap.inside.bottom} and {gap.inside.top}; its state is {gap.inside.state}.',
  'gap.inside.b':
    'The last close lies within a fair value gap ({gap.inside.state}) that reaches from {gap.inside.bottom} to {gap.inside.top}.',
  'gap.above.a':
    'The nearest open fair value gap above runs from {gap.above.bottom} to {gap.above.top}, is {gap.above.state} and begins {gap.above.distance-percent} away.',
  'gap.above.plain':
    'The nearest open fair value gap above runs from {gap.above.bottom} to {gap.above.top}.',
  'gap.above.near':
    'An open fair value gap from {gap.above.bottom} to {gap.above.top} ({gap.above.state}) begins just above the last close.',
  'gap.above.at':
    'An open fair value gap begins right at the last close and reaches up to {gap.above.top} ({gap.above.state}).',
  'gap.above.none': 'No open fair value gap of notable width lies above price.',
  'gap.below.a':
    'The nearest open fair value gap below runs from {gap.below.top} down to {gap.below.bottom}, is {gap.below.state} and begins {gap.below.distance-percent} away.',
  'gap.below.plain':
    'The nearest open fair value gap below runs from {gap.below.top} down to {gap.below.bottom}.',
  'gap.below.near':
    'An open fair value gap from {gap.below.top} down to {gap.below.bottom} ({gap.below.state}) begins just below the last close.',
  'gap.below.at':
    'An open fair value gap begins right at the last close and reaches down to {gap.below.bottom} ({gap.below.state}).',
  'gap.below.none': 'No open fair value gap of notable width lies below price.',
  'gap.none.a': 'No open fair value gap of notable width lies on either side of price.',
  'block.inside.a':
    'Price is trading within an order block from {block.inside.bottom} to {block.inside.top} ({block.inside.state}).',
  'block.inside.b':
    'An unbroken order block ({block.inside.state}) surrounds the last close, from {block.inside.bottom} to {block.inside.top}.',
  'block.above.a':
    'The nearest unbroken order block above spans {block.above.bottom} to {block.above.top}; it is {block.above.state} and lies {block.above.distance-percent} away.',
  'block.above.plain':
    'The nearest unbroken order block above spans {block.above.bottom} to {block.above.top}.',
  'block.above.near':
    'An unbroken order block from {block.above.bottom} to {block.above.top} ({block.above.state}) begins just above the last close.',
  'block.above.at':
    'An unbroken order block begins right at the last close and reaches up to {block.above.top} ({block.above.state}).',
  'block.above.none': 'No unbroken order block lies above price.',
  'block.below.a':
    'The nearest unbroken order block below spans {block.below.bottom} to {block.below.top}; it is {block.below.state} and lies {block.below.distance-percent} away.',
  'block.below.plain':
    'The nearest unbroken order block below spans {block.below.bottom} to {block.below.top}.',
  'block.below.near':
    'An unbroken order block from {block.below.top} down to {block.below.bottom} ({block.below.state}) begins just below the last close.',
  'block.below.at':
    'An unbroken order block begins right at the last close and reaches down to {block.below.bottom} ({block.below.state}).',
  'block.below.none': 'No unbroken order block lies below price.',
  'block.none.a': 'There is no unbroken order block on either side of price.',
  'counts.a':
    'The chart holds {count.open-gaps#open gap} of notable width and {count.open-blocks#unbroken order block}, {count.fresh-blocks} of these untouched.',
  'rsi.overbought.a':
    'Momentum is stretched upward: RSI 14 reads {rsi.value}, in its {rsi.zone} zone, which describes the speed of the move and not its end.',
  'rsi.oversold.a':
    'Momentum is stretched downward: RSI 14 reads {rsi.value}, in its {rsi.zone} zone, which describes the speed of the move and not its end.',
  'rsi.upper.a':
    'Momentum leans upward: RSI 14 is at {rsi.value}, above the middle of its scale and in its {rsi.zone} zone.',
  'rsi.lower.a':
    'Momentum leans downward: RSI 14 is at {rsi.value}, below the middle of its scale and in its {rsi.zone} zone.',
  'rsi.balanced.a': 'RSI 14 stands at {rsi.value}, a {rsi.zone} reading.',
  'ema.above.a':
    'The close is above its averages: EMA 20 at {ema.20}, EMA 50 at {ema.50} and EMA 200 at {ema.200}.',
  'ema.above.b':
    'Price holds above the EMA 20, EMA 50 and EMA 200; it is {ema.200.distance-percent:abs} above the slowest of them.',
  'ema.below.a':
    'The close is below its averages: EMA 20 at {ema.20}, EMA 50 at {ema.50} and EMA 200 at {ema.200}.',
  'ema.below.b':
    'Price is under the EMA 20, EMA 50 and EMA 200; it is {ema.200.distance-percent:abs} below the slowest of them.',
  'ema.mixed.a':
    'The averages give a mixed picture: EMA 20 is at {ema.20}, EMA 50 at {ema.50} and EMA 200 at {ema.200}.',
  'ema.short.a':
    'The EMA 20 is at {ema.20} and the EMA 50 at {ema.50}; the history is too short for the EMA 200.',
  'volatility.high.a':
    'Volatility is high for this series: ATR 14 is {atr.value}, or {atr.percent} of price, more than in {atr.percentile} of the {atr.history} candles before.',
  'volatility.high.b':
    'An average candle now covers {atr.value} ({atr.percent} of price by ATR 14), which is wider than in {atr.percentile} of the previous {atr.history} candles.',
  'volatility.low.a':
    'Volatility is low for this series: ATR 14 is {atr.value}, or {atr.percent} of price, more than in only {atr.percentile} of the {atr.history} candles before.',
  'volatility.low.b':
    'Candles are small at the moment: ATR 14 is {atr.value} ({atr.percent} of price), and only {atr.percentile} of the previous {atr.history} candles were calmer.',
  'volatility.middle.a':
    'Volatility is ordinary for this series: ATR 14 is {atr.value}, or {atr.percent} of price, more than in {atr.percentile} of the {atr.history} candles before.',
  'volatility.extreme.a':
    'Volatility is {regime.volatility} for this series: ATR 14 is {atr.value}, or {atr.percent} of price, more than in {atr.percentile} of the {atr.history} candles before.',
  'regime.a':
    'By the strength of its recent moves, the market has been {regime.trend} for {regime.trend.age#candle}, with the ADX at {regime.adx}.',
  'regime.b':
    'Measured by the ADX, which is at {regime.adx}, this market has been {regime.trend} for {regime.trend.age#candle}.',
  'profile.a':
    'In the candles shown, the most volume was traded around {profile.poc}; {profile.value-area-share} of it lies between {profile.value-area-low} and {profile.value-area-high}, and the last close is {profile.position} that area.',
  'profile.ticks.a':
    'In the candles shown, price changed most often around {profile.poc}; {profile.value-area-share} of the tick volume, which counts price changes and not amounts, lies between {profile.value-area-low} and {profile.value-area-high}, and the last close is {profile.position} that area.',
  'profile.since.a':
    'In the candles shown since {structure.since}, where prices change their scale, the most volume was traded around {profile.poc}; {profile.value-area-share} of it lies between {profile.value-area-low} and {profile.value-area-high}, and the last close is {profile.position} that area.',
  'profile.since.ticks.a':
    'In the candles shown since {structure.since}, where prices change their scale, price changed most often around {profile.poc}; {profile.value-area-share} of the tick volume, which counts price changes and not amounts, lies between {profile.value-area-low} and {profile.value-area-high}, and the last close is {profile.position} that area.',
  'volatility.short.a': 'ATR 14, the average range of a candle, is {atr.value}.',
  'closing.a':
    'This describes what past candles show; it is educational and not investment advice.',
  'closing.b':
    'None of this says what comes next: it is an educational reading of closed candles, not investment advice.',
  'closing.c':
    'The reading leaves out news and fundamentals; it is for learning and is not investment advice.',
  ...baseRates,
} as const;

export type AnalysisSentence = keyof typeof analysis;
