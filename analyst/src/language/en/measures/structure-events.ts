const listIds = ['events', 'divergences', 'patterns'] as const;
type ListId = (typeof listIds)[number];
type ListShape =
  | 'last'
  | 'last.plain'
  | 'first'
  | 'first.plain'
  | 'chosen'
  | 'chosen.plain'
  | 'none'
  | 'count'
  | 'count.asked'
  | 'earlier'
  | 'later'
  | 'rose'
  | 'fell'
  | 'row.scale'
  | 'row.label'
  | 'row.label.plain'
  | 'row'
  | 'row.plain';

/** What is said of a list of events: the first of it, the count, then the others. */
function createEventSentences(): Readonly<Record<`${ListId}.${ListShape}`, string>> {
  const rows = listIds.flatMap((list) => {
    const id = `measure.${list}`;
    const name = list === 'events' ? `{${id}.1.kind}` : `{${id}.1.label}`;
    const when = `on {${id}.1.time}, {${id}.1.age#candle} ago, at a close of {${id}.1.close}`;
    return Object.entries({
      last: `The last ${name} of {$symbol} was {${id}.1.direction}, ${when}.`,
      'last.plain': `The last ${name} of {$symbol} was ${when}.`,
      first: `The first ${name} of {$symbol} was {${id}.1.direction}, ${when}.`,
      'first.plain': `The first ${name} of {$symbol} was ${when}.`,
      chosen: `That ${name} of {$symbol} was {${id}.1.direction}, ${when}.`,
      'chosen.plain': `That ${name} of {$symbol} was ${when}.`,
      none: `Nothing of that kind was confirmed on {$symbol} in {$period}; the last close is {${id}.close}.`,
      count: `In {$period} there were {${id}.count#such event}: {${id}.bullish} bullish, {${id}.bearish} bearish.`,
      'count.asked': `In {$period} there were {${id}.count#such event}.`,
      rose: `Since then the price rose {${id}.1.since.change-percent:abs}.`,
      fell: `Since then the price fell {${id}.1.since.change-percent:abs}.`,
      earlier: 'Before that:',
      later: 'After that:',
      'row.scale': '{row.time} ({row.direction} {row.kind}, {row.scale}, close {row.close})',
      'row.label': '{row.time} ({row.direction}, {row.label}, close {row.close})',
      'row.label.plain': '{row.time} ({row.label}, close {row.close})',
      row: '{row.time} ({row.direction} {row.kind}, close {row.close})',
      'row.plain': '{row.time} ({row.kind}, close {row.close})',
    }).map(([key, text]) => [`${list}.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

/** Sentences about events. */
export const structureEventSentences = {
  ...createEventSentences(),
  'event-count.filled':
    'In {$period}, {measure.event-count.filled} structures of {$symbol} of this kind ({measure.event-count.kind}) were filled:',
  'event-count.filled.one':
    'In {$period}, {measure.event-count.filled} structure of {$symbol} of this kind ({measure.event-count.kind}) was filled, on {measure.event-count.last-time}.',
  'event-count.filled.none':
    'In {$period}, {measure.event-count.filled} structures of {$symbol} of this kind ({measure.event-count.kind}) were filled.',
  'event-count.broken':
    'In {$period}, {measure.event-count.broken} structures of {$symbol} of this kind ({measure.event-count.kind}) were broken:',
  'event-count.broken.one':
    'In {$period}, {measure.event-count.broken} structure of {$symbol} of this kind ({measure.event-count.kind}) was broken, on {measure.event-count.last-time}.',
  'event-count.broken.none':
    'In {$period}, {measure.event-count.broken} structures of {$symbol} of this kind ({measure.event-count.kind}) were broken.',
  'event-count.ended-times':
    'The first came to it on {measure.event-count.first-time}, the last on {measure.event-count.last-time}; they may have formed before.',
  'event-count.kind':
    'In {$period}, {$symbol} had {measure.event-count.count#event} of this kind ({measure.event-count.kind}):',
  'event-count':
    'In {$period}, {$symbol} had {measure.event-count.count#break} of structure or changes of character:',
  'event-count.bullish': '{measure.event-count.bullish} bullish',
  'event-count.bearish': '{measure.event-count.bearish} bearish',
  'event-count.undirected':
    'In {$period}, {$symbol} had {measure.event-count.count#event} of this kind.',
  'event-count.none': 'In {$period}, nothing of that kind was confirmed on {$symbol}.',
  'event-count.one.bullish.kind':
    'In {$period}, {$symbol} had {measure.event-count.count} event of this kind ({measure.event-count.kind}): a bullish one, confirmed on {measure.event-count.last-time}.',
  'event-count.one.bullish':
    'In {$period}, {$symbol} had {measure.event-count.count} break of structure or change of character: a bullish one, confirmed on {measure.event-count.last-time}.',
  'event-count.one.bearish.kind':
    'In {$period}, {$symbol} had {measure.event-count.count} event of this kind ({measure.event-count.kind}): a bearish one, confirmed on {measure.event-count.last-time}.',
  'event-count.one.bearish':
    'In {$period}, {$symbol} had {measure.event-count.count} break of structure or change of character: a bearish one, confirmed on {measure.event-count.last-time}.',
  'event-count.times':
    'The first was confirmed on {measure.event-count.first-time}, the last on {measure.event-count.last-time}.',
} as const;
