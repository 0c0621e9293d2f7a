import { intervals, type Fact, type Interval } from '@vela/contracts';

/** The timeframes that facts have a table of, beside the chart's own, from the longest down. */
export function timeframesOf(facts: readonly Pick<Fact, 'id'>[]): Interval[] {
  return intervals
    .filter((interval) => facts.some(({ id }) => id === `timeframe.${interval}.trend.swing.bias`))
    .toReversed();
}
