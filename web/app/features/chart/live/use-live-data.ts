import type { TechnicalWireAnalysis } from '@vela/contracts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '../../../lib/api.ts';
import { type ChartData, toChartData } from '../use-chart-data.ts';
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
 * Follows the series of a chart: its forming candle and, when a candle closes, its structures. The
 * newest analysis goes to `onNewest`; a chart without it is of an answer, and is followed only
 * where it ends as the series did. Without an API nothing is heard: guests have stored charts.
 */
export function useLiveData(
  api: Api | undefined,
  given: ChartData,
  onNewest: ((analysis: TechnicalWireAnalysis) => void) | undefined,
): LiveData {
  const { id, instrument, interval, source } = given.analysis;
  const mayCatchUp = onNewest !== undefined;
  const name = `${instrument.symbol} ${interval} ${source.vendor} ${mayCatchUp ? '' : id}`;
  const live = useMemo(() => new LiveSeries(name), [name]);
  const [newest, setNewest] = useState<{ readonly of: string; readonly data: ChartData }>();
  const data = newest?.of === id ? newest.data : given;
  const [hold, now] = useNow({ id, data, onNewest });
  // Before the drawing, which takes longer than the answer of the server.
  useLayoutEffect(() => {
    if (api === undefined) return undefined;
    const take = (analysis: TechnicalWireAnalysis): void => {
      const { id: of, onNewest: give } = now.current;
      if (give === undefined) setNewest({ of, data: toChartData(analysis) });
      else give(analysis);
    };
    return followChart(api, live, { mayCatchUp, onNewest: take, now: () => now.current });
  }, [api, live, mayCatchUp, now]);
  return { data, live, hold };
}

type Shown = {
  readonly id: string;
  readonly data: ChartData;
  readonly onNewest: ((analysis: TechnicalWireAnalysis) => void) | undefined;
};

/** What is shown now, for what is heard later; and how to hold it. */
function useNow(shown: Shown) {
  const now = useRef({ ...shown, isHeld: false });
  useLayoutEffect(() => {
    now.current = { ...shown, isHeld: now.current.isHeld };
  });
  const [hold] = useState(() => (isHeld: boolean): void => {
    now.current = { ...now.current, isHeld };
  });
  return [hold, now] as const;
}
