import { at } from '../../candles/column.ts';
import { defineIndicator, type Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingDeviation, createRollingMean } from '../running/rolling-window.ts';
import { bollingerParameters } from './bollinger-bands.ts';

type Bands = {
  readonly close: number;
  readonly middle: number;
  readonly upper: number;
  readonly lower: number;
};

/** An indicator in its own pane derived from the Bollinger Bands; `output` names its output. */
export function createBollingerIndicator(
  {
    id,
    output,
    levels,
  }: { readonly id: string; readonly output: string; readonly levels: readonly number[] },
  figure: (bands: Bands) => number,
): Indicator {
  return defineIndicator({
    id,
    pane: 'own',
    parameters: bollingerParameters,
    outputs: [{ name: output, draw: 'line' }],
    levels,
    create({ length, deviations }) {
      const mean = createRollingMean(length);
      const deviation = createRollingDeviation(length);
      return createCandleFold(({ candles }, t) => {
        const close = at(candles.close, t);
        const middle = mean(close);
        const distance = deviations * deviation(close);
        return [figure({ close, middle, upper: middle + distance, lower: middle - distance })];
      });
    },
  });
}
