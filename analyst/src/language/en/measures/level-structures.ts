const scaleNames = { swing: 'swing scale', internal: 'internal scale' } as const;
type ScaleName = keyof typeof scaleNames;
type InvalidationShape =
  | 'below'
  | 'above'
  | 'below.short'
  | 'above.short'
  | 'none'
  | 'neutral'
  | 'unknown'
  | 'along.above'
  | 'along.below';

/** What would turn, set or continue the trend of a scale. */
function createInvalidationSentences(): Readonly<
  Record<`next-invalidation.${ScaleName}.${InvalidationShape}`, string>
> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) => {
    const id = `measure.next-invalidation.${scale}`;
    const turn = (side: string): string =>
      `A close ${side} {${id}.against.price} would turn the trend of {$symbol} at the ${name}, which is {${id}.bias}`;
    const far = `{${id}.against.distance-percent}`;
    const close = 'the last close, {measure.next-invalidation.close}';
    return [
      [`${scale}.below`, `${turn('below')}; that level lies ${far} below ${close}.`],
      [`${scale}.above`, `${turn('above')}; that level lies ${far} above ${close}.`],
      [`${scale}.below.short`, `${turn('below')}.`],
      [`${scale}.above.short`, `${turn('above')}.`],
      [
        `${scale}.none`,
        `The trend of {$symbol} at the ${name} is {${id}.bias}; no unbroken swing lies against it, so no level is known whose break would turn it.`,
      ],
      [
        `${scale}.neutral`,
        `{$symbol} has no trend at the ${name} yet; a close above {${id}.high.price} or below {${id}.low.price} would set one.`,
      ],
      [`${scale}.unknown`, `{$symbol} has no trend at the ${name} that a close could turn.`],
      [
        `${scale}.along.above`,
        `A close above {${id}.along.price} would be a break in the direction of that trend.`,
      ],
      [
        `${scale}.along.below`,
        `A close below {${id}.along.price} would be a break in the direction of that trend.`,
      ],
    ].map(([key, text]) => [`next-invalidation.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

const periodNames = {
  period: 'Over {$period},',
  day: 'On the previous day,',
  week: 'In the previous week,',
  month: 'In the previous month,',
  year: 'In the previous year,',
} as const;
type PeriodName = keyof typeof periodNames;

/** High and low of a period, and what has gone beyond them. */
function createExtremeSentences(): Readonly<
  Record<`previous-extremes.${PeriodName}${'' | '.state' | '.last' | '.position'}`, string>
> {
  const rows = Object.entries(periodNames).flatMap(([period, name]) => {
    const id = `measure.previous-extremes.${period}`;
    return [
      [
        `previous-extremes.${period}`,
        `${name} the high of {$symbol} was {${id}.high}, on {${id}.high-time}; the low was {${id}.low}, on {${id}.low-time}.`,
      ],
      [
        `previous-extremes.${period}.state`,
        `As of the last close, that high is {${id}.high-state} and that low {${id}.low-state}.`,
      ],
      [
        `previous-extremes.${period}.last`,
        'No candle has closed since, so neither of the two has been passed.',
      ],
      [
        `previous-extremes.${period}.position`,
        `The last close, {measure.previous-extremes.close} ({measure.previous-extremes.time}), stands at {${id}.position-percent} of the way from that low to that high.`,
      ],
    ];
  });
  return Object.fromEntries(rows);
}

const confluenceBodies = {
  three: '{row.first}, {row.second} and {row.third}',
  two: '{row.first} and {row.second}',
} as const;
const confluencePlaces = {
  area: 'From {row.bottom} to {row.top}: ',
  level: 'At {row.level}: ',
} as const;
const confluenceTails = {
  inside: ', around the last close.',
  above: ', {row.distance-percent} above the last close.',
  below: ', {row.distance-percent} below the last close.',
  bare: '.',
} as const;

function createConfluenceRows(): Readonly<
  Record<
    `confluence.row.${keyof typeof confluencePlaces}.${keyof typeof confluenceBodies}.${keyof typeof confluenceTails}`,
    string
  >
> {
  const rows = Object.entries(confluencePlaces).flatMap(([place, start]) =>
    Object.entries(confluenceBodies).flatMap(([body, text]) =>
      Object.entries(confluenceTails).map(([tail, end]) => [
        `confluence.row.${place}.${body}.${tail}`,
        `${start}${text}${end}`,
      ]),
    ),
  );
  return Object.fromEntries(rows);
}

/** Sentences of the measures about structures near the price. */
export const levelStructureSentences = {
  'nearest-structure.both':
    'Nearest to the last close of {$symbol}, {measure.nearest-structure.close} ({measure.nearest-structure.time}), is above it the {measure.nearest-structure.above.kind} that begins at {measure.nearest-structure.above.near}, and below it the {measure.nearest-structure.below.kind} that begins at {measure.nearest-structure.below.near}.',
  'nearest-structure.above':
    'Above the last close of {$symbol}, {measure.nearest-structure.close} ({measure.nearest-structure.time}), the nearest structure is the {measure.nearest-structure.above.kind} that begins at {measure.nearest-structure.above.near}.',
  'nearest-structure.below':
    'Below the last close of {$symbol}, {measure.nearest-structure.close} ({measure.nearest-structure.time}), the nearest structure is the {measure.nearest-structure.below.kind} that begins at {measure.nearest-structure.below.near}.',
  'nearest-structure.none':
    'No such structure that still counts lies near the last close of {$symbol}, {measure.nearest-structure.close} ({measure.nearest-structure.time}).',
  'nearest-structure.none.above':
    'No such structure that still counts lies above the last close of {$symbol}, {measure.nearest-structure.close} ({measure.nearest-structure.time}).',
  'nearest-structure.none.below':
    'No such structure that still counts lies below the last close of {$symbol}, {measure.nearest-structure.close} ({measure.nearest-structure.time}).',
  ...createInvalidationSentences(),
  'swing-levels.both':
    'The last confirmed swing high of {$symbol} is {measure.swing-levels.high.price}, of {measure.swing-levels.high.formed}; the last swing low is {measure.swing-levels.low.price}, of {measure.swing-levels.low.formed}.',
  'swing-levels.high':
    'The last confirmed swing high of {$symbol} is {measure.swing-levels.high.price}, of {measure.swing-levels.high.formed}.',
  'swing-levels.low':
    'The last confirmed swing low of {$symbol} is {measure.swing-levels.low.price}, of {measure.swing-levels.low.formed}.',
  'swing-levels.none':
    '{$symbol} has no such confirmed swing in {$period}; the last close is {measure.swing-levels.close}.',
  'swing-levels.count': 'Counted were {measure.swing-levels.count#swing} in {$period}.',
  'swing-levels.row': '{row.formed}: {row.kind} at {row.price} ({row.label}), {row.state}.',
  'swing-levels.row.broken':
    '{row.formed}: {row.kind} at {row.price} ({row.label}), broken by the close of {row.broken-time}.',
  'swing-levels.row.first': '{row.formed}: {row.kind} at {row.price}, {row.state}.',
  ...createExtremeSentences(),
  confluence:
    'Structures of different kinds overlap in {measure.confluence.count#place} near the last close of {$symbol}, {measure.confluence.close} ({measure.confluence.time}).',
  'confluence.none':
    'No structures of different kinds overlap near the last close of {$symbol}, {measure.confluence.close} ({measure.confluence.time}).',
  'confluence.searched':
    'Looked through were {measure.confluence.searched#structure} within {measure.confluence.reach-atr} ATR.',
  ...createConfluenceRows(),
} as const;
