import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { type IndicatorParameters, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningDeviation, createRunningMean } from '../running/running-window.ts';
import { bollingerParameters } from './bollinger-bands.ts';

type Bands = {
  readonly close: number;
  readonly middle: number;
  readonly upper: number;
  readonly lower: number;
};

/** What is shown in an own pane of the Bollinger Bands of a candle; the name of the output is `output`. */
export function bollingerFigure(
  {
    id,
    output,
    levels,
  }: { readonly id: string; readonly output: string; readonly levels: readonly number[] },
  figure: (bands: Bands) => number,
): IndicatorDefinition {
  return {
    id,
    group: 'channel',
    pane: 'own',
    parameters: bollingerParameters,
    outputs: [{ name: output, draw: 'line' }],
    levels,
    needsVolume: false,
    create: (parameters: IndicatorParameters) => {
      const mean = createRunningMean(numberOf(parameters, 'length'));
      const deviation = createRunningDeviation(numberOf(parameters, 'length'));
      const deviations = numberOf(parameters, 'deviations');
      return perCandle(({ candles }, t) => {
        const close = at(candles.close, t);
        const middle = mean(close);
        const distance = deviations * deviation(close);
        return [figure({ close, middle, upper: middle + distance, lower: middle - distance })];
      });
    },
  };
}
