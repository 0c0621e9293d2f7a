import { at } from '../../candles/column.ts';

/** Dominant cycle: phase in degrees and smoothed period in candles. */
export type DominantCycle = { readonly phase: number; readonly period: number };

type RecentValues = {
  readonly push: (value: number) => void;
  readonly ago: (distance: number) => number;
};

/** The last seven values; 0 for missing ones. */
function createRecentValues(): RecentValues {
  const memory = new Float64Array(7);
  return {
    push(value) {
      memory.copyWithin(1, 0);
      memory[0] = value;
    },
    ago: (distance) => at(memory, distance),
  };
}

/** Ehlers's Hilbert transformer over seven values: shifts the phase by 90 degrees. */
function applyHilbertTransform({ ago }: RecentValues, gain: number): number {
  return (0.0962 * ago(0) + 0.5769 * ago(2) - 0.5769 * ago(4) - 0.0962 * ago(6)) * gain;
}

/** Limits the period to 0.67 to 1.5 times the previous one, then to 6 to 50 candles. */
function clampPeriod(period: number, previous: number): number {
  const near = Math.max(Math.min(period, 1.5 * previous), 0.67 * previous);
  return Math.max(Math.min(near, 50), 6);
}

// Values before the sequence count as 0; the filters start with the seventh price, as published.
// @see J. F. Ehlers, Rocket Science for Traders (2001)
/** Measures the dominant cycle of a price sequence by the homodyne discriminator. */
export function createDominantCycleMeter(): (price: number) => DominantCycle {
  const prices = createRecentValues();
  const smooth = createRecentValues();
  const detrended = createRecentValues();
  const inPhase = createRecentValues();
  const quadrature = createRecentValues();
  const state = {
    count: 0,
    period: 0,
    smoothPeriod: 0,
    i2: 0,
    q2: 0,
    real: 0,
    imaginary: 0,
    phase: 0,
  };

  function step(): void {
    const gain = 0.075 * state.period + 0.54;
    smooth.push((4 * prices.ago(0) + 3 * prices.ago(1) + 2 * prices.ago(2) + prices.ago(3)) / 10);
    detrended.push(applyHilbertTransform(smooth, gain));
    quadrature.push(applyHilbertTransform(detrended, gain));
    inPhase.push(detrended.ago(3));
    const i2 = 0.2 * (inPhase.ago(0) - applyHilbertTransform(quadrature, gain)) + 0.8 * state.i2;
    const q2 = 0.2 * (quadrature.ago(0) + applyHilbertTransform(inPhase, gain)) + 0.8 * state.q2;
    state.real = 0.2 * (i2 * state.i2 + q2 * state.q2) + 0.8 * state.real;
    state.imaginary = 0.2 * (i2 * state.q2 - q2 * state.i2) + 0.8 * state.imaginary;
    state.i2 = i2;
    state.q2 = q2;
    const turn = Math.atan(state.imaginary / state.real);
    const measured =
      state.imaginary !== 0 && state.real !== 0 ? (2 * Math.PI) / turn : state.period;
    state.period = 0.2 * clampPeriod(measured, state.period) + 0.8 * state.period;
    state.smoothPeriod = 0.33 * state.period + 0.67 * state.smoothPeriod;
    if (inPhase.ago(0) !== 0)
      state.phase = (Math.atan(quadrature.ago(0) / inPhase.ago(0)) * 180) / Math.PI;
  }

  return (price) => {
    prices.push(price);
    state.count += 1;
    if (state.count > 6) step();
    return { phase: state.phase, period: state.smoothPeriod };
  };
}
