import { intervals, type Interval } from '@vela/contracts';
import { durationMs } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import type { GatherRequest } from '../gather-facts.ts';
import { hasEnded } from '../narrator/narration.ts';

const monthMs = 30 * 86_400_000;

function getDuration(interval: Interval): number {
  return durationMs[interval] ?? monthMs;
}

/** The other intervals, those of a similar length first; with `isLongest` the longer ones last. */
function listOthers(interval: Interval, isLongest: boolean): Interval[] {
  const distance = (other: Interval): number =>
    Math.abs(Math.log(getDuration(other) / getDuration(interval)));
  const others = intervals
    .filter((other) => other !== interval)
    .toSorted((a, b) => distance(a) - distance(b));
  const isLonger = (other: Interval): boolean => getDuration(other) > getDuration(interval);
  return isLongest
    ? [...others.filter((one) => !isLonger(one)), ...others.filter(isLonger)]
    : others;
}

export type IntervalChoice = {
  /** A series that has ended counts only where all have. */
  readonly mustBeNew: boolean;
  /** A longer interval counts only where no other has market data. */
  readonly isLongest: boolean;
};

/**
 * The interval to answer on: the asked one, or the nearest that has market data where the asked
 * one would be simulated.
 */
export async function chooseRealInterval(
  gathering: GatherRequest,
  { marketData }: GatherDeps,
  { mustBeNew, isLongest }: IntervalChoice,
): Promise<Interval> {
  const { instrument, interval, limit, now } = gathering;
  let ended: Interval | undefined;
  for (const one of [interval, ...listOthers(interval, isLongest)]) {
    const isTooLong = isLongest && getDuration(one) > getDuration(interval);
    if (isTooLong && ended !== undefined) return ended;
    const asked = { instrument, interval: one, limit, now, onlyReal: true };
    const result = await marketData.getSeries(asked);
    if (result.kind === 'series') {
      if (!mustBeNew || !hasEnded(result.series.source)) return one;
      ended ??= one;
      // A file that is refused is a fault to be told, not to be passed over.
    } else if (result.refusals.some(({ reason }) => reason === 'series-refused')) break;
  }
  return ended ?? interval;
}
