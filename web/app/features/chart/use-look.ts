import { useEffect } from 'react';
import { findCandleIndex } from '../../figures/find-candle-index.ts';
import type { ChartNow } from './use-chart-screen.ts';
import type { Zone } from './zone.ts';

/** Moves to the lit findings, as far as needed, and back when the fact of a number is closed. */
export function useLook(screen: ChartNow, zones: readonly Zone[]): void {
  const { chart, shown, lit, isLooking } = screen;
  const { analysis, whole } = shown;
  useEffect(() => {
    const found = analysis.findings.filter((finding) => lit.has(finding.id));
    if (chart === undefined || found.length === 0) return;
    const toIndex = (time: number): number => Math.max(0, findCandleIndex(whole.openTime, time));
    const from = Math.min(...found.map(({ formedAt }) => toIndex(formedAt)));
    const to = Math.max(...found.map(({ confirmedAt }) => toIndex(confirmedAt)));
    const ends = zones.filter(({ id }) => lit.has(id)).map((zone) => zone.to);
    chart.lookAt({ from, to, end: Math.max(to, ...ends) });
    // A replay step must not scroll back to the lit findings.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chart, analysis.id, whole, lit]);
  useEffect(() => {
    if (!isLooking) chart?.lookBack();
  }, [chart, isLooking]);
}
