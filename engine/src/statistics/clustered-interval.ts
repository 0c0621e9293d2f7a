import { at } from '../candles/column.ts';
import { studentQuantile } from './student-t.ts';

/** How often something happened, stretch by stretch. */
export type Tally = { readonly happened: Float64Array; readonly counted: Float64Array };

export function createTally(stretches: number): Tally {
  return { happened: new Float64Array(stretches), counted: new Float64Array(stretches) };
}

/** Counts one observation made at a candle. */
export function count(tally: Tally, stretch: number, happened: number): void {
  tally.happened[stretch] = at(tally.happened, stretch) + happened;
  tally.counted[stretch] = at(tally.counted, stretch) + 1;
}

export type ShareInterval = { readonly low: number; readonly high: number };

/** A share of what was counted, and what its interval is made from. */
export type Share = {
  readonly rate: number;
  readonly n: number;
  /** How many stretches of equal weight hold as much information (Kish); what degrees of freedom are counted from. */
  readonly stretches: number;
};

/** The share over all stretches; the rate is NaN when nothing was counted. */
export function shareOf({ happened, counted }: Tally): Share {
  let sum = 0;
  let n = 0;
  let squares = 0;
  for (let stretch = 0; stretch < counted.length; stretch += 1) {
    sum += at(happened, stretch);
    n += at(counted, stretch);
    squares += at(counted, stretch) ** 2;
  }
  return { rate: sum / n, n, stretches: n === 0 ? 0 : (n * n) / squares };
}

/**
 * Interval of a share: Wilson's, for as many independent observations as have the variance that is estimated from the stretches
 * (at most twice as many as there are), and Student's quantile because that variance is an estimate itself. `missed` is the probability
 * to lie outside of it.
 */
export function shareInterval(tally: Tally, missed: number): ShareInterval {
  const share = shareOf(tally);
  const { rate, n } = share;
  const spread = rate * (1 - rate);
  const deviations = tally.counted.map(
    (counted, stretch) => (at(tally.happened, stretch) - rate * counted) / n,
  );
  const variance = clusteredVariance(deviations, share.stretches);
  // All or none: the sample says nothing of its own variance, so each stretch counts as one observation.
  const size = spread === 0 ? share.stretches : Math.min(2 * n, spread / variance);
  const quantile = quantileOf(missed, share.stretches);
  const shrink = 1 + quantile ** 2 / size;
  const centre = (rate + quantile ** 2 / (2 * size)) / shrink;
  const half = (quantile * Math.sqrt(spread / size + quantile ** 2 / (4 * size ** 2))) / shrink;
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * Interval of the difference of two shares over the same stretches, what they have in common taken into account. Its variance is never
 * taken to be smaller than that of as many independent observations with the control's rate: a small sample in which everything
 * happened would otherwise seem exact.
 */
export function differenceInterval(events: Tally, controls: Tally, missed: number): ShareInterval {
  const [event, control] = [shareOf(events), shareOf(controls)];
  const deviations = events.counted.map((counted, stretch) => {
    const ofEvents = (at(events.happened, stretch) - event.rate * counted) / event.n;
    return (
      ofEvents -
      (at(controls.happened, stretch) - control.rate * at(controls.counted, stretch)) / control.n
    );
  });
  const least = control.rate * (1 - control.rate) * (1 / event.n + 1 / control.n);
  const variance = Math.max(least, clusteredVariance(deviations, event.stretches));
  const half = quantileOf(missed, event.stretches) * Math.sqrt(variance);
  const difference = event.rate - control.rate;
  return { low: Math.max(-1, difference - half), high: Math.min(1, difference + half) };
}

/**
 * Variance of a sum of deviations per stretch, each correlated with its neighbours: the value a bootstrap of overlapping blocks of two
 * stretches tends to, in closed form (Bartlett's weights), made larger for the mean that was estimated from the same stretches.
 * @see H. R. Künsch, The jackknife and the bootstrap for general stationary observations (1989), section 3.3
 */
function clusteredVariance(deviations: Float64Array, stretches: number): number {
  let sum = 0;
  for (let stretch = 0; stretch < deviations.length; stretch += 1) {
    const deviation = at(deviations, stretch);
    sum +=
      deviation * (deviation + (stretch + 1 < deviations.length ? at(deviations, stretch + 1) : 0));
  }
  return (Math.max(0, sum) * stretches) / Math.max(1, stretches - 2);
}

/** With Bartlett's weights over one neighbour the variance is as uncertain as one of two thirds as many independent stretches. */
function quantileOf(missed: number, stretches: number): number {
  return studentQuantile(1 - missed / 2, Math.max(1, stretches / 1.5 - 1));
}
