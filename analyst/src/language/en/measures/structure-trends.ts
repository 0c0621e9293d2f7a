const scaleNames = { swing: 'swing scale', internal: 'internal scale' } as const;
type ScaleName = keyof typeof scaleNames;
type TrendShape =
  | 'since'
  | 'none'
  | 'rose'
  | 'fell'
  | 'latest'
  | 'turn.above'
  | 'turn.below'
  | 'turn.above.short'
  | 'turn.below.short';

/** What is said of the trend of a scale. */
function createTrendSentences(): Readonly<Record<`trend.${ScaleName}.${TrendShape}`, string>> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) => {
    const id = `measure.trend.${scale}`;
    const turn = (side: string): string =>
      `A close ${side} {${id}.turn} would turn the trend of the ${name}`;
    const far = `{${id}.turn-distance-percent} ({${id}.turn-distance-atr} ATR)`;
    return [
      [
        'since',
        `The trend of {$symbol} at the ${name} is {${id}.bias}, since {${id}.since}: {${id}.age#candle} so far.`,
      ],
      ['none', `{$symbol} has no trend at the ${name}: no swing has been broken yet.`],
      ['rose', `Since that break the price rose {${id}.since.change-percent:abs}.`],
      ['fell', `Since that break the price fell {${id}.since.change-percent:abs}.`],
      [
        'latest',
        `The latest break there was a {${id}.last-direction} {${id}.last-kind}, on {${id}.last-time}.`,
      ],
      [
        'turn.above',
        `${turn('above')}; it lies ${far} above the last close, {measure.trend.close}.`,
      ],
      [
        'turn.below',
        `${turn('below')}; it lies ${far} below the last close, {measure.trend.close}.`,
      ],
      ['turn.above.short', `${turn('above')}.`],
      ['turn.below.short', `${turn('below')}.`],
    ].map(([key, text]) => [`trend.${scale}.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

/** Sentences about the trend and its past. */
export const structureTrendSentences = {
  ...createTrendSentences(),
  'trend.agree': 'Both scales agree.',
  'trend.differ':
    'The two scales disagree: the larger move and the latest point in different directions.',
  'trend-age.swing':
    'The {measure.trend-age.bias} trend of {$symbol} at the swing scale has lasted {measure.trend-age.age#candle}, since {measure.trend-age.since}.',
  'trend-age.internal':
    'The {measure.trend-age.bias} trend of {$symbol} at the internal scale has lasted {measure.trend-age.age#candle}, since {measure.trend-age.since}.',
  'trend-age.none': '{$symbol} has no trend here yet: no swing has been broken.',
  'trend-age.earlier':
    'Of {measure.trend-age.earlier#earlier trend} in the data, {measure.trend-age.shorter} lasted less long; their median (half lasted longer) is {measure.trend-age.median#candle}, the longest lasted {measure.trend-age.longest#candle}.',
  'trend-age.first': 'It is the first trend of the data, so there is none to compare it with.',
  'structure-at':
    'At the close of {measure.structure-at.from}, {measure.structure-at.close}, the trend of {$symbol} was {measure.structure-at.swing.bias} at the swing scale and {measure.structure-at.internal.bias} at the internal scale.',
  'structure-at.early':
    'Nothing can be said of {measure.structure-at.asked}: the data of {$symbol} begins on {measure.structure-at.start}.',
  'structure-at.swing':
    'The latest break known then at the swing scale was a {measure.structure-at.swing.last-direction} {measure.structure-at.swing.last-kind}, on {measure.structure-at.swing.last-time}.',
  'structure-at.internal':
    'At the internal scale it was a {measure.structure-at.internal.last-direction} {measure.structure-at.internal.last-kind}, on {measure.structure-at.internal.last-time}.',
  'structure-at.zones':
    '{measure.structure-at.gaps#open gap}, {measure.structure-at.blocks#unbroken order block} and {measure.structure-at.zones#zone} of support or resistance counted then.',
  'structure-at.rose': 'Since then the price rose {measure.structure-at.since.change-percent:abs}.',
  'structure-at.fell': 'Since then the price fell {measure.structure-at.since.change-percent:abs}.',
  'structure-at.limits': 'No later candle was used for this.',
} as const;
