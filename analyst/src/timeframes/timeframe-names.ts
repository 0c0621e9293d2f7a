import { intervals, type Fact, type Interval } from '@vela/contracts';

/** Finds the timeframes that have facts, besides the chart's own, longest first. */
export function findTimeframes(facts: readonly Pick<Fact, 'id'>[]): Interval[] {
  const ids = new Set(facts.map(({ id }) => id));
  return intervals
    .filter((interval) => ids.has(`timeframe.${interval}.trend.swing.bias`))
    .toReversed();
}
