const scaleNames = { swing: 'larger (swing)', internal: 'smaller (internal)' } as const;
type ScaleName = keyof typeof scaleNames;
type TrendShape = 'turn.above' | 'turn.below' | 'turn.above.short' | 'turn.below.short';

/** What would have turned the trend of a scale. */
function createTurnSentences(): Readonly<Record<`ended.trend.${ScaleName}.${TrendShape}`, string>> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) =>
    (['above', 'below'] as const).flatMap((side) => {
      const text = `At that time, a close ${side} {measure.trend.${scale}.turn} would have turned the ${name} trend.`;
      const key = `ended.trend.${scale}.turn.${side}`;
      return [
        [key, text],
        [`${key}.short`, text],
      ];
    }),
  );
  return Object.fromEntries(rows);
}

const swing = 'measure.trend.swing';
const internal = 'measure.trend.internal';
const end = 'At the end of the period (close {measure.trend.close}, {measure.trend.time})';

/** What is said in the past tense, where the period asked about has ended: by the sentence. */
export const endedSentences = {
  ...createTurnSentences(),
  'ended.trend.agree': `${end}, the {$interval} trend of {$symbol} was {${swing}.bias} at both scales: at the larger (swing) one since {${swing}.since}, at the smaller (internal) one since {${internal}.since}.`,
  'ended.trend.differ': `${end}, the two scales of the {$interval} trend of {$symbol} disagreed: the larger (swing) one was {${swing}.bias} since {${swing}.since}, the smaller (internal) one {${internal}.bias} since {${internal}.since}.`,
  'ended.trend.swing': `${end}, the {$interval} trend of {$symbol} was {${swing}.bias} at the larger (swing) scale since {${swing}.since}; the smaller (internal) one had no direction yet.`,
  'ended.trend.internal': `${end}, the {$interval} trend of {$symbol} had no direction at the larger (swing) scale yet; at the smaller (internal) one it was {${internal}.bias} since {${internal}.since}.`,
  'ended.drawdown.below':
    'On {measure.drawdown.to}, {$symbol} stood {measure.drawdown.now.fall-percent} below its highest close of the period: {measure.drawdown.close} after {measure.drawdown.now.peak} on {measure.drawdown.now.peak.time}, {measure.drawdown.now.days#day} earlier.',
  'ended.drawdown.at-peak':
    'The last close of the period, {measure.drawdown.close} on {measure.drawdown.to}, was its highest.',
  'ended.drawdown.longest.open':
    'The longest time {$symbol} spent below a peak lasted {measure.drawdown.longest.whole-days#day}, from {measure.drawdown.longest.peak.time} to the end of the period on {measure.drawdown.to}.',
  'ended.range-position.place':
    'At the end of the period, on {measure.range-position.to}, the close of {$symbol}, {measure.range-position.close}, stood at {measure.range-position.position} of its range, counted from the low: from {measure.range-position.low} ({measure.range-position.low.time}) to {measure.range-position.high} ({measure.range-position.high.time}).',
  'ended.range-position.between':
    'The range is that of {measure.range-position.from} to {measure.range-position.to}; that close was {measure.range-position.high.distance-percent} below its high and {measure.range-position.low.distance-percent} above its low.',
  'ended.volatility-rank.high':
    'At the end of {$period}, {$symbol} was more volatile than usual: its ATR 14, {measure.volatility-rank.atr-percent} of price, was higher than on {measure.volatility-rank.below} of the {measure.volatility-rank.history} {$interval} candles before it ({measure.volatility-rank.percentile}).',
  'ended.volatility-rank.low':
    'At the end of {$period}, {$symbol} was calmer than usual: its ATR 14, {measure.volatility-rank.atr-percent} of price, was higher than on only {measure.volatility-rank.below} of the {measure.volatility-rank.history} {$interval} candles before it ({measure.volatility-rank.percentile}).',
  'ended.volatility-rank.usual':
    'At the end of {$period}, {$symbol} was about as volatile as usual: its ATR 14, {measure.volatility-rank.atr-percent} of price, was higher than on {measure.volatility-rank.below} of the {measure.volatility-rank.history} {$interval} candles before it ({measure.volatility-rank.percentile}).',
  'ended.volatility-rank.lowest':
    'At the end of {$period}, {$symbol} was calmer than at any time in it: its ATR 14, {measure.volatility-rank.atr-percent} of price, was higher than on none of the {measure.volatility-rank.history} {$interval} candles before it.',
  'ended.average-price.above':
    'The average close of {$symbol} from {measure.average-price.from} to {measure.average-price.to} was {measure.average-price.average}; the last close of the period, {measure.average-price.close}, was {measure.average-price.average.change-percent:abs} above it.',
  'ended.average-price.below':
    'The average close of {$symbol} from {measure.average-price.from} to {measure.average-price.to} was {measure.average-price.average}; the last close of the period, {measure.average-price.close}, was {measure.average-price.average.change-percent:abs} below it.',
  'ended.average-price.price':
    'The average close of {$symbol} from {measure.average-price.from} to {measure.average-price.to} was {measure.average-price.average}; the last close of the period was {measure.average-price.close}.',
  'ended.ratio':
    'On {measure.ratio.to}, the price of {measure.ratio.first} was {measure.ratio.value} times that of {measure.ratio.second}.',
  'ended.ratio.range':
    'In that time its low was {measure.ratio.low} ({measure.ratio.low-time}), its high {measure.ratio.high} ({measure.ratio.high-time}); at the end it had covered {measure.ratio.position-percent} of the way from low to high.',
  'ended.time-above.run.above':
    'The last close of the period, {measure.time-above.close}, lay above it, at the end of a run of {measure.time-above.run#candle} that began on {measure.time-above.run-from}.',
  'ended.time-above.run.below':
    'The last close of the period, {measure.time-above.close}, lay below it, at the end of a run of {measure.time-above.run#candle} that began on {measure.time-above.run-from}.',
} as const;
