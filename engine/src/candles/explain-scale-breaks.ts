import { isReturn, type ScaleBreak } from './scale-break.ts';

/** What a change of the scale of prices looks like. */
export type ExplainedBreak = {
  readonly at: number;
  /** How many times larger the one price is than the other, above one. */
  readonly factor: number;
  /** New shares for one old, where the factor is near a whole number and the scale stays. */
  readonly shares: number | undefined;
  /** One new share for so many old ones: prices rise. */
  readonly isReverse: boolean;
};

/** A day moves a price by as much beside a split. */
const tolerance = 0.05;
const maxShares = 20;

function findShares(factor: number): number | undefined {
  const shares = Math.round(factor);
  const isNear = Math.abs(Math.log(factor / shares)) <= tolerance;
  return shares >= 2 && shares <= maxShares && isNear ? shares : undefined;
}

/** Which of the breaks of a series look like splits, which like errors: those that are undone. */
export function explainScaleBreaks(breaks: readonly ScaleBreak[]): ExplainedBreak[] {
  return breaks.map((one, index) => {
    const isUndone = isReturn(one, breaks[index + 1]) || isReturn(breaks[index - 1], one);
    const factor = Math.max(one.ratio, 1 / one.ratio);
    return {
      at: one.at,
      factor,
      shares: isUndone ? undefined : findShares(factor),
      isReverse: one.ratio < 1,
    };
  });
}
