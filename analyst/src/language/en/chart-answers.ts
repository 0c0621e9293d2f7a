/**
 * Sentences about one aspect of a chart. {row.…}, {item.…} and {output.…} are aliases for the facts
 * of one row.
 */
export const chartAnswers = {
  'levels.above':
    'Levels of {$symbol} on the {$interval} chart above the last close, {close.last} ({close.time}):',
  'levels.below':
    'Levels of {$symbol} on the {$interval} chart below the last close, {close.last} ({close.time}):',
  'levels.beside.above': 'Above it:',
  'levels.beside.below': 'Below it:',
  'levels.none.above':
    'No level of {$symbol} that still counts lies above the last close on the {$interval} chart.',
  'levels.none.below':
    'No level of {$symbol} that still counts lies below the last close on the {$interval} chart.',
  'levels.part.swing-high': 'the swing high at {level.price} ({level.distance-percent})',
  'levels.part.swing-high.plain': 'the swing high at {level.price}',
  'levels.part.internal-high': 'the smaller high at {level.price} ({level.distance-percent})',
  'levels.part.internal-high.plain': 'the smaller high at {level.price}',
  'levels.part.resistance':
    'resistance from {level.bottom} to {level.top} ({level.distance-percent})',
  'levels.part.resistance.plain': 'resistance from {level.bottom} to {level.top}',
  'levels.part.swing-low': 'the swing low at {level.price} ({level.distance-percent})',
  'levels.part.swing-low.plain': 'the swing low at {level.price}',
  'levels.part.internal-low': 'the smaller low at {level.price} ({level.distance-percent})',
  'levels.part.internal-low.plain': 'the smaller low at {level.price}',
  'levels.part.support': 'support from {level.bottom} to {level.top} ({level.distance-percent})',
  'levels.part.support.plain': 'support from {level.bottom} to {level.top}',
  'levels.zone.inside':
    'The last close lies inside a zone of support or resistance that spans {zone.inside.bottom} to {zone.inside.top}; {zone.inside.swings#swing} turned there.',
  'levels.day':
    'The high of the previous day is {previous.day.high.price} ({previous.day.high.state}), its low {previous.day.low.price} ({previous.day.low.state}).',
  'levels.week':
    'The high of the previous week is {previous.week.high.price} ({previous.week.high.state}), its low {previous.week.low.price} ({previous.week.low.state}).',
  'levels.month':
    'The high of the previous month is {previous.month.high.price} ({previous.month.high.state}), its low {previous.month.low.price} ({previous.month.low.state}).',
  'levels.previous.none':
    'There is no level of a previous day, week or month on this chart: its candles are too long for it, or the series too short.',
  'zones.further.above': 'Further up:',
  'zones.further.below': 'Further down:',
  'zones.further': '{level.bottom} to {level.top} ({level.state}, {level.distance-percent} away)',
  'gaps.nearest.above':
    'The nearest open fair value gap of {$symbol} on the {$interval} chart lies above price, from {gap.above.bottom} to {gap.above.top} ({gap.above.state}), {gap.above.distance-percent} from the last close, {close.last} ({close.time}).',
  'gaps.ahead.above':
    'The nearest open fair value gap of {$symbol} ahead of price on the {$interval} chart lies above price, from {gap.above.bottom} to {gap.above.top} ({gap.above.state}), {gap.above.distance-percent} from the last close, {close.last} ({close.time}).',
  'gaps.other.above':
    'Above, the nearest one runs from {gap.above.bottom} to {gap.above.top} ({gap.above.state}) and begins {gap.above.distance-percent} away.',
  'gaps.nearest.below':
    'The nearest open fair value gap of {$symbol} on the {$interval} chart lies below price, from {gap.below.top} down to {gap.below.bottom} ({gap.below.state}), {gap.below.distance-percent} from the last close, {close.last} ({close.time}).',
  'gaps.ahead.below':
    'The nearest open fair value gap of {$symbol} ahead of price on the {$interval} chart lies below price, from {gap.below.top} down to {gap.below.bottom} ({gap.below.state}), {gap.below.distance-percent} from the last close, {close.last} ({close.time}).',
  'gaps.other.below':
    'Below, the nearest one runs from {gap.below.top} down to {gap.below.bottom} ({gap.below.state}) and begins {gap.below.distance-percent} away.',
  'gaps.inside.first':
    'On the {$interval} chart, {$symbol} is inside the fair value gap from {gap.inside.bottom} to {gap.inside.top}, which is still open ({gap.inside.state}); the last close was {close.last} ({close.time}).',
  'gaps.inside':
    'Price itself is inside another one, from {gap.inside.bottom} to {gap.inside.top} ({gap.inside.state}).',
  'blocks.nearest.above':
    'The nearest unbroken order block of {$symbol} on the {$interval} chart lies above price, from {block.above.bottom} to {block.above.top} ({block.above.state}), {block.above.distance-percent} from the last close, {close.last} ({close.time}).',
  'blocks.ahead.above':
    'The nearest unbroken order block of {$symbol} ahead of price on the {$interval} chart lies above price, from {block.above.bottom} to {block.above.top} ({block.above.state}), {block.above.distance-percent} from the last close, {close.last} ({close.time}).',
  'blocks.other.above':
    'Above, the nearest one runs from {block.above.bottom} to {block.above.top} ({block.above.state}) and begins {block.above.distance-percent} away.',
  'blocks.nearest.below':
    'The nearest unbroken order block of {$symbol} on the {$interval} chart lies below price, from {block.below.top} down to {block.below.bottom} ({block.below.state}), {block.below.distance-percent} from the last close, {close.last} ({close.time}).',
  'blocks.ahead.below':
    'The nearest unbroken order block of {$symbol} ahead of price on the {$interval} chart lies below price, from {block.below.top} down to {block.below.bottom} ({block.below.state}), {block.below.distance-percent} from the last close, {close.last} ({close.time}).',
  'blocks.other.below':
    'Below, the nearest one runs from {block.below.top} down to {block.below.bottom} ({block.below.state}) and begins {block.below.distance-percent} away.',
  'blocks.inside.first':
    'On the {$interval} chart, {$symbol} is inside the order block from {block.inside.bottom} to {block.inside.top}, which is still unbroken ({block.inside.state}); the last close was {close.last} ({close.time}).',
  'blocks.inside':
    'Price itself is inside another one, from {block.inside.bottom} to {block.inside.top} ({block.inside.state}).',
  'breakers.above':
    'Breaker blocks above price: {breaker.above.count}; the nearest spans {breaker.above.1.bottom} to {breaker.above.1.top} ({breaker.above.1.state}).',
  'breakers.above.none': 'There is no breaker block above price.',
  'breakers.below':
    'Breaker blocks below price: {breaker.below.count}; the nearest spans {breaker.below.1.bottom} to {breaker.below.1.top} ({breaker.below.1.state}).',
  'breakers.below.none': 'There is no breaker block below price.',
  'sweep.none': 'No liquidity sweep was found in this series.',
  'sweep.wick':
    'The last liquidity sweep came on {sweep.time}, {sweep.age#candle} ago: a wick passed the level at {sweep.level} ({sweep.level-kind}) and the candle closed back, which is read as {sweep.direction}.',
  'sweep.failed':
    'The last liquidity sweep came on {sweep.time}, {sweep.age#candle} ago: price closed beyond the level at {sweep.level} ({sweep.level-kind}) and closed back within a few candles, which is read as {sweep.direction}.',
  'sweep.wick.now':
    'The last liquidity sweep came with the latest candle, that of {sweep.time}: a wick passed the level at {sweep.level} ({sweep.level-kind}) and the candle closed back, which is read as {sweep.direction}.',
  'sweep.failed.now':
    'The last liquidity sweep came with the latest candle, that of {sweep.time}: price had closed beyond the level at {sweep.level} ({sweep.level-kind}) and has now closed back, which is read as {sweep.direction}.',
  'sweep.depth':
    'Price went {sweep.depth-atr} ATR beyond that level; levels passed at once: {sweep.levels}.',
  'sweep.killzone': 'It came in a killzone: {sweep.killzone}.',
  'sweep.fresh': 'Nothing has followed it yet.',
  'sweep.followed': 'A displacement in its direction followed within the next few candles.',
  'sweep.rose':
    'Since its close price has risen {sweep.after.change-percent:abs} and has moved between {sweep.after.low} and {sweep.after.high}.',
  'sweep.fell':
    'Since its close price has fallen {sweep.after.change-percent:abs} and has moved between {sweep.after.low} and {sweep.after.high}.',
  'sweep.range':
    'Since its close price has moved between {sweep.after.low} and {sweep.after.high}.',
  'sweep.breaks':
    'In that time, {sweep.after.breaks#structure event} came; {sweep.after.breaks-along} of them went the way of the sweep.',
  'sweep.breaks.none': 'There has been no structure event ({sweep.after.breaks}) since.',
  'sweep.closing':
    'What followed here is a single case and says nothing certain about the next sweep.',
  'volatility.history':
    'Over those candles ATR 14 lay between {volatility.lowest-percent} and {volatility.highest-percent} of price, with {volatility.median-percent} in the middle.',
  'volatility.wider':
    'The volatility of {$symbol} has risen: on average the last {volatility.range-candles} candles of the {$interval} chart were {volatility.range-ratio} times as wide as the same number of candles before them.',
  'volatility.narrower':
    'The volatility of {$symbol} has fallen: on average the last {volatility.range-candles} candles of the {$interval} chart were {volatility.range-ratio} times as wide as the same number of candles before them.',
  'volatility.alike':
    'The volatility of {$symbol} is about what it was: the last {volatility.range-candles} candles of the {$interval} chart were {volatility.range-ratio} times as wide as the same number of candles before them.',
  'volatility.range':
    'On average the last {volatility.range-candles} candles were {volatility.range-ratio} times as wide as the same number of candles before them.',
  'rsi-value.low':
    'An RSI of {$typed} means that falls clearly outweighed rises in the candles it counts; below {$low} it is often called oversold.',
  'rsi-value.high':
    'An RSI of {$typed} means that rises clearly outweighed falls in the candles it counts; above {$high} it is often called overbought.',
  'rsi-value.middle':
    'An RSI of {$typed} is in balance: between {$low} and {$high}, neither rises nor falls clearly outweigh the other.',
  'rsi-value.limit': 'It tells how fast price moved, and not that the move ends or turns.',
  'indicator.meaning': '{$description}',
  'indicator.named': '{$indicator}: {$description}',
  'indicator.value': '{$indicator} stands at {output.value} on the last closed candle.',
  'indicator.output': '{$indicator}, {$output}: {output.value}.',
  'indicator.value.above':
    '{$indicator} is above {output.asked}: it stands at {output.value} on the last closed candle.',
  'indicator.value.below':
    '{$indicator} is below {output.asked}: it stands at {output.value} on the last closed candle.',
  'indicator.value.at': '{$indicator} stands exactly at {output.asked} on the last closed candle.',
  'indicator.output.above': '{$indicator}, {$output}, is above {output.asked}: {output.value}.',
  'indicator.output.below': '{$indicator}, {$output}, is below {output.asked}: {output.value}.',
  'indicator.output.at': '{$indicator}, {$output}, stands exactly at {output.asked}.',
  'indicator.standing':
    'That is more than on {output.percentile} of the {output.history} candles before, over which it lay between {output.low} and {output.high}; {output.earlier} candles earlier it was {output.before}.',
  'indicator.close-above': 'The last close, {close.last}, lies above it.',
  'indicator.close-below': 'The last close, {close.last}, lies below it.',
  'indicator.macd.above':
    '{$indicator}: the line stands at {indicator.macd.value}, above its signal at {indicator.signal.value}; the histogram is {indicator.histogram.value}.',
  'indicator.macd.below':
    '{$indicator}: the line stands at {indicator.macd.value}, below its signal at {indicator.signal.value}; the histogram is {indicator.histogram.value}.',
  'indicator.adx.up':
    '{$indicator} stands at {indicator.adx.value}; the rising side is ahead, with +DI at {indicator.plusDi.value} and -DI at {indicator.minusDi.value}.',
  'indicator.adx.down':
    '{$indicator} stands at {indicator.adx.value}; the falling side is ahead, with -DI at {indicator.minusDi.value} and +DI at {indicator.plusDi.value}.',
  'indicator.stochastic.above':
    '{$indicator}: %K stands at {indicator.k.value}, above %D at {indicator.d.value}.',
  'indicator.stochastic.below':
    '{$indicator}: %K stands at {indicator.k.value}, below %D at {indicator.d.value}.',
  'indicator.bands.inside':
    'The last close, {close.last}, lies within the bands ({$indicator}), between {indicator.lower.value} and {indicator.upper.value}; their middle is at {indicator.middle.value}.',
  'indicator.bands.above':
    'The last close, {close.last}, lies above the upper band ({$indicator}), {indicator.upper.value}; the lower one is at {indicator.lower.value}.',
  'indicator.bands.below':
    'The last close, {close.last}, lies below the lower band ({$indicator}), {indicator.lower.value}; the upper one is at {indicator.upper.value}.',
  'indicator.no-value':
    '{$indicator} has no value on the last candle: the series is too short for it, holds no volume, or the indicator needs a second instrument.',
  'indicator.unknown': 'Vela does not know an indicator of that name.',
  'indicator.length':
    'This indicator takes a length from {$possible} here and not {$asked}, so what follows is the usual {$indicator}.',
  'indicator.known':
    'Among those it knows are the RSI, the MACD, moving averages and Bollinger bands.',
  'indicator.closing': 'The value sums up past candles; it is a description and not a signal.',
  'found.none':
    'No structure of this kind ({$what}) was confirmed within the {window.candles} candles shown.',
  'found.count':
    'Within the {window.candles} candles shown, {found.count} of this kind ({$what}) were confirmed.',
  'found.count.one':
    'Within the {window.candles} candles shown, {found.count} of this kind ({$what}) was confirmed.',
  'found.item.zone':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} to {item.top}, {item.age#candle} ago)',
  'found.item.zone.now':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} to {item.top}, the latest candle)',
  'found.item.zone.state':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} to {item.top}, {item.state}, {item.age#candle} ago)',
  'found.item.zone.state.now':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} to {item.top}, {item.state}, the latest candle)',
  'found.item.level':
    '{item.time} ({item.direction} {item.kind}, {item.price}, {item.age#candle} ago)',
  'found.item.level.now':
    '{item.time} ({item.direction} {item.kind}, {item.price}, the latest candle)',
  'found.item.level.state':
    '{item.time} ({item.direction} {item.kind}, {item.price}, {item.state}, {item.age#candle} ago)',
  'found.item.level.state.now':
    '{item.time} ({item.direction} {item.kind}, {item.price}, {item.state}, the latest candle)',
  'found.item.named':
    '{item.time} ({item.direction}, {item.label}, {item.bottom} to {item.top}, {item.age#candle} ago)',
  'found.item.named.now':
    '{item.time} ({item.direction}, {item.label}, {item.bottom} to {item.top}, the latest candle)',
  'found.item.named.level':
    '{item.time} ({item.direction}, {item.label}, {item.price}, {item.age#candle} ago)',
  'found.item.named.level.now':
    '{item.time} ({item.direction}, {item.label}, {item.price}, the latest candle)',
  'found.latest': 'The latest {$what} of {$symbol} on the {$interval} chart came on',
  'found.latest.is': 'The latest came on',
  'found.earlier': 'Before that:',
  'range.place':
    'The range between the latest swing low and swing high reaches from {range.bottom} to {range.top}; the last close stands at {range.close-percent} of it from below: {range.place}.',
  'range.entry.inside':
    'The band of the optimal trade entry runs from {range.entry.bottom} to {range.entry.top}, and the last close lies in it.',
  'range.entry.outside':
    'The band of the optimal trade entry runs from {range.entry.bottom} to {range.entry.top}, and the last close lies outside of it.',
  'range.mark':
    'The mark of that band, a retracement of {range.entry.mark-percent}, lies at {range.entry.mark}.',
  'range.ends.low':
    'The swing structure is {trend.swing.bias}, so the low of the range at {range.strong} is its strong end and the high at {range.weak} its weak one.',
  'range.ends.high':
    'The swing structure is {trend.swing.bias}, so the high of the range at {range.strong} is its strong end and the low at {range.weak} its weak one.',
  'range.none':
    'The range is not known yet: it needs a confirmed swing high and a confirmed swing low.',
  'fibonacci.middle':
    'Its equilibrium, the {range.middle-percent} level of Fibonacci, lies at {range.middle}.',
  'fibonacci.entry.inside':
    'The band of the optimal trade entry (OTE), a retracement of {range.entry.least-percent} to {range.entry.most-percent} of the latest leg, runs from {range.entry.bottom} to {range.entry.top}, and the last close lies in it.',
  'fibonacci.entry.outside':
    'The band of the optimal trade entry (OTE), a retracement of {range.entry.least-percent} to {range.entry.most-percent} of the latest leg, runs from {range.entry.bottom} to {range.entry.top}, and the last close lies outside of it.',
  'fibonacci.entry.none':
    'There is no OTE band yet: the swing structure has no direction to take a leg from.',
  'fibonacci.levels':
    'Of the Fibonacci levels, Vela uses equilibrium and the two edges of the OTE band; shallower retracements, those beyond the band and extensions are not used.',
  'regime.none': 'The series is too short to tell which regime the market is in.',
  'profile.none':
    'There is no volume profile of this chart: the feed of the series holds no volume.',
  'session.one':
    'It is {session.clock}, and {session.running.1.name} is running: from {session.running.1.start} to {session.running.1.end}, for another {session.running.1.minutes#minute}.',
  'session.one.hours':
    'It is {session.clock}, and {session.running.1.name} is running: from {session.running.1.start} to {session.running.1.end}, for about another {session.running.1.hours#hour}.',
  'session.two':
    'Within it, {session.running.2.name} runs from {session.running.2.start} to {session.running.2.end}.',
  'session.none': 'It is {session.clock}, and none of the killzones is running.',
  'session.next':
    'Next comes {session.next.name}, from {session.next.start} to {session.next.end}: it begins in {session.next.minutes#minute}.',
  'session.next.hours':
    'Next comes {session.next.name}, from {session.next.start} to {session.next.end}: it begins in about {session.next.hours#hour}.',
  'session.rest': 'No killzone begins within the next days.',
  'session.asked.running':
    'It is {session.clock}, and {session.asked.name} is running: from {session.asked.start} to {session.asked.end}, for another {session.asked.minutes#minute}.',
  'session.asked.running.hours':
    'It is {session.clock}, and {session.asked.name} is running: from {session.asked.start} to {session.asked.end}, for about another {session.asked.hours#hour}.',
  'session.asked.later':
    'It is {session.clock}, and {session.asked.name} is not running: it next runs from {session.asked.start} to {session.asked.end}, beginning in {session.asked.minutes#minute}.',
  'session.asked.later.hours':
    'It is {session.clock}, and {session.asked.name} is not running: it next runs from {session.asked.start} to {session.asked.end}, beginning in about {session.asked.hours#hour}.',
  'session.closing':
    'The hours are those of New York and follow its change of clocks; they mark a time of day and foretell nothing.',
  'compare.window':
    '{$name} ({$symbol}) and {$otherName} ({$other}), side by side on the {$interval} chart since {compare.first.from}.',
  'compare.rise-rise':
    'On the {$interval} chart since {compare.first.from}, {$symbol} rose {compare.first.change-percent:abs}, and {$other} rose {compare.second.change-percent:abs}.',
  'compare.rise-fall':
    'On the {$interval} chart since {compare.first.from}, {$symbol} rose {compare.first.change-percent:abs}, while {$other} fell {compare.second.change-percent:abs}.',
  'compare.fall-rise':
    'On the {$interval} chart since {compare.first.from}, {$symbol} fell {compare.first.change-percent:abs}, while {$other} rose {compare.second.change-percent:abs}.',
  'compare.fall-fall':
    'On the {$interval} chart since {compare.first.from}, {$symbol} fell {compare.first.change-percent:abs}, and {$other} fell {compare.second.change-percent:abs}.',
  'compare.change':
    'Change on the {$interval} chart since {compare.first.from}: {compare.first.change-percent} for {$symbol}, {compare.second.change-percent} for {$other}.',
  'compare.volatility.first':
    '{$symbol} moves more per candle: its ATR 14 is {compare.first.atr-percent} of price, that of {$other} {compare.second.atr-percent}.',
  'compare.volatility.second':
    '{$other} moves more per candle: its ATR 14 is {compare.second.atr-percent} of price, that of {$symbol} {compare.first.atr-percent}.',
  'compare.volatility.alike':
    'Both move about as much per candle: ATR 14 is {compare.first.atr-percent} of price for {$symbol} and {compare.second.atr-percent} for {$other}.',
  'compare.standing':
    'Beside its own past, {$symbol} is now more volatile than on {compare.first.percentile} of its candles before, and {$other} than on {compare.second.percentile}.',
  'compare.trend':
    'The swing structure of {$symbol} is {compare.first.swing} (internal: {compare.first.internal}), that of {$other} {compare.second.swing} (internal: {compare.second.internal}).',
  'compare.above':
    'The latest swing high, still unbroken, lies {compare.first.high.distance-percent} away for {$symbol} and {compare.second.high.distance-percent} for {$other}.',
  'compare.below':
    'The latest swing low, still unbroken, lies {compare.first.low.distance-percent} away for {$symbol} and {compare.second.low.distance-percent} for {$other}.',
  'compare.correlation':
    'Over {compare.shared} changes from one shared candle to the next, the two had a correlation of {compare.correlation}; near one they would move in step, near zero unrelated.',
  'compare.as-of':
    'The last close of {$symbol} is from {compare.first.time}, that of {$other} from {compare.second.time}.',
  'compare.mixed':
    'Only {$real} is read from market data: the candles of {$simulated} are simulated here, so nothing can be said of the two together.',
  'compare.stale': 'The data of {$other} is old, so anything later is missing there.',
  'compare.apart':
    '{$symbol} and {$other} share no stretch of time on the {$interval} chart, so there is nothing to compare.',
  'compare.missing':
    'Of {$other} there are no candles on the {$interval} chart at the moment, so only {$symbol} can be described.',
  'compare.which':
    'With which other instrument is {$symbol} to be compared? Name both of them, for example as "compare BTC and ETH".',
} as const;
