const scaleNames = { swing: 'larger (swing)', internal: 'smaller (internal)' } as const;
type ScaleName = keyof typeof scaleNames;
type TrendShape = 'turn.above' | 'turn.below' | 'turn.above.short' | 'turn.below.short';

/** What would turn the trend of a scale. */
function createTurnSentences(): Readonly<Record<`trend.${ScaleName}.${TrendShape}`, string>> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) => {
    const id = `measure.trend.${scale}`;
    const turn = (side: string): string =>
      `A close ${side} {${id}.turn} would turn the ${name} trend`;
    return [
      ['above', `${turn('above')}; that is {${id}.turn-distance-percent} higher.`],
      ['below', `${turn('below')}; that is {${id}.turn-distance-percent} lower.`],
      ['above.short', `${turn('above')}.`],
      ['below.short', `${turn('below')}.`],
    ].map(([key, text]) => [`trend.${scale}.turn.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

const swing = 'measure.trend.swing';
const internal = 'measure.trend.internal';
const close = '(last close {measure.trend.close}, {measure.trend.time})';

/** Sentences about the trend and its past. */
export const structureTrendSentences = {
  ...createTurnSentences(),
  'trend.agree': `The {$interval} trend of {$symbol} is {${swing}.bias} at both scales: at the larger (swing) one since {${swing}.since}, at the smaller (internal) one since {${internal}.since} ${close}.`,
  'trend.differ': `The two scales of the {$interval} trend of {$symbol} disagree: the larger (swing) one is {${swing}.bias} since {${swing}.since}, the smaller (internal) one {${internal}.bias} since {${internal}.since} ${close}.`,
  'trend.swing': `The {$interval} trend of {$symbol} is {${swing}.bias} at the larger (swing) scale since {${swing}.since}; the smaller (internal) one has no direction yet ${close}.`,
  'trend.internal': `The {$interval} trend of {$symbol} has no direction at the larger (swing) scale yet; at the smaller (internal) one it is {${internal}.bias} since {${internal}.since} ${close}.`,
  'trend.none': `The {$interval} chart of {$symbol} has no trend yet: no swing has been broken at either scale ${close}.`,
  'trend-age.swing':
    'The {measure.trend-age.bias} trend of {$symbol} at the swing scale has lasted {measure.trend-age.age#candle}, since {measure.trend-age.since}.',
  'trend-age.internal':
    'The {measure.trend-age.bias} trend of {$symbol} at the internal scale has lasted {measure.trend-age.age#candle}, since {measure.trend-age.since}.',
  'trend-age.none': '{$symbol} has no trend here yet: no swing has been broken.',
  'trend-age.earlier':
    '{measure.trend-age.shorter} of {measure.trend-age.earlier#earlier trend} in the data ended after fewer candles; the median (half lasted longer) is {measure.trend-age.median#candle}, the longest lasted {measure.trend-age.longest#candle}.',
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
