import { at } from '../../candles/column.ts';
import { defineIndicator, type Indicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';

type MovingAverageOptions = {
  readonly id: string;
  /** Default length. */
  readonly length: number;
  readonly minimum?: number;
  readonly create: (length: number) => StreamingCalculation;
};

/** A price-pane indicator: one streaming calculation of the close, parameter `length`. */
export function createMovingAverageIndicator({
  id,
  length,
  minimum = 2,
  create,
}: MovingAverageOptions): Indicator {
  return defineIndicator({
    id,
    pane: 'price',
    parameters: [createCandleCountParameter('length', length, { minimum })],
    outputs: [{ name: id, draw: 'line' }],
    create(parameters) {
      const average = create(parameters.length);
      return createCandleFold(({ candles }, t) => [average(at(candles.close, t))]);
    },
  });
}
