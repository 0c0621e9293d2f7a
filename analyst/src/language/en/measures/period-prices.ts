/** Sentences about changes, extremes and prices of a period. */
export const periodPriceSentences = {
  'change.worth':
    '{measure.change.amount} held in {$symbol} from the close of {measure.change.before.time} on would be {measure.change.worth} at that of {measure.change.to}, counting the price alone: no costs, taxes or payouts.',
  'change.worth.first':
    '{measure.change.amount} held in {$symbol} from its first open on would be {measure.change.worth} at the close of {measure.change.to}, counting the price alone: no costs, taxes or payouts.',
  'change.rose':
    '{$symbol} rose {measure.change.change-percent:abs} from {measure.change.from} to {measure.change.to}: the price went from {measure.change.before}, the close of {measure.change.before.time}, to {measure.change.after}.',
  'change.rose.first':
    '{$symbol} rose {measure.change.change-percent:abs} from {measure.change.from} to {measure.change.to}: the price went from {measure.change.before}, the first open, to {measure.change.after}.',
  'change.fell':
    '{$symbol} fell {measure.change.change-percent:abs} from {measure.change.from} to {measure.change.to}: the price went from {measure.change.before}, the close of {measure.change.before.time}, to {measure.change.after}.',
  'change.fell.first':
    '{$symbol} fell {measure.change.change-percent:abs} from {measure.change.from} to {measure.change.to}: the price went from {measure.change.before}, the first open, to {measure.change.after}.',
  'change.flat':
    'From {measure.change.from} to {measure.change.to}, {$symbol} hardly changed: the price went from {measure.change.before}, the close of {measure.change.before.time}, to {measure.change.after}.',
  'change.flat.first':
    'From {measure.change.from} to {measure.change.to}, {$symbol} hardly changed: the price went from {measure.change.before}, the first open, to {measure.change.after}.',
  'change.rose.candle':
    'On {measure.change.from}, {$symbol} rose {measure.change.change-percent:abs}: the price went from {measure.change.before} to {measure.change.after}.',
  'change.fell.candle':
    'On {measure.change.from}, {$symbol} fell {measure.change.change-percent:abs}: the price went from {measure.change.before} to {measure.change.after}.',
  'change.flat.candle':
    'On {measure.change.from}, {$symbol} hardly changed: the price went from {measure.change.before} to {measure.change.after}.',
  'change.price':
    'From {measure.change.from} to {measure.change.to}, the price of {$symbol} went from {measure.change.before} to {measure.change.after}; with a price of zero or less there is no percentage.',
  'change.multiple': 'That is {measure.change.multiple} times the price at the start.',
  'change.range':
    'In between, it traded as low as {measure.change.low} ({measure.change.low.time}) and as high as {measure.change.high} ({measure.change.high.time}).',
  'change.start': 'The data begins on {measure.change.start}; nothing before it counts.',
  'annual-return.rose':
    '{$symbol} grew {measure.annual-return.annual.change-percent:abs} a year, compounded, from {measure.annual-return.from} to {measure.annual-return.to}.',
  'annual-return.fell':
    '{$symbol} lost {measure.annual-return.annual.change-percent:abs} a year, compounded, from {measure.annual-return.from} to {measure.annual-return.to}.',
  'annual-return.flat':
    '{$symbol} hardly changed per year from {measure.annual-return.from} to {measure.annual-return.to}: {measure.annual-return.annual.change-percent}, compounded.',
  'annual-return.short':
    'The time from {measure.annual-return.from} to {measure.annual-return.to} is shorter than a year, so there is no yearly rate to give for {$symbol}.',
  'annual-return.price':
    'A price of zero or less has no yearly rate: {$symbol} went from {measure.annual-return.before} to {measure.annual-return.after}.',
  'annual-return.whole':
    'In all, the price went from {measure.annual-return.before} to {measure.annual-return.after} in {measure.annual-return.years} years, to {measure.annual-return.multiple} times the start.',
  'annual-return.whole.short':
    'The price went from {measure.annual-return.before} to {measure.annual-return.after}.',
  'annual-return.start':
    'The data begins on {measure.annual-return.start}; nothing before it counts.',
  'year-returns.several':
    '{measure.year-returns.up} of the {measure.year-returns.complete} complete calendar years of {$symbol} from {measure.year-returns.from} on were positive; the best was {measure.year-returns.best.year} ({measure.year-returns.best.change-percent}), the worst {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}).',
  'year-returns.down':
    '{measure.year-returns.down} of the {measure.year-returns.complete} complete calendar years of {$symbol} from {measure.year-returns.from} on were negative; the worst was {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}).',
  'year-returns.down.none':
    'None of the {measure.year-returns.complete} complete calendar years of {$symbol} from {measure.year-returns.from} on was negative; the weakest was {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}).',
  'year-returns.best':
    'The best of the {measure.year-returns.complete} complete calendar years of {$symbol} from {measure.year-returns.from} on was {measure.year-returns.best.year} ({measure.year-returns.best.change-percent}), the worst {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}); {measure.year-returns.up} of them were positive.',
  'year-returns.worst':
    'The worst of the {measure.year-returns.complete} complete calendar years of {$symbol} from {measure.year-returns.from} on was {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}), the best {measure.year-returns.best.year} ({measure.year-returns.best.change-percent}); {measure.year-returns.up} of them were positive.',
  'year-returns.single':
    'The only complete calendar year of {$symbol} in this period is {measure.year-returns.best.year}: {measure.year-returns.best.change-percent}.',
  'year-returns.none': 'No calendar year of {$symbol} is complete in this period.',
  'year-returns.list': '{$symbol} year by year:',
  'year-returns.cut':
    'These are the last {measure.year-returns.listed}; {measure.year-returns.unlisted#earlier year} of the period are left out.',
  'year-returns.row': '{row.year}: {row.change-percent}.',
  'year-returns.row.since': '{row.year}, from {row.since} on: {row.change-percent}.',
  'year-returns.row.until': '{row.year}, until {row.until}: {row.change-percent}.',
  'year-returns.row.both': '{row.year}, from {row.since} until {row.until}: {row.change-percent}.',
  'year-returns.median':
    'The median of the complete years is {measure.year-returns.median.change-percent}.',
  'quarter-returns.several':
    '{measure.quarter-returns.up} of the {measure.quarter-returns.complete} complete quarters of {$symbol} from {measure.quarter-returns.from} on were positive; the best was {measure.quarter-returns.best.quarter} ({measure.quarter-returns.best.change-percent}), the worst {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}).',
  'quarter-returns.down':
    '{measure.quarter-returns.down} of the {measure.quarter-returns.complete} complete quarters of {$symbol} from {measure.quarter-returns.from} on were negative; the worst was {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}).',
  'quarter-returns.down.none':
    'None of the {measure.quarter-returns.complete} complete quarters of {$symbol} from {measure.quarter-returns.from} on was negative; the weakest was {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}).',
  'quarter-returns.best':
    'The best of the {measure.quarter-returns.complete} complete quarters of {$symbol} from {measure.quarter-returns.from} on was {measure.quarter-returns.best.quarter} ({measure.quarter-returns.best.change-percent}), the worst {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}); {measure.quarter-returns.up} of them were positive.',
  'quarter-returns.worst':
    'The worst of the {measure.quarter-returns.complete} complete quarters of {$symbol} from {measure.quarter-returns.from} on was {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}), the best {measure.quarter-returns.best.quarter} ({measure.quarter-returns.best.change-percent}); {measure.quarter-returns.up} of them were positive.',
  'quarter-returns.single':
    'The only complete quarter of {$symbol} in this period is {measure.quarter-returns.best.quarter}: {measure.quarter-returns.best.change-percent}.',
  'quarter-returns.none': 'No quarter of {$symbol} is complete in this period.',
  'quarter-returns.list': '{$symbol} quarter by quarter:',
  'quarter-returns.cut':
    'These are the last {measure.quarter-returns.listed}; {measure.quarter-returns.unlisted#earlier quarter} of the period are left out.',
  'quarter-returns.row': '{row.quarter}: {row.change-percent}.',
  'quarter-returns.row.since': '{row.quarter}, from {row.since} on: {row.change-percent}.',
  'quarter-returns.row.until': '{row.quarter}, until {row.until}: {row.change-percent}.',
  'quarter-returns.row.both':
    '{row.quarter}, from {row.since} until {row.until}: {row.change-percent}.',
  'quarter-returns.median':
    'The median of the complete quarters is {measure.quarter-returns.median.change-percent}.',
  'month-returns.several':
    '{measure.month-returns.up} of the {measure.month-returns.complete} complete months of {$symbol} from {measure.month-returns.from} on were positive; the best was {measure.month-returns.best.month} ({measure.month-returns.best.change-percent}), the worst {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}).',
  'month-returns.down':
    '{measure.month-returns.down} of the {measure.month-returns.complete} complete months of {$symbol} from {measure.month-returns.from} on were negative; the worst was {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}).',
  'month-returns.down.none':
    'None of the {measure.month-returns.complete} complete months of {$symbol} from {measure.month-returns.from} on was negative; the weakest was {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}).',
  'month-returns.best':
    'The best of the {measure.month-returns.complete} complete months of {$symbol} from {measure.month-returns.from} on was {measure.month-returns.best.month} ({measure.month-returns.best.change-percent}), the worst {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}); {measure.month-returns.up} of them were positive.',
  'month-returns.worst':
    'The worst of the {measure.month-returns.complete} complete months of {$symbol} from {measure.month-returns.from} on was {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}), the best {measure.month-returns.best.month} ({measure.month-returns.best.change-percent}); {measure.month-returns.up} of them were positive.',
  'month-returns.single':
    'The only complete month of {$symbol} in this period is {measure.month-returns.best.month}: {measure.month-returns.best.change-percent}.',
  'month-returns.none': 'No month of {$symbol} is complete in this period.',
  'month-returns.list': '{$symbol} month by month:',
  'month-returns.cut':
    'These are the last {measure.month-returns.listed}; {measure.month-returns.unlisted#earlier month} of the period are left out.',
  'month-returns.row': '{row.month}: {row.change-percent}.',
  'month-returns.row.since': '{row.month}, from {row.since} on: {row.change-percent}.',
  'month-returns.row.until': '{row.month}, until {row.until}: {row.change-percent}.',
  'month-returns.row.both':
    '{row.month}, from {row.since} until {row.until}: {row.change-percent}.',
  'month-returns.median':
    'The median of the complete months is {measure.month-returns.median.change-percent}.',
  'best-month.best':
    'The best complete month of {$symbol} from {measure.best-month.from} to {measure.best-month.to} was {measure.best-month.best.month} ({measure.best-month.best.change-percent}), the worst {measure.best-month.worst.month} ({measure.best-month.worst.change-percent}).',
  'best-month.worst':
    'The worst complete month of {$symbol} from {measure.best-month.from} to {measure.best-month.to} was {measure.best-month.worst.month} ({measure.best-month.worst.change-percent}), the best {measure.best-month.best.month} ({measure.best-month.best.change-percent}).',
  'best-month.single':
    'The only complete month of {$symbol} in this period is {measure.best-month.best.month}: {measure.best-month.best.change-percent}.',
  'best-month.none': 'No month of {$symbol} is complete in this period.',
  'best-month.row': '{row.month}: {row.change-percent}.',
  'best-month.count':
    'Of {measure.best-month.complete} complete months, {measure.best-month.up} were positive; their median is {measure.best-month.median.change-percent}.',
  'high-low.both':
    'From {measure.high-low.from} to {measure.high-low.to}, the highest price of {$symbol} was {measure.high-low.high} ({measure.high-low.high.time}) and the lowest {measure.high-low.low} ({measure.high-low.low.time}).',
  'high-low.candle':
    'On {measure.high-low.from}, {$symbol} traded between {measure.high-low.low} and {measure.high-low.high}.',
  'high-low.between':
    'The last close of the period, {measure.high-low.close}, is {measure.high-low.high.distance-percent} below the high and {measure.high-low.low.distance-percent} above the low.',
  'high-low.at-high': 'The last close of the period, {measure.high-low.close}, is the high itself.',
  'high-low.at-low': 'The last close of the period, {measure.high-low.close}, is the low itself.',
  'high-low.price':
    'The last close of the period is {measure.high-low.close}; with a price of zero or below there is no percentage between them.',
  'high-low.start': 'The data begins on {measure.high-low.start}; nothing before it counts.',
  'range-position.place':
    'The last close of {$symbol}, {measure.range-position.close} ({measure.range-position.to}), stands at {measure.range-position.position} of its range, counted from the low: from {measure.range-position.low} ({measure.range-position.low.time}) to {measure.range-position.high} ({measure.range-position.high.time}).',
  'range-position.none':
    'From {measure.range-position.from} to {measure.range-position.to}, {$symbol} stands at a single price, so there is no range to place it in.',
  'range-position.between':
    'The range is that of {measure.range-position.from} to {measure.range-position.to}; the close is {measure.range-position.high.distance-percent} below its high and {measure.range-position.low.distance-percent} above its low.',
  'range-position.period':
    'The range is that of {measure.range-position.from} to {measure.range-position.to}.',
  'range-position.lower':
    'Of the {measure.range-position.closes} closes before it in that time, {measure.range-position.lower} were lower ({measure.range-position.lower-share}).',
  'range-position.start':
    'The data begins on {measure.range-position.start}; nothing before it counts.',
  'all-time-high.past':
    'The highest price of {$symbol} in the data is {measure.all-time-high.price}, on {measure.all-time-high.time}, {measure.all-time-high.days#day} before the last candle; the last close, {measure.all-time-high.close}, is {measure.all-time-high.distance-percent} below it.',
  'all-time-high.past.price':
    'The highest price of {$symbol} in the data is {measure.all-time-high.price}, on {measure.all-time-high.time}, {measure.all-time-high.days#day} before the last candle; the last close is {measure.all-time-high.close}, {measure.all-time-high.distance} away.',
  'all-time-high.now':
    'The last candle of {$symbol}, of {measure.all-time-high.time}, made the highest price in the data, {measure.all-time-high.price}; it closed at {measure.all-time-high.close}.',
  'all-time-high.back':
    'Measured from that close, the way back to the high is {measure.all-time-high.back-percent}.',
  'all-time-high.limit':
    'The data begins on {measure.all-time-high.from}; what came before is not in it.',
  'all-time-low.past':
    'The lowest price of {$symbol} in the data is {measure.all-time-low.price}, on {measure.all-time-low.time}, {measure.all-time-low.days#day} before the last candle; the last close, {measure.all-time-low.close}, is {measure.all-time-low.distance-percent} above it.',
  'all-time-low.past.price':
    'The lowest price of {$symbol} in the data is {measure.all-time-low.price}, on {measure.all-time-low.time}, {measure.all-time-low.days#day} before the last candle; the last close is {measure.all-time-low.close}, {measure.all-time-low.distance} away.',
  'all-time-low.now':
    'The last candle of {$symbol}, of {measure.all-time-low.time}, made the lowest price in the data, {measure.all-time-low.price}; it closed at {measure.all-time-low.close}.',
  'all-time-low.limit':
    'The data begins on {measure.all-time-low.from}; what came before is not in it.',
  'price-at.day': 'On {measure.price-at.from}, {$symbol} closed at {measure.price-at.close}.',
  'price-at.period':
    '{$symbol} opened at {measure.price-at.open} on {measure.price-at.from} and closed at {measure.price-at.close} on {measure.price-at.to}.',
  'price-at.missed':
    '{$symbol} has no candle of {measure.price-at.asked}; on {measure.price-at.from}, the last before it, it closed at {measure.price-at.close}.',
  'price-at.early':
    '{$symbol} has no candle of {measure.price-at.asked}: its data begins on {measure.price-at.start}.',
  'price-at.rest':
    'It opened at {measure.price-at.open} and traded between {measure.price-at.low} and {measure.price-at.high}.',
  'price-at.rest.period':
    'In between, it traded between {measure.price-at.low} and {measure.price-at.high}.',
  'price-at.rose':
    'That close was {measure.price-at.change-percent:abs} above the close before, {measure.price-at.before}.',
  'price-at.fell':
    'That close was {measure.price-at.change-percent:abs} below the close before, {measure.price-at.before}.',
  'price-at.move':
    'The close before was {measure.price-at.before}; with a price of zero or below there is no percentage.',
  'price-at.since.move':
    'Since then the close went to {measure.price-at.now}; with a price of zero or below there is no percentage.',
  'price-at.since.rose':
    'Since then the close rose {measure.price-at.since.change-percent:abs}, to {measure.price-at.now}.',
  'price-at.since.fell':
    'Since then the close fell {measure.price-at.since.change-percent:abs}, to {measure.price-at.now}.',
  'last-price.close':
    'The last close of {$symbol} is {measure.last-price.close} ({measure.last-price.time}, {$interval} chart).',
  'last-price.rose':
    'That is {measure.last-price.change-percent:abs} above the close before, {measure.last-price.before}.',
  'last-price.fell':
    'That is {measure.last-price.change-percent:abs} below the close before, {measure.last-price.before}.',
  'last-price.flat': 'The close before was almost the same: {measure.last-price.before}.',
  'last-price.move':
    'The close before was {measure.last-price.before}; with a price of zero or below there is no percentage.',
  'last-price.limit': 'Vela reads closed candles, so the price may have moved since.',
  'average-price.above':
    'The average close of {$symbol} from {measure.average-price.from} to {measure.average-price.to} is {measure.average-price.average}; the last close, {measure.average-price.close}, is {measure.average-price.average.change-percent:abs} above it.',
  'average-price.below':
    'The average close of {$symbol} from {measure.average-price.from} to {measure.average-price.to} is {measure.average-price.average}; the last close, {measure.average-price.close}, is {measure.average-price.average.change-percent:abs} below it.',
  'average-price.price':
    'The average close of {$symbol} from {measure.average-price.from} to {measure.average-price.to} is {measure.average-price.average}; the last close is {measure.average-price.close}.',
  'average-price.median':
    'The median of the {measure.average-price.candles#close}, with as many above it as below, is {measure.average-price.median}.',
  'average-price.start':
    'The data begins on {measure.average-price.start}; nothing before it counts.',
} as const;
