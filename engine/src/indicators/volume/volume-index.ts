import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * An index that starts at 1,000 and takes part in the relative change of the close only on candles whose volume compares with that of the
 * candle before as `counts` says; with its exponential average.
 */
function volumeIndex(
  id: string,
  counts: (volume: number, before: number) => boolean,
): IndicatorDefinition {
  return {
    id,
    group: 'volume',
    pane: 'own',
    parameters: [candleCount('signal', 255)],
    outputs: [
      { name: 'index', draw: 'line' },
      { name: 'signal', draw: 'line' },
    ],
    needsVolume: true,
    create(parameters) {
      const signal = createRunningEma(numberOf(parameters, 'signal'));
      let index = 1000;
      return perCandle(({ candles: { close, volume } }, t) => {
        if (counts(at(volume, t), at(volume, t - 1))) index *= at(close, t) / at(close, t - 1);
        return [index, signal(index)];
      });
    },
  };
}

/**
 * Negative volume index: moves on candles with less volume than the one before.
 * @see P. L. Dysart (1936); N. G. Fosback, Stock Market Logic (1976)
 */
export const negativeVolumeIndexIndicator = volumeIndex(
  'negative-volume-index',
  (volume, before) => volume < before,
);

/** Positive volume index: moves on candles with more volume than the one before. */
export const positiveVolumeIndexIndicator = volumeIndex(
  'positive-volume-index',
  (volume, before) => volume > before,
);
