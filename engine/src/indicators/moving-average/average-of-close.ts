import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import type { Running } from '../running/running.ts';

type Average = {
  readonly id: string;
  /** The default. */
  readonly length: number;
  readonly minimum?: number;
  readonly create: (length: number) => Running;
};

/** A line over the prices that is a running figure of the close with one parameter, `length`; its output has the name of the indicator. */
export function averageOfClose({ id, length, minimum = 2, create }: Average): IndicatorDefinition {
  return {
    id,
    group: 'moving-average',
    pane: 'price',
    parameters: [candleCount('length', length, { minimum })],
    outputs: [{ name: id, draw: 'line' }],
    needsVolume: false,
    create(parameters) {
      const average = create(numberOf(parameters, 'length'));
      return perCandle(({ candles }, t) => [average(at(candles.close, t))]);
    },
  };
}
