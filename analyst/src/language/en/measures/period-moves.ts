/** Sentences about falls, rises, streaks and single candles of a period. */
export const periodMoveSentences = {
  'drawdown.zero':
    'The deepest fall of {$symbol} went to zero or below, so it has no percentage: in price it fell {measure.drawdown.zero.fall}, from {measure.drawdown.zero.peak} on {measure.drawdown.zero.peak.time} to {measure.drawdown.zero.low} on {measure.drawdown.zero.low.time} ({measure.drawdown.zero.count#such close}).',
  'drawdown.deepest.rest':
    'Among the closes above zero, the deepest fall was {measure.drawdown.worst.fall-percent}: from {measure.drawdown.worst.peak} on {measure.drawdown.worst.peak.time} to {measure.drawdown.worst.low} on {measure.drawdown.worst.low.time}.',
  'drawdown.deepest':
    'The deepest fall of {$symbol} from its highest close so far was {measure.drawdown.worst.fall-percent}: from {measure.drawdown.worst.peak} on {measure.drawdown.worst.peak.time} to {measure.drawdown.worst.low} on {measure.drawdown.worst.low.time}.',
  'drawdown.below':
    '{$symbol} stands {measure.drawdown.now.fall-percent} below its highest close: {measure.drawdown.close} on {measure.drawdown.to} after {measure.drawdown.now.peak} on {measure.drawdown.now.peak.time}, {measure.drawdown.now.days#day} earlier.',
  'drawdown.at-peak': 'The last close of {$symbol}, {measure.drawdown.close}, is its highest.',
  'drawdown.price':
    'The last close of {$symbol}, {measure.drawdown.close}, is zero or less and has no percentage.',
  'drawdown.none':
    'From {measure.drawdown.from} to {measure.drawdown.to}, no close of {$symbol} was below its highest close so far.',
  'drawdown.limit':
    '{$symbol} fell {measure.drawdown.limit-percent} or more from its highest close so far {measure.drawdown.beyond#time} between {measure.drawdown.from} and {measure.drawdown.to}.',
  'drawdown.limit.none':
    'Between {measure.drawdown.from} and {measure.drawdown.to}, {$symbol} never fell {measure.drawdown.limit-percent} or more from its highest close so far.',
  'drawdown.row':
    'From {row.peak} ({row.peak.time}) to {row.low} ({row.low.time}): {row.fall-percent}, made up on {row.recovered.time}.',
  'drawdown.row.open':
    'From {row.peak} ({row.peak.time}) to {row.low} ({row.low.time}): {row.fall-percent}, not made up by {measure.drawdown.to}.',
  'drawdown.recovered':
    'That deepest fall took {measure.drawdown.worst.fall-days#day}; the close was back at the old peak on {measure.drawdown.worst.recovered.time}, {measure.drawdown.worst.recovery-days#day} after the low.',
  'drawdown.open':
    'That deepest fall took {measure.drawdown.worst.fall-days#day}; in the period looked at, the close was not back at the old peak.',
  'drawdown.longest':
    'The longest time {$symbol} spent below a peak lasted {measure.drawdown.longest.whole-days#day}, from {measure.drawdown.longest.peak.time} to {measure.drawdown.longest.recovered.time}.',
  'drawdown.longest.open':
    'The longest time {$symbol} spent below a peak has lasted {measure.drawdown.longest.whole-days#day} so far, since {measure.drawdown.longest.peak.time}.',
  'drawdown.start': 'The data begins on {measure.drawdown.start}; nothing before it counts.',
  'rally.rise':
    'The largest rise of {$symbol} between {measure.rally.from} and {measure.rally.to} was {measure.rally.change-percent}: from {measure.rally.low} on {measure.rally.low.time} to {measure.rally.high} on {measure.rally.high.time}.',
  'rally.now.rose':
    'From its low of {measure.rally.low} on {measure.rally.low.time} to {measure.rally.close} on {measure.rally.to}, {$symbol} rose {measure.rally.now.change-percent:abs}.',
  'rally.now.fell':
    'From its low of {measure.rally.low} on {measure.rally.low.time} to {measure.rally.close} on {measure.rally.to}, {$symbol} fell {measure.rally.now.change-percent:abs}.',
  'rally.none':
    'Between {measure.rally.from} and {measure.rally.to}, no high of {$symbol} was above the low of an earlier candle.',
  'rally.days': 'It took {measure.rally.days#day}, or {measure.rally.length#candle}.',
  'rally.candles': 'It took {measure.rally.length#candle}.',
  'rally.multiple': 'The high is {measure.rally.multiple} times the low.',
  'rally.back':
    'The last close, {measure.rally.close}, has given back {measure.rally.given-back-percent} of it.',
  'rally.back.all':
    'The last close, {measure.rally.close}, is below where it began: all of it has been given back.',
  'rally.back.none': 'The last close, {measure.rally.close}, is the high itself.',
  'rally.start': 'The data begins on {measure.rally.start}; nothing before it counts.',
  'best-worst-candles.both':
    'The best {$interval} candle of {$symbol} from {measure.best-worst-candles.from} to {measure.best-worst-candles.to} was that of {measure.best-worst-candles.best.time} ({measure.best-worst-candles.best.change-percent}), the worst that of {measure.best-worst-candles.worst.time} ({measure.best-worst-candles.worst.change-percent}).',
  'best-worst-candles.best':
    'The largest rise of a {$interval} candle of {$symbol} from {measure.best-worst-candles.from} to {measure.best-worst-candles.to} was that of {measure.best-worst-candles.best.time}: {measure.best-worst-candles.best.change-percent}, to a close of {measure.best-worst-candles.best.close}.',
  'best-worst-candles.worst':
    'The largest fall of a {$interval} candle of {$symbol} from {measure.best-worst-candles.from} to {measure.best-worst-candles.to} was that of {measure.best-worst-candles.worst.time}: {measure.best-worst-candles.worst.change-percent}, to a close of {measure.best-worst-candles.worst.close}.',
  'best-worst-candles.none':
    'From {measure.best-worst-candles.from} to {measure.best-worst-candles.to}, no {$interval} candle of {$symbol} closed that way.',
  'best-worst-candles.zero.both':
    'The largest fall of a {$interval} candle of {$symbol} from {measure.best-worst-candles.from} to {measure.best-worst-candles.to} is told in price, since a price of zero or below has no percentage: {measure.best-worst-candles.zero.worst.move} on {measure.best-worst-candles.zero.worst.time}, from {measure.best-worst-candles.zero.worst.before} to {measure.best-worst-candles.zero.worst.close}; the largest rise {measure.best-worst-candles.zero.best.move} on {measure.best-worst-candles.zero.best.time}, from {measure.best-worst-candles.zero.best.before} to {measure.best-worst-candles.zero.best.close}.',
  'best-worst-candles.zero.best':
    'The largest rise of a {$interval} candle of {$symbol} from {measure.best-worst-candles.from} to {measure.best-worst-candles.to} is told in price, since a price of zero or below has no percentage: {measure.best-worst-candles.zero.best.move} on {measure.best-worst-candles.zero.best.time}, from {measure.best-worst-candles.zero.best.before} to {measure.best-worst-candles.zero.best.close}.',
  'best-worst-candles.zero.worst':
    'The largest fall of a {$interval} candle of {$symbol} from {measure.best-worst-candles.from} to {measure.best-worst-candles.to} is told in price, since a price of zero or below has no percentage: {measure.best-worst-candles.zero.worst.move} on {measure.best-worst-candles.zero.worst.time}, from {measure.best-worst-candles.zero.worst.before} to {measure.best-worst-candles.zero.worst.close}.',
  'best-worst-candles.rest.both':
    'Of the candles with a percentage, the best was that of {measure.best-worst-candles.best.time} ({measure.best-worst-candles.best.change-percent}), the worst that of {measure.best-worst-candles.worst.time} ({measure.best-worst-candles.worst.change-percent}).',
  'best-worst-candles.rest.best':
    'Of the candles with a percentage, the largest rise was that of {measure.best-worst-candles.best.time}: {measure.best-worst-candles.best.change-percent}, to a close of {measure.best-worst-candles.best.close}.',
  'best-worst-candles.rest.worst':
    'Of the candles with a percentage, the largest fall was that of {measure.best-worst-candles.worst.time}: {measure.best-worst-candles.worst.change-percent}, to a close of {measure.best-worst-candles.worst.close}.',
  'best-worst-candles.row':
    'Rise on {row.best.time}: {row.best.change-percent}; fall on {row.worst.time}: {row.worst.change-percent}.',
  'best-worst-candles.row.best': '{row.best.time}: {row.best.change-percent}.',
  'best-worst-candles.row.worst': '{row.worst.time}: {row.worst.change-percent}.',
  'best-worst-candles.start':
    'The data begins on {measure.best-worst-candles.start}; nothing before it counts.',
  'up-share.up':
    '{measure.up-share.up} of {measure.up-share.compared} {$interval} candles of {$symbol} from {measure.up-share.from} to {measure.up-share.to} closed higher than the one before: {measure.up-share.up-share}.',
  'up-share.down':
    '{measure.up-share.down} of {measure.up-share.compared} {$interval} candles of {$symbol} from {measure.up-share.from} to {measure.up-share.to} closed lower than the one before: {measure.up-share.down-share}.',
  'up-share.beyond':
    'Of {measure.up-share.compared} {$interval} candles of {$symbol} from {measure.up-share.from} to {measure.up-share.to}, {measure.up-share.beyond-up} rose more than {measure.up-share.limit-percent} ({measure.up-share.beyond-up-share}) and {measure.up-share.beyond-down} fell more than that ({measure.up-share.beyond-down-share}).',
  'up-share.none': '{$symbol} has no close before {measure.up-share.from} to compare with.',
  'up-share.rest.up':
    '{measure.up-share.down} closed lower and {measure.up-share.unchanged} unchanged; against their own open, {measure.up-share.green} were green ({measure.up-share.green-share}) and {measure.up-share.red} red ({measure.up-share.red-share}).',
  'up-share.rest.down':
    '{measure.up-share.up} closed higher and {measure.up-share.unchanged} unchanged; against their own open, {measure.up-share.red} were red ({measure.up-share.red-share}) and {measure.up-share.green} green ({measure.up-share.green-share}).',
  'up-share.earlier.up':
    'In the {measure.up-share.earlier} candles before the period, {measure.up-share.earlier-up-share} closed higher.',
  'up-share.earlier.down':
    'In the {measure.up-share.earlier} candles before the period, {measure.up-share.earlier-down-share} closed lower.',
  'up-share.start': 'The data begins on {measure.up-share.start}; nothing before it counts.',
  'streak.up':
    '{$symbol} has closed higher for {measure.streak.now.length#candle} in a row on the {$interval} chart, since {measure.streak.now.first}: {measure.streak.now.change-percent:abs} in all.',
  'streak.up.alone':
    'The last {$interval} candle of {$symbol} closed higher than the one before ({measure.streak.now.change-percent:abs}), and it stands alone: the candle before did not.',
  'streak.up.price':
    '{$symbol} has closed higher for {measure.streak.now.length#candle} in a row on the {$interval} chart, since {measure.streak.now.first}.',
  'streak.down':
    '{$symbol} has closed lower for {measure.streak.now.length#candle} in a row on the {$interval} chart, since {measure.streak.now.first}: {measure.streak.now.change-percent:abs} in all.',
  'streak.down.alone':
    'The last {$interval} candle of {$symbol} closed lower than the one before ({measure.streak.now.change-percent:abs}), and it stands alone: the candle before did not.',
  'streak.down.price':
    '{$symbol} has closed lower for {measure.streak.now.length#candle} in a row on the {$interval} chart, since {measure.streak.now.first}.',
  'streak.none':
    'No streak is running in {$symbol}: the last close does not differ from a close before it.',
  'streak.up.other.alone':
    'No run of falling closes is under way: the last {$interval} candle of {$symbol}, {measure.streak.now.first}, closed higher than the one before.',
  'streak.down.other.alone':
    'No run of rising closes is under way: the last {$interval} candle of {$symbol}, {measure.streak.now.first}, closed lower than the one before.',
  'streak.up.other':
    'No run of falling closes is under way: on the {$interval} chart {$symbol} has closed higher since {measure.streak.now.first} ({measure.streak.now.length#candle}).',
  'streak.down.other':
    'No run of rising closes is under way: on the {$interval} chart {$symbol} has closed lower since {measure.streak.now.first} ({measure.streak.now.length#candle}).',
  'streak.record.up':
    'Over {$period}, the longest run of rising closes of {$symbol} on the {$interval} chart had {measure.streak.longest-up.length#candle}, from {measure.streak.longest-up.first} to {measure.streak.longest-up.last}.',
  'streak.record.down':
    'Over {$period}, the longest run of falling closes of {$symbol} on the {$interval} chart had {measure.streak.longest-down.length#candle}, from {measure.streak.longest-down.first} to {measure.streak.longest-down.last}.',
  'streak.record.both':
    'Over {$period}, the longest run of rising closes of {$symbol} on the {$interval} chart had {measure.streak.longest-up.length#candle}, from {measure.streak.longest-up.first} to {measure.streak.longest-up.last}; the longest of falling ones {measure.streak.longest-down.length#candle}, from {measure.streak.longest-down.first} to {measure.streak.longest-down.last}.',
  'streak.as-long':
    'From {measure.streak.from} to {measure.streak.to}, {measure.streak.as-long} of {measure.streak.alike} runs in that direction were at least as long.',
  'streak.longest.up':
    'The longest run of rising closes between {measure.streak.from} and {measure.streak.to} had {measure.streak.longest-up.length#candle}, from {measure.streak.longest-up.first} to {measure.streak.longest-up.last}.',
  'streak.longest.down':
    'The longest run of falling closes between {measure.streak.from} and {measure.streak.to} had {measure.streak.longest-down.length#candle}, from {measure.streak.longest-down.first} to {measure.streak.longest-down.last}.',
  'streak.least.up':
    '{$symbol} closed higher at least {measure.streak.least#candle} in a row {measure.streak.least-runs#time} between {measure.streak.from} and {measure.streak.to} on the {$interval} chart; the last time from {measure.streak.least-last.first} to {measure.streak.least-last.last} ({measure.streak.least-last.length#candle}).',
  'streak.least.none.up':
    'Between {measure.streak.from} and {measure.streak.to}, {$symbol} did not close higher {measure.streak.least#candle} in a row on the {$interval} chart.',
  'streak.least.down':
    '{$symbol} closed lower at least {measure.streak.least#candle} in a row {measure.streak.least-runs#time} between {measure.streak.from} and {measure.streak.to} on the {$interval} chart; the last time from {measure.streak.least-last.first} to {measure.streak.least-last.last} ({measure.streak.least-last.length#candle}).',
  'streak.least.none.down':
    'Between {measure.streak.from} and {measure.streak.to}, {$symbol} did not close lower {measure.streak.least#candle} in a row on the {$interval} chart.',
  'streak.least.any':
    '{$symbol} closed the same way at least {measure.streak.least#candle} in a row {measure.streak.least-runs#time} between {measure.streak.from} and {measure.streak.to} on the {$interval} chart; the last time from {measure.streak.least-last.first} to {measure.streak.least-last.last} ({measure.streak.least-last.length#candle}).',
  'streak.least.none.any':
    'Between {measure.streak.from} and {measure.streak.to}, {$symbol} did not close the same way {measure.streak.least#candle} in a row on the {$interval} chart.',
  'streak.ended.up':
    'In {$period}, {$symbol} closed higher at most {measure.streak.longest-up.length#candle} in a row on the {$interval} chart: from {measure.streak.longest-up.first} to {measure.streak.longest-up.last}.',
  'streak.ended.down':
    'In {$period}, {$symbol} closed lower at most {measure.streak.longest-down.length#candle} in a row on the {$interval} chart: from {measure.streak.longest-down.first} to {measure.streak.longest-down.last}.',
  'streak.ended.both':
    'In {$period}, {$symbol} closed higher at most {measure.streak.longest-up.length#candle} in a row on the {$interval} chart, from {measure.streak.longest-up.first} to {measure.streak.longest-up.last}, and lower at most {measure.streak.longest-down.length#candle}, from {measure.streak.longest-down.first} to {measure.streak.longest-down.last}.',
  'streak.start': 'The data begins on {measure.streak.start}; nothing before it counts.',
  'opening-gaps.all':
    '{$symbol} had {measure.opening-gaps.count#opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to}, {measure.opening-gaps.up} upward and {measure.opening-gaps.down} downward; {measure.opening-gaps.closed} closed again ({measure.opening-gaps.closed-share}).',
  'opening-gaps.upward':
    '{$symbol} had {measure.opening-gaps.count#upward opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to}; {measure.opening-gaps.closed} closed again ({measure.opening-gaps.closed-share}).',
  'opening-gaps.downward':
    '{$symbol} had {measure.opening-gaps.count#downward opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to}; {measure.opening-gaps.closed} closed again ({measure.opening-gaps.closed-share}).',
  'opening-gaps.limit':
    '{$symbol} had {measure.opening-gaps.count#opening gap} of {measure.opening-gaps.limit-percent} or more from {measure.opening-gaps.from} to {measure.opening-gaps.to}; {measure.opening-gaps.closed} closed again ({measure.opening-gaps.closed-share}).',
  'opening-gaps.open':
    '{$symbol} has {measure.opening-gaps.count#opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to} that did not close again.',
  'opening-gaps.closed':
    '{$symbol} had {measure.opening-gaps.count#opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to} that closed again.',
  'opening-gaps.open.up':
    '{$symbol} has {measure.opening-gaps.count#upward opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to} that did not close again.',
  'opening-gaps.closed.up':
    '{$symbol} had {measure.opening-gaps.count#upward opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to} that closed again.',
  'opening-gaps.limit.up':
    '{$symbol} had {measure.opening-gaps.count#upward opening gap} of {measure.opening-gaps.limit-percent} or more from {measure.opening-gaps.from} to {measure.opening-gaps.to}; {measure.opening-gaps.closed} closed again.',
  'opening-gaps.open.down':
    '{$symbol} has {measure.opening-gaps.count#downward opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to} that did not close again.',
  'opening-gaps.closed.down':
    '{$symbol} had {measure.opening-gaps.count#downward opening gap} from {measure.opening-gaps.from} to {measure.opening-gaps.to} that closed again.',
  'opening-gaps.limit.down':
    '{$symbol} had {measure.opening-gaps.count#downward opening gap} of {measure.opening-gaps.limit-percent} or more from {measure.opening-gaps.from} to {measure.opening-gaps.to}; {measure.opening-gaps.closed} closed again.',
  'opening-gaps.narrowed':
    '{$symbol} had {measure.opening-gaps.count#opening gap} of the kind asked about from {measure.opening-gaps.from} to {measure.opening-gaps.to}; {measure.opening-gaps.closed} closed again.',
  'opening-gaps.none':
    'From {measure.opening-gaps.from} to {measure.opening-gaps.to}, no candle of {$symbol} opened outside the range of the one before.',
  'opening-gaps.none.narrowed':
    'From {measure.opening-gaps.from} to {measure.opening-gaps.to}, {$symbol} had no opening gap of the kind asked about.',
  'opening-gaps.last.closed':
    'The last was that of {measure.opening-gaps.last.time}: {measure.opening-gaps.last.change-percent}, from a close of {measure.opening-gaps.last.close} to an open of {measure.opening-gaps.last.open}; it closed on {measure.opening-gaps.last.closed.time}.',
  'opening-gaps.last.same':
    'The last was that of {measure.opening-gaps.last.time}: {measure.opening-gaps.last.change-percent}, from a close of {measure.opening-gaps.last.close} to an open of {measure.opening-gaps.last.open}; it closed within its own candle.',
  'opening-gaps.last.open':
    'The last was that of {measure.opening-gaps.last.time}: {measure.opening-gaps.last.change-percent}, from a close of {measure.opening-gaps.last.close} to an open of {measure.opening-gaps.last.open}; it has not closed.',
  'opening-gaps.last.price':
    'The last was that of {measure.opening-gaps.last.time}, from a close of {measure.opening-gaps.last.close} to an open of {measure.opening-gaps.last.open}; with a price of zero or below it has no percentage.',
  'opening-gaps.largest':
    'The largest was that of {measure.opening-gaps.largest.time}: {measure.opening-gaps.largest.change-percent}.',
  'opening-gaps.wait':
    'Of those that closed, {measure.opening-gaps.same-candle} did so within their own candle; the median wait is {measure.opening-gaps.wait#candle}.',
  'opening-gaps.now':
    'The last candle, of {measure.opening-gaps.now.time}, opened at {measure.opening-gaps.now.open}, {measure.opening-gaps.now.change-percent} from the close before.',
  'opening-gaps.row':
    '{row.time}: {row.change-percent}, from {row.close} to {row.open}; closed on {row.closed.time}.',
  'opening-gaps.row.open':
    '{row.time}: {row.change-percent}, from {row.close} to {row.open}; not closed.',
  'opening-gaps.row.price': '{row.time}: from {row.close} to {row.open}, without a percentage.',
  'opening-gaps.start':
    'The data begins on {measure.opening-gaps.start}; nothing before it counts.',
  'last-candle.up':
    'The last closed {$interval} candle of {$symbol}, of {measure.last-candle.from}, is green: it closed at {measure.last-candle.close}, {measure.last-candle.body.change-percent:abs} above its open of {measure.last-candle.open}.',
  'last-candle.down':
    'The last closed {$interval} candle of {$symbol}, of {measure.last-candle.from}, is red: it closed at {measure.last-candle.close}, {measure.last-candle.body.change-percent:abs} below its open of {measure.last-candle.open}.',
  'last-candle.flat':
    'The last closed {$interval} candle of {$symbol}, of {measure.last-candle.from}, opened at {measure.last-candle.open} and closed at {measure.last-candle.close}, almost the same.',
  'last-candle.price':
    'The last closed {$interval} candle of {$symbol}, of {measure.last-candle.from}, opened at {measure.last-candle.open} and closed at {measure.last-candle.close}.',
  'last-candle.past.up':
    'The {$interval} candle of {$symbol} of {measure.last-candle.from} is green: it closed at {measure.last-candle.close}, {measure.last-candle.body.change-percent:abs} above its open of {measure.last-candle.open}.',
  'last-candle.past.down':
    'The {$interval} candle of {$symbol} of {measure.last-candle.from} is red: it closed at {measure.last-candle.close}, {measure.last-candle.body.change-percent:abs} below its open of {measure.last-candle.open}.',
  'last-candle.past.flat':
    'The {$interval} candle of {$symbol} of {measure.last-candle.from} opened at {measure.last-candle.open} and closed at {measure.last-candle.close}, almost the same.',
  'last-candle.past.price':
    'The {$interval} candle of {$symbol} of {measure.last-candle.from} opened at {measure.last-candle.open} and closed at {measure.last-candle.close}.',
  'last-candle.shape':
    'Its body is {measure.last-candle.body-share} of its range from {measure.last-candle.low} to {measure.last-candle.high}, the upper wick {measure.last-candle.upper-share}, the lower wick {measure.last-candle.lower-share}.',
  'last-candle.size':
    'The range of {measure.last-candle.range} is {measure.last-candle.range-atr} times the ATR 14 of the candle before, and wider than on {measure.last-candle.narrower} of the {measure.last-candle.cases} candles before ({measure.last-candle.narrower-share}).',
  'last-candle.size.atr':
    'The range of {measure.last-candle.range} is {measure.last-candle.range-atr} times the ATR 14 of the candle before.',
  'last-candle.change':
    'From the close before, that is a change of {measure.last-candle.change-percent}.',
  'last-candle.change.price':
    'The close before was {measure.last-candle.before}; with a price of zero or below there is no percentage.',
  'days-since-high.high':
    '{$symbol} last made a high of {measure.days-since-high.length#candle} on {measure.days-since-high.high.time}, at {measure.days-since-high.high}: {measure.days-since-high.age#candle} and {measure.days-since-high.days#day} before the last candle.',
  'days-since-high.high.now':
    'The last candle of {$symbol}, of {measure.days-since-high.high.time}, made a new high of {measure.days-since-high.length#candle}, at {measure.days-since-high.high}.',
  'days-since-high.high.none':
    'From {measure.days-since-high.from} to {measure.days-since-high.to}, no candle of {$symbol} made a high of {measure.days-since-high.length#candle}.',
  'days-since-high.high.count':
    'Such highs from {measure.days-since-high.from} to {measure.days-since-high.to}: {measure.days-since-high.high-count}.',
  'days-since-high.low':
    '{$symbol} last made a low of {measure.days-since-high.length#candle} on {measure.days-since-high.low.time}, at {measure.days-since-high.low}: {measure.days-since-high.age#candle} and {measure.days-since-high.days#day} before the last candle.',
  'days-since-high.low.now':
    'The last candle of {$symbol}, of {measure.days-since-high.low.time}, made a new low of {measure.days-since-high.length#candle}, at {measure.days-since-high.low}.',
  'days-since-high.low.none':
    'From {measure.days-since-high.from} to {measure.days-since-high.to}, no candle of {$symbol} made a low of {measure.days-since-high.length#candle}.',
  'days-since-high.low.count':
    'Such lows from {measure.days-since-high.from} to {measure.days-since-high.to}: {measure.days-since-high.low-count}.',
  'days-since-high.start':
    'The data begins on {measure.days-since-high.start}; nothing before it counts.',
} as const;
