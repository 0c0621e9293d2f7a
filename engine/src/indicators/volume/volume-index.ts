import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator, type Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

/** An index from 1,000 that follows the close's change where `counts(volume, previous volume)`. */
function createVolumeIndexIndicator(
  id: string,
  counts: (volume: number, before: number) => boolean,
): Indicator {
  return defineIndicator({
    id,
    pane: 'own',
    parameters: [createCandleCountParameter('signal', 255)],
    outputs: createOutputs('line', 'index', 'signal'),
    needsVolume: true,
    create(parameters) {
      const signal = createRunningEma(parameters.signal);
      let index = 1000;
      return createCandleFold(({ candles: { close, volume } }, t) => {
        const ratio = calculatePriceRatio(close, t, 1);
        if (counts(at(volume, t), at(volume, t - 1)) && !Number.isNaN(ratio)) index *= ratio;
        return [index, signal(index)];
      });
    },
  });
}

// @see P. L. Dysart (1936); N. G. Fosback, Stock Market Logic (1976)
/** Moves on candles with less volume than the one before. */
export const negativeVolumeIndexIndicator = createVolumeIndexIndicator(
  'negative-volume-index',
  (volume, before) => volume < before,
);

/** Positive volume index: moves on candles with more volume than the one before. */
export const positiveVolumeIndexIndicator = createVolumeIndexIndicator(
  'positive-volume-index',
  (volume, before) => volume > before,
);
