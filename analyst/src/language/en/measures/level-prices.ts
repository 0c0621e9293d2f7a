const sides = { at: 'at', above: 'above', below: 'below' } as const;
type Side = keyof typeof sides;

type IfPriceCase = 'swing' | 'internal' | 'none' | `zone.${'broken' | 'filled' | 'touched'}`;

/** The direct answer to "if it closes at, above or below a price". */
function createIfPriceSentences(): Readonly<
  Record<`if-price.${IfPriceCase}.${Side}${'' | '.plain'}`, string>
> {
  const id = 'measure.if-price';
  const edges = `{${id}.0.kind}, {${id}.0.bottom} to {${id}.0.top}`;
  const cases = {
    swing: `would be a {${id}.swing.direction} {${id}.swing.event} of the larger (swing) structure, beyond {${id}.swing.level}; that structure is {${id}.swing.bias} now`,
    internal: `would be a {${id}.internal.direction} {${id}.internal.event} of the smaller (internal) structure, beyond {${id}.internal.level}; the larger (swing) structure would stay {${id}.swing.bias}`,
    none: `would break no swing: the structure would stay {${id}.swing.bias} at the larger (swing) scale and {${id}.internal.bias} at the smaller (internal) one`,
    'zone.broken': `would break that zone (${edges})`,
    'zone.filled': `would go through the whole of that zone (${edges})`,
    'zone.touched': `would reach into that zone (${edges}) without breaking it`,
  } as const;
  const far = ` ({${id}.distance-percent} from the last close, {${id}.close}, {${id}.time})`;
  const rows = Object.entries(cases).flatMap(([name, what]) =>
    Object.entries(sides).flatMap(([side, word]) => {
      const start = `A close of {$symbol} ${word} {${id}.price}`;
      return [
        [`if-price.${name}.${side}`, `${start}${far} ${what}.`],
        [`if-price.${name}.${side}.plain`, `${start} ${what}.`],
      ];
    }),
  );
  return Object.fromEntries(rows);
}

/** How the last close of `levels-between` is named. */
const from =
  'from the last close of {$symbol}, {measure.levels-between.close} ({measure.levels-between.time}), to {measure.levels-between.price}';

/** Sentences of the measures about a typed price. */
export const levelPriceSentences = {
  'distance-to-price.above':
    '{measure.distance-to-price.price} lies {measure.distance-to-price.distance-percent} above the last close of {$symbol}, {measure.distance-to-price.close} ({measure.distance-to-price.time}): {measure.distance-to-price.difference} in price or {measure.distance-to-price.distance-atr} ATR.',
  'distance-to-price.below':
    '{measure.distance-to-price.price} lies {measure.distance-to-price.distance-percent} below the last close of {$symbol}, {measure.distance-to-price.close} ({measure.distance-to-price.time}): {measure.distance-to-price.difference} in price or {measure.distance-to-price.distance-atr} ATR.',
  'distance-to-price.above.short':
    '{measure.distance-to-price.price} lies {measure.distance-to-price.difference} above the last close of {$symbol}, {measure.distance-to-price.close} ({measure.distance-to-price.time}).',
  'distance-to-price.below.short':
    '{measure.distance-to-price.price} lies {measure.distance-to-price.difference} below the last close of {$symbol}, {measure.distance-to-price.close} ({measure.distance-to-price.time}).',
  'distance-to-price.here':
    'The last close of {$symbol} is exactly there: {measure.distance-to-price.close} ({measure.distance-to-price.time}).',
  'distance-to-price.last':
    'Price last traded there on {measure.distance-to-price.last-time}, {measure.distance-to-price.ago#candle} ago.',
  'distance-to-price.last.now': 'The last candle itself traded there.',
  'distance-to-price.last.none':
    'No candle of the data, which begins on {measure.distance-to-price.data-from}, traded there.',
  'levels-between.above': `The way ${from}, {measure.levels-between.distance-percent} up, leads through {measure.levels-between.count#structure}:`,
  'levels-between.below': `The way ${from}, {measure.levels-between.distance-percent} down, leads through {measure.levels-between.count#structure}:`,
  'levels-between': `The way ${from} leads through {measure.levels-between.count#structure}:`,
  'levels-between.none.above': `No structure that still counts lies on the way ${from}, {measure.levels-between.distance-percent} up.`,
  'levels-between.none.below': `No structure that still counts lies on the way ${from}, {measure.levels-between.distance-percent} down.`,
  'levels-between.none': `No structure that still counts lies on the way ${from}.`,
  'levels-between.gaps': '{measure.levels-between.gaps#open gap}',
  'levels-between.blocks': '{measure.levels-between.blocks#order block}',
  'levels-between.zones': '{measure.levels-between.zones#zone} of support or resistance',
  'levels-between.swings': '{measure.levels-between.swings#swing}',
  'levels-between.levels':
    '{measure.levels-between.levels#level} of earlier periods or liquidity pools',
  'levels-between.first': 'First on the way:',
  'levels-between.further': 'Further on, to the end of the way:',
  ...createIfPriceSentences(),
  'if-price.already.above':
    '{$symbol} is above {measure.if-price.price} already: the last close, {measure.if-price.close} ({measure.if-price.time}), is {measure.if-price.distance-percent} away from it. A close above it would be nothing new.',
  'if-price.already.below':
    '{$symbol} is below {measure.if-price.price} already: the last close, {measure.if-price.close} ({measure.if-price.time}), is {measure.if-price.distance-percent} away from it. A close below it would be nothing new.',
  'if-price.too.swing':
    'It would also be a {measure.if-price.swing.direction} {measure.if-price.swing.event} of the larger (swing) structure, which is {measure.if-price.swing.bias} now, beyond {measure.if-price.swing.level}.',
  'if-price.too.internal':
    'It would also be a {measure.if-price.internal.direction} {measure.if-price.internal.event} of the smaller (internal) structure, beyond {measure.if-price.internal.level}; the larger (swing) structure would stay {measure.if-price.swing.bias}.',
  'if-price.too.none':
    'It would break no swing: the structure would stay {measure.if-price.swing.bias} at the larger (swing) scale and {measure.if-price.internal.bias} at the smaller (internal) one.',
  'if-price.both':
    'The smaller (internal) structure would break too, beyond {measure.if-price.internal.level}: a {measure.if-price.internal.direction} {measure.if-price.internal.event}.',
  'if-price.count.none': 'No gap, block, zone or level would change its state.',
  'if-price.broken': 'It would break',
  'if-price.broken.some': 'It would break, among others,',
  'if-price.filled': 'It would go through the whole of',
  'if-price.filled.some': 'It would go through the whole of, among others,',
  'if-price.passed': 'It would go beyond',
  'if-price.passed.some': 'It would go beyond, among others,',
  'if-price.touched': 'It would only reach',
  'if-price.touched.some': 'It would only reach, among others,',
  'last-time-at':
    '{$symbol} last traded at {measure.last-time-at.price} on {measure.last-time-at.last-time}, {measure.last-time-at.ago#candle} ago.',
  'last-time-at.now': 'The last candle of {$symbol} itself traded at {measure.last-time-at.price}.',
  'last-time-at.none.above':
    '{$symbol} did not trade at {measure.last-time-at.price} in {$period}: the highest high was {measure.last-time-at.high}, on {measure.last-time-at.high-time}.',
  'last-time-at.none.below':
    '{$symbol} did not trade at {measure.last-time-at.price} in {$period}: the lowest low was {measure.last-time-at.low}, on {measure.last-time-at.low-time}.',
  'last-time-at.none':
    'No candle of {$symbol} in {$period} held {measure.last-time-at.price}, although prices on both sides of it were traded.',
  'last-time-at.side.above':
    '{$symbol} last closed above {measure.last-time-at.price} on {measure.last-time-at.side-time}, {measure.last-time-at.side-ago#candle} ago.',
  'last-time-at.side.below':
    '{$symbol} last closed below {measure.last-time-at.price} on {measure.last-time-at.side-time}, {measure.last-time-at.side-ago#candle} ago.',
  'last-time-at.side.above.now':
    'The last candle of {$symbol} closed above {measure.last-time-at.price}, at {measure.last-time-at.close}.',
  'last-time-at.side.below.now':
    'The last candle of {$symbol} closed below {measure.last-time-at.price}, at {measure.last-time-at.close}.',
  'last-time-at.side.above.none':
    '{$symbol} did not close above {measure.last-time-at.price} in {$period}; the highest high was {measure.last-time-at.high}, on {measure.last-time-at.high-time}.',
  'last-time-at.side.below.none':
    '{$symbol} did not close below {measure.last-time-at.price} in {$period}; the lowest low was {measure.last-time-at.low}, on {measure.last-time-at.low-time}.',
  'last-time-at.rose':
    'From that price to the last close, {measure.last-time-at.close}, it rose {measure.last-time-at.since.change-percent:abs}.',
  'last-time-at.fell':
    'From that price to the last close, {measure.last-time-at.close}, it fell {measure.last-time-at.since.change-percent:abs}.',
  'last-time-at.crossed':
    'In {$period}, {measure.last-time-at.traded#candle} of {$symbol} held {measure.last-time-at.price}, first that of {measure.last-time-at.first-time}; the close crossed it {measure.last-time-at.crossings#time}, last on {measure.last-time-at.crossed-time}.',
  'last-time-at.traded':
    'In {$period}, {measure.last-time-at.traded#candle} of {$symbol} held {measure.last-time-at.price}, first that of {measure.last-time-at.first-time}; the close never crossed it.',
  'time-above.above':
    'In {$period}, {$symbol} closed above {measure.time-above.price} on {measure.time-above.above-share} of the candles: {measure.time-above.above} of {measure.time-above.candles}.',
  'time-above.below':
    'In {$period}, {$symbol} closed below {measure.time-above.price} on {measure.time-above.below-share} of the candles: {measure.time-above.below} of {measure.time-above.candles}.',
  'time-above.rest.below':
    'Below it closed {measure.time-above.below#candle} ({measure.time-above.below-share}).',
  'time-above.rest.above':
    'Above it closed {measure.time-above.above#candle} ({measure.time-above.above-share}).',
  'time-above.run.above':
    'The last close, {measure.time-above.close}, lies above it, at the end of a run of {measure.time-above.run#candle} that began on {measure.time-above.run-from}.',
  'time-above.run.below':
    'The last close, {measure.time-above.close}, lies below it, at the end of a run of {measure.time-above.run#candle} that began on {measure.time-above.run-from}.',
  'reach-share.above':
    'From {measure.reach-share.from} to {measure.reach-share.to}, {$symbol} rose at least {measure.reach-share.distance-percent} within {measure.reach-share.horizon#candle} after {measure.reach-share.share} of its closes: {measure.reach-share.reached} of {measure.reach-share.cases}.',
  'reach-share.below':
    'From {measure.reach-share.from} to {measure.reach-share.to}, {$symbol} fell at least {measure.reach-share.distance-percent} within {measure.reach-share.horizon#candle} after {measure.reach-share.share} of its closes: {measure.reach-share.reached} of {measure.reach-share.cases}.',
  'reach-share.either':
    'From {measure.reach-share.from} to {measure.reach-share.to}, {$symbol} moved at least {measure.reach-share.distance-percent} one way or the other within {measure.reach-share.horizon#candle} after {measure.reach-share.share} of its closes: {measure.reach-share.reached} of {measure.reach-share.cases}.',
  'reach-share.few':
    'From {measure.reach-share.from} to {measure.reach-share.to}, {$symbol} has only {measure.reach-share.cases#past case} to count over {measure.reach-share.horizon#candle}; a share needs at least {measure.reach-share.least}.',
  'reach-share.price':
    'Measured from the last close, {measure.reach-share.close}, to {measure.reach-share.price}.',
  'reach-share.interval':
    'Neighbouring cases overlap: with only {measure.reach-share.separate} that do not, chance alone leaves a range of {measure.reach-share.low-share} to {measure.reach-share.high-share}.',
  'reach-share.scaled':
    'Counted in ATR instead, {measure.reach-share.distance-atr} of them, the share is {measure.reach-share.scaled-share}.',
  'reach-share.limits': 'A share of the past says nothing certain about the next case.',
  'moving-average-distance.above':
    '{$symbol} closed at {measure.moving-average-distance.close} ({measure.moving-average-distance.time}), {measure.moving-average-distance.1.distance-percent} ({measure.moving-average-distance.1.distance-atr} ATR) above its {measure.moving-average-distance.1.average}, which is at {measure.moving-average-distance.1.value}.',
  'moving-average-distance.below':
    '{$symbol} closed at {measure.moving-average-distance.close} ({measure.moving-average-distance.time}), {measure.moving-average-distance.1.distance-percent} ({measure.moving-average-distance.1.distance-atr} ATR) below its {measure.moving-average-distance.1.average}, which is at {measure.moving-average-distance.1.value}.',
  'moving-average-distance.above.short':
    '{$symbol} closed at {measure.moving-average-distance.close} ({measure.moving-average-distance.time}), above its {measure.moving-average-distance.1.average}, which is at {measure.moving-average-distance.1.value}.',
  'moving-average-distance.below.short':
    '{$symbol} closed at {measure.moving-average-distance.close} ({measure.moving-average-distance.time}), below its {measure.moving-average-distance.1.average}, which is at {measure.moving-average-distance.1.value}.',
  'moving-average-distance.here':
    'The last close of {$symbol} lies exactly at its {measure.moving-average-distance.1.average}: {measure.moving-average-distance.1.value}.',
  'moving-average-distance.none':
    '{$symbol} has too few candles here for that average, so no distance can be told; the last close is {measure.moving-average-distance.close} ({measure.moving-average-distance.time}).',
  'moving-average-distance.way':
    'Seen from the price, the way to that average is {measure.moving-average-distance.1.way-percent}.',
  'moving-average-distance.since.above':
    '{$symbol} has closed above its {measure.moving-average-distance.1.average} for {measure.moving-average-distance.1.run#candle}, since {measure.moving-average-distance.1.crossed-time}.',
  'moving-average-distance.since.below':
    '{$symbol} has closed below its {measure.moving-average-distance.1.average} for {measure.moving-average-distance.1.run#candle}, since {measure.moving-average-distance.1.crossed-time}.',
  'moving-average-distance.since.first':
    'It has closed on that side on every candle since the average is known, {measure.moving-average-distance.1.first-time}.',
  'moving-average-distance.row.above':
    'Its {row.average} is at {row.value}; the close lies {row.distance-percent} above it.',
  'moving-average-distance.row.below':
    'Its {row.average} is at {row.value}; the close lies {row.distance-percent} below it.',
} as const;
