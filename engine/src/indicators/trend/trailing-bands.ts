/** `below` the price in an uptrend, `above` it in a downtrend; the other one is NaN. */
export type TrailingStop = { readonly below: number; readonly above: number };

export type CandleBands = {
  readonly upper: number;
  readonly lower: number;
  readonly close: number;
  readonly previousClose: number;
  /** Assumed direction of the first candle with bands. */
  readonly risesAtFirst: boolean;
};

// A close at or below the lower band in an uptrend, or above the upper in a downtrend, reverses it.
/** Two bands that only move towards the price until a close crosses them, and the side it is on. */
export function createTrailingBands(): (candle: CandleBands) => TrailingStop {
  const state = { upper: Number.NaN, lower: Number.NaN, rises: false };
  return ({ upper, lower, close, previousClose, risesAtFirst }) => {
    if (Number.isNaN(upper)) return { below: Number.NaN, above: Number.NaN };
    if (Number.isNaN(state.upper)) {
      state.upper = upper;
      state.lower = lower;
      state.rises = risesAtFirst;
    }
    if (upper < state.upper || previousClose > state.upper) state.upper = upper;
    if (lower > state.lower || previousClose < state.lower) state.lower = lower;
    state.rises = close > (state.rises ? state.lower : state.upper);
    return state.rises
      ? { below: state.lower, above: Number.NaN }
      : { below: Number.NaN, above: state.upper };
  };
}
