import { at } from '../candles/column.ts';

/** What is counted as having happened after a structure was confirmed. */
export type Outcome = 'touched' | 'filled' | 'closed-beyond' | 'holds' | 'follows';

/** Prices seen from the direction of a structure: upside down for bearish ones, so that each rule is written once, for bullish ones. */
export type SeenPrices = {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
};

/** A structure at a candle, in seen prices: its edge nearer to where price comes from, the one behind it, and the ATR(14) there. */
export type Placement = { t: number; near: number; far: number; atr: number };

/** 1: it happened. 0: it did not. -1: it was never put to the test, so it counts on neither side. */
export type Verdict = 1 | 0 | -1;

export type OutcomeRule = {
  readonly outcome: Outcome;
  /** Candles within which it has to happen, from the confirmation or, for `holds`, from the touch. */
  readonly horizon: number;
  /** Candles that must have followed the confirmation for the event to be counted at all. */
  readonly span: number;
  /** Whether the structure must point somewhere; others are seen from the side of price. */
  readonly needsDirection?: boolean;
  /** Only the candles from `t + 1` to `t + span` are looked at. */
  readonly judge: (prices: SeenPrices, placement: Placement) => Verdict;
};

/** Price reaches the near edge, be it with a wick. */
export function touchedWithin(horizon: number): OutcomeRule {
  return {
    outcome: 'touched',
    horizon,
    span: horizon,
    judge: ({ low }, { t, near }) =>
      firstAtOrBelow(low, near, { from: t + 1, to: t + horizon }) < 0 ? 0 : 1,
  };
}

/** Price reaches the far edge, be it with a wick. */
export function filledWithin(horizon: number): OutcomeRule {
  return {
    outcome: 'filled',
    horizon,
    span: horizon,
    judge: ({ low }, { t, far }) =>
      firstAtOrBelow(low, far, { from: t + 1, to: t + horizon }) < 0 ? 0 : 1,
  };
}

/** A candle closes strictly beyond the far edge. */
export function closedBeyondWithin(horizon: number): OutcomeRule {
  return {
    outcome: 'closed-beyond',
    horizon,
    span: horizon,
    judge: ({ close }, { t, far }) => {
      for (let index = t + 1; index <= t + horizon; index += 1)
        if (at(close, index) < far) return 1;
      return 0;
    },
  };
}

/**
 * After the first touch (looked for in `touchWithin` candles): price gets one ATR away from the near edge again before a candle closes
 * beyond the far one, within `horizon` candles of the touch. On the candle of the touch only its close counts, because its high may
 * lie before the touch; on later candles the high lies before the close.
 */
export function holdsWithin(horizon: number, touchWithin: number): OutcomeRule {
  return {
    outcome: 'holds',
    horizon,
    span: touchWithin + horizon,
    judge: ({ high, low, close }, { t, near, far, atr }) => {
      const touch = firstAtOrBelow(low, near, { from: t + 1, to: t + touchWithin });
      if (touch < 0) return -1;
      if (at(close, touch) < far) return 0;
      for (let index = touch + 1; index <= touch + horizon; index += 1) {
        if (at(high, index) >= near + atr) return 1;
        if (at(close, index) < far) return 0;
      }
      return 0;
    },
  };
}

/**
 * From the close of the confirmation, price gets one ATR in the direction of the structure before it gets one ATR against it. A candle
 * that reaches both counts as against: which came first is not known.
 */
export function followsWithin(horizon: number): OutcomeRule {
  return {
    outcome: 'follows',
    horizon,
    span: horizon,
    needsDirection: true,
    judge: ({ high, low, close }, { t, atr }) => {
      const start = at(close, t);
      for (let index = t + 1; index <= t + horizon; index += 1) {
        if (at(low, index) <= start - atr) return 0;
        if (at(high, index) >= start + atr) return 1;
      }
      return 0;
    },
  };
}

type Stretch = { readonly from: number; readonly to: number };

function firstAtOrBelow(low: Float64Array, level: number, { from, to }: Stretch): number {
  for (let index = from; index <= to; index += 1) if (at(low, index) <= level) return index;
  return -1;
}
