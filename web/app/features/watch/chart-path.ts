import type { Interval } from '@vela/contracts';

/** Path of the chat with a chart. */
export function toChartPath({ symbol, interval }: { symbol: string; interval: Interval }): string {
  return `/chat?${new URLSearchParams({ symbol, interval })}`;
}
