/** A stop below the prices in a rise, above them in a fall; the other one is NaN. */
export type Stop = { readonly below: number; readonly above: number };

export type BandsOfCandle = {
  readonly upper: number;
  readonly lower: number;
  readonly close: number;
  readonly previousClose: number;
  /** Which way the first candle with bands is taken to go. */
  readonly risesAtFirst: boolean;
};

/**
 * Two bands that only come nearer to the prices until a close passes them, and the side the prices are on: a close at or below the lower band
 * in a rise, or above the upper band in a fall, turns it.
 */
export function createTrailingBands(): (candle: BandsOfCandle) => Stop {
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
