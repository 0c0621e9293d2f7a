import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

type Parabola = {
  rises: boolean;
  sar: number;
  extreme: number;
  acceleration: number;
  hasTurned: boolean;
};
type Acceleration = { readonly step: number; readonly maximum: number };

/** A new extreme of the trend speeds the parabola up. */
function follow(parabola: Parabola, extreme: number, { step, maximum }: Acceleration): void {
  const goesOn = parabola.rises ? extreme > parabola.extreme : extreme < parabola.extreme;
  if (!goesOn) return;
  parabola.extreme = extreme;
  parabola.acceleration = Math.min(parabola.acceleration + step, maximum);
}

/** The stop of candle `t`, at most as near as the extremes of the two candles before; a candle that reaches it turns the trend. */
function advance(parabola: Parabola, { high, low }: Candles, t: number): boolean {
  const { rises, sar, extreme, acceleration } = parabola;
  const next = sar + acceleration * (extreme - sar);
  const side = rises ? low : high;
  const nearest = rises ? Math.min : Math.max;
  const stop = t < 2 ? next : nearest(next, at(side, t - 1), at(side, t - 2));
  parabola.sar = stop;
  return rises ? at(low, t) < stop : at(high, t) > stop;
}

/**
 * Wilder's parabolic stop and reverse: a stop that follows the trend faster with every new extreme. Defined after the first turn: the
 * direction before that is a guess.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
 */
export const parabolicSarIndicator: IndicatorDefinition = {
  id: 'parabolic-sar',
  group: 'trend',
  pane: 'price',
  parameters: [
    factor('step', 0.02, { minimum: 0.001, maximum: 0.5 }),
    factor('maximum', 0.2, { minimum: 0.01, maximum: 1 }),
  ],
  outputs: [{ name: 'sar', draw: 'points' }],
  needsVolume: false,
  create(parameters) {
    const limits = { step: numberOf(parameters, 'step'), maximum: numberOf(parameters, 'maximum') };
    const parabola: Parabola = {
      rises: true,
      sar: Number.NaN,
      extreme: Number.NaN,
      acceleration: limits.step,
      hasTurned: false,
    };
    return perCandle(({ candles }, t) => {
      if (t === 0) {
        parabola.sar = at(candles.low, 0);
        parabola.extreme = at(candles.high, 0);
        return [];
      }
      const { hasTurned } = parabola;
      if (advance(parabola, candles, t)) {
        parabola.rises = !parabola.rises;
        parabola.hasTurned = true;
        parabola.sar = parabola.extreme;
        parabola.acceleration = limits.step;
        parabola.extreme = at(parabola.rises ? candles.high : candles.low, t);
      } else follow(parabola, at(parabola.rises ? candles.high : candles.low, t), limits);
      return [hasTurned ? parabola.sar : Number.NaN];
    });
  },
};
