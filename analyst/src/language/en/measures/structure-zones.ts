import { createStructureRows } from './structure-rows.ts';

type ZoneMeasure = 'zone-state' | 'touch-history';
type ZoneShape = 'none' | 'above' | 'below' | 'inside' | 'fill';

/** What is said of one zone. */
function createZoneSentences<Id extends ZoneMeasure>(
  id: Id,
): Readonly<Record<`${Id}.${ZoneShape}`, string>> {
  const zone = `measure.${id}.zone`;
  const own = `measure.${id}`;
  const far = `{${zone}.distance-percent}`;
  const rows = {
    none: `No such zone is found on this chart of {$symbol}; the last close is {${own}.close}.`,
    above: `It lies ${far} above the last close, {${own}.close}.`,
    below: `It lies ${far} below the last close, {${own}.close}.`,
    inside: `The last close, {${own}.close}, lies within it.`,
    fill: `The deepest candle went through {${own}.fill-percent} of its height.`,
  };
  const filled = Object.entries(rows).map(([key, text]) => [`${id}.${key}`, text]);
  return Object.fromEntries(filled);
}

/** Sentences about zones. */
export const structureZoneSentences = {
  'zone-list':
    '{$symbol} has {measure.zone-list.count#zone} that fit: {measure.zone-list.above} above the last close, {measure.zone-list.close}, {measure.zone-list.below} below it, {measure.zone-list.inside} around it.',
  'zone-list.above':
    '{$symbol} has {measure.zone-list.count#zone} that fit above the last close, {measure.zone-list.close}.',
  'zone-list.below':
    '{$symbol} has {measure.zone-list.count#zone} that fit below the last close, {measure.zone-list.close}.',
  'zone-list.all':
    'In all, {$symbol} has {measure.zone-list.count#zone} that fit; the last close is {measure.zone-list.close}.',
  'zone-list.none':
    'No such zone of {$symbol} is found here; the last close is {measure.zone-list.close}.',
  'zone-list.shown': 'Listed are {measure.zone-list.shown} of them.',
  ...createStructureRows('zone-list'),
  'zone-count':
    '{$symbol} has {measure.zone-count.count#zone} of that kind: {measure.zone-count.gaps#fair value gap}, {measure.zone-count.blocks#order block} and {measure.zone-count.zones#zone} of support or resistance.',
  'zone-count.none':
    '{$symbol} has no zone of that kind here; the last close is {measure.zone-count.close}.',
  'zone-count.place':
    '{measure.zone-count.above} of them lie above the last close, {measure.zone-count.close}, {measure.zone-count.below} below it, {measure.zone-count.inside} around it.',
  'zone-count.direction':
    'By direction: {measure.zone-count.bullish} bullish, {measure.zone-count.bearish} bearish.',
  ...createZoneSentences('zone-state'),
  'zone-state.directed':
    'The {measure.zone-state.zone.direction} {measure.zone-state.zone.kind} of {$symbol} from {measure.zone-state.zone.bottom} to {measure.zone-state.zone.top} is {measure.zone-state.zone.state}; it formed on {measure.zone-state.zone.formed}, and {measure.zone-state.zone.age#candle} have closed since it was confirmed.',
  'zone-state.area':
    'The {measure.zone-state.zone.kind} of {$symbol} from {measure.zone-state.zone.bottom} to {measure.zone-state.zone.top} is {measure.zone-state.zone.state}; it formed on {measure.zone-state.zone.formed}, and {measure.zone-state.zone.age#candle} have closed since it was confirmed.',
  'zone-state.level':
    'The {measure.zone-state.zone.kind} of {$symbol} at {measure.zone-state.zone.level} is {measure.zone-state.zone.state}; it formed on {measure.zone-state.zone.formed}, and {measure.zone-state.zone.age#candle} have closed since it was confirmed.',
  'zone-state.visits':
    'Price has come into it {measure.zone-state.visits#time}, first on {measure.zone-state.first-touch}, last on {measure.zone-state.last-touch}.',
  'zone-state.untouched': 'No candle has touched it since it was confirmed.',
  ...createZoneSentences('touch-history'),
  'touch-history.count.directed':
    'Price has come into the {measure.touch-history.zone.direction} {measure.touch-history.zone.kind} of {$symbol} from {measure.touch-history.zone.bottom} to {measure.touch-history.zone.top} {measure.touch-history.visits#time}, first on {measure.touch-history.first-touch}, last on {measure.touch-history.last-touch}.',
  'touch-history.count':
    'Price has come into the {measure.touch-history.zone.kind} of {$symbol} from {measure.touch-history.zone.bottom} to {measure.touch-history.zone.top} {measure.touch-history.visits#time}, first on {measure.touch-history.first-touch}, last on {measure.touch-history.last-touch}.',
  'touch-history.never.directed':
    'Price has not come into the {measure.touch-history.zone.direction} {measure.touch-history.zone.kind} of {$symbol} from {measure.touch-history.zone.bottom} to {measure.touch-history.zone.top} since it was confirmed.',
  'touch-history.never':
    'Price has not come into the {measure.touch-history.zone.kind} of {$symbol} from {measure.touch-history.zone.bottom} to {measure.touch-history.zone.top} since it was confirmed.',
  'touch-history.state':
    'It formed on {measure.touch-history.zone.formed}, and {measure.touch-history.zone.age#candle} have closed since it was confirmed; its state: {measure.touch-history.zone.state}.',
  'zone-state.end': 'It became {measure.zone-state.end} on {measure.zone-state.end-time}.',
  'zone-state.size':
    'It is {measure.zone-state.height} high: {measure.zone-state.height-percent} of the close or {measure.zone-state.height-atr} ATR.',
  'touch-history.row': 'From {row.from}: {row.candles#candle}.',
} as const;
