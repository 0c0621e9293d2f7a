import { intervals, type Interval } from '@vela/contracts';
import { durationMs } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import type { GatherRequest } from '../gather-facts.ts';

const monthMs = 30 * 86_400_000;

function getDuration(interval: Interval): number {
  return durationMs[interval] ?? monthMs;
}

/** The other intervals, those of a similar length first. */
function listNearest(interval: Interval): Interval[] {
  const distance = (other: Interval): number =>
    Math.abs(Math.log(getDuration(other) / getDuration(interval)));
  return intervals
    .filter((other) => other !== interval)
    .toSorted((a, b) => distance(a) - distance(b));
}

/**
 * The interval to answer on: the asked one, or the nearest that has market data where the asked
 * one would be simulated.
 */
export async function chooseRealInterval(
  { instrument, interval, limit, now }: GatherRequest,
  { marketData }: GatherDeps,
): Promise<Interval> {
  for (const one of [interval, ...listNearest(interval)]) {
    const result = await marketData.getSeries({
      instrument,
      interval: one,
      limit,
      now,
      onlyReal: true,
    });
    if (result.kind === 'series') return one;
    // A file that is refused is a fault to be told, not to be passed over.
    if (result.refusals.some(({ reason }) => reason === 'series-refused')) return interval;
  }
  return interval;
}
