import { useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartData } from '../use-chart-data.ts';
import { followChart } from './follow-chart.ts';
import { LiveSeries } from './live-series.ts';

export type LiveData = {
  /** The chart's own data, or the newest after a candle has closed. */
  readonly data: ChartData;
  readonly live: LiveSeries;
  /** While it is held, closed candles change nothing: a replay shows what was. */
  readonly hold: (isHeld: boolean) => void;
};

/**
 * Follows the series of a chart: its forming candle and, when a candle closes, its structures. A
 * chart that ends earlier than the series was, such as one of an old answer, stays as it is unless
 * it `mayCatchUp`. Without an API nothing is heard: guests have stored charts.
 */
export function useLiveData(api: Api | undefined, given: ChartData, mayCatchUp: boolean): LiveData {
  const { id } = given.analysis;
  const live = useMemo(() => new LiveSeries(id), [id]);
  const [newest, setNewest] = useState<{ readonly of: string; readonly data: ChartData }>();
  const data = newest?.of === id ? newest.data : given;
  const now = useRef({ data, isHeld: false });
  useEffect(() => {
    now.current.data = data;
  });
  useEffect(() => {
    if (api === undefined) return undefined;
    const onNewest = (next: ChartData): void => setNewest({ of: id, data: next });
    return followChart(api, live, { mayCatchUp, onNewest, now: () => now.current });
  }, [api, live, id, mayCatchUp]);
  const [hold] = useState(() => (isHeld: boolean): void => {
    now.current.isHeld = isHeld;
  });
  return { data, live, hold };
}
