import { intervals, type Fact, type Interval } from '@vela/contracts';

/** Finds the timeframes that have facts, besides the chart's own, longest first. */
export function findTimeframes(facts: readonly Pick<Fact, 'id'>[]): Interval[] {
  return intervals
    .filter((interval) => facts.some(({ id }) => id === `timeframe.${interval}.trend.swing.bias`))
    .toReversed();
}
