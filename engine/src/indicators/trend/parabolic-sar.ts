import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

type Parabola = {
  rises: boolean;
  sar: number;
  extreme: number;
  acceleration: number;
  hasTurned: boolean;
};
type Acceleration = { readonly step: number; readonly maximum: number };

/** Accelerates the stop when the trend makes a new extreme. */
function updateExtreme(parabola: Parabola, extreme: number, { step, maximum }: Acceleration): void {
  const goesOn = parabola.rises ? extreme > parabola.extreme : extreme < parabola.extreme;
  if (!goesOn) return;
  parabola.extreme = extreme;
  parabola.acceleration = Math.min(parabola.acceleration + step, maximum);
}

/** The two candles before limit the stop. Returns whether the candle crosses it: a reversal. */
function moveStop(parabola: Parabola, { high, low }: Candles, t: number): boolean {
  const { rises, sar, extreme, acceleration } = parabola;
  const next = sar + acceleration * (extreme - sar);
  const side = rises ? low : high;
  const nearest = rises ? Math.min : Math.max;
  const stop = t < 2 ? next : nearest(next, at(side, t - 1), at(side, t - 2));
  parabola.sar = stop;
  return rises ? at(low, t) < stop : at(high, t) > stop;
}

// Defined after the first reversal, because the initial direction is a guess.
// @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
/** Parabolic stop and reverse: accelerates with every new extreme of the trend. */
export const parabolicSarIndicator = defineIndicator({
  id: 'parabolic-sar',
  pane: 'price',
  parameters: [
    createNumberParameter('step', 0.02, { minimum: 0.001, maximum: 0.5 }),
    createNumberParameter('maximum', 0.2, { minimum: 0.01, maximum: 1 }),
  ],
  outputs: [{ name: 'sar', draw: 'points' }],
  create({ step, maximum }) {
    const limits = {
      step: step,
      maximum: maximum,
    };
    const parabola: Parabola = {
      rises: true,
      sar: Number.NaN,
      extreme: Number.NaN,
      acceleration: limits.step,
      hasTurned: false,
    };
    return createCandleFold(({ candles }, t) => {
      if (t === 0) {
        parabola.sar = at(candles.low, 0);
        parabola.extreme = at(candles.high, 0);
        return [];
      }
      const { hasTurned } = parabola;
      if (moveStop(parabola, candles, t)) {
        parabola.rises = !parabola.rises;
        parabola.hasTurned = true;
        parabola.sar = parabola.extreme;
        parabola.acceleration = limits.step;
        parabola.extreme = at(parabola.rises ? candles.high : candles.low, t);
      } else updateExtreme(parabola, at(parabola.rises ? candles.high : candles.low, t), limits);
      return [hasTurned ? parabola.sar : Number.NaN];
    });
  },
});
