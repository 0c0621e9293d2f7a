import { at } from '../candles/column.ts';

/** What can be counted after the confirmation of a structure. */
export type Outcome = 'touched' | 'filled' | 'closed-beyond' | 'holds' | 'follows';

/** Prices mirrored for bearish structures, so that each rule is written once, for bullish ones. */
export type OrientedPrices = {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
};

/** In oriented prices: the edge nearer to price, the one behind it, and the ATR(14) there. */
export type Placement = { t: number; near: number; far: number; atr: number };

/** 1: happened. 0: did not happen. -1: not tested, not counted. */
export type Verdict = 1 | 0 | -1;

export type OutcomeRule = {
  readonly outcome: Outcome;
  /** Candles within which it has to happen, from the confirmation or, for `holds`, the touch on. */
  readonly horizon: number;
  /** Candles that must follow the confirmation for the event to be counted. */
  readonly span: number;
  /** Whether neutral structures are left out; else direction follows from the side of price. */
  readonly needsDirection?: boolean;
  /** Reads only the candles from `t + 1` to `t + span`. */
  readonly judge: (prices: OrientedPrices, placement: Placement) => Verdict;
};

/** Price reaches the near edge, a wick included. */
export function createTouchedRule(horizon: number): OutcomeRule {
  return {
    outcome: 'touched',
    horizon,
    span: horizon,
    judge: ({ low }, { t, near }) =>
      findFirstAtOrBelow(low, near, { from: t + 1, to: t + horizon }) < 0 ? 0 : 1,
  };
}

/** Price reaches the far edge, a wick included. */
export function createFilledRule(horizon: number): OutcomeRule {
  return {
    outcome: 'filled',
    horizon,
    span: horizon,
    judge: ({ low }, { t, far }) =>
      findFirstAtOrBelow(low, far, { from: t + 1, to: t + horizon }) < 0 ? 0 : 1,
  };
}

/** A candle closes strictly beyond the far edge. */
export function createClosedBeyondRule(horizon: number): OutcomeRule {
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

// On the candle of the touch only the close counts, because its high may precede the touch; on
// later candles the high is taken to precede the close. Both windows are in candles.
/** After the first touch: one ATR away from the near edge before a close beyond the far one. */
export function createHoldsRule(horizon: number, touchWithin: number): OutcomeRule {
  return {
    outcome: 'holds',
    horizon,
    span: touchWithin + horizon,
    judge: ({ high, low, close }, { t, near, far, atr }) => {
      const touch = findFirstAtOrBelow(low, near, { from: t + 1, to: t + touchWithin });
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

// A candle that reaches both counts as against: the order is not known.
/** From the close on, price moves one ATR in the direction before it moves one ATR against it. */
export function createFollowsRule(horizon: number): OutcomeRule {
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

type CandleRange = { readonly from: number; readonly to: number };

function findFirstAtOrBelow(low: Float64Array, level: number, { from, to }: CandleRange): number {
  for (let index = from; index <= to; index += 1) if (at(low, index) <= level) return index;
  return -1;
}
