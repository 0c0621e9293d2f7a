import type { IChartApi, MouseEventParams } from 'lightweight-charts';
import type { ChartPointer, PointerListener } from './price-chart.ts';

/** Reports moves and presses of the pointer on a chart; returns the unsubscriber. */
export function listenToPointer(
  chart: IChartApi,
  { onPointer, onPick }: PointerListener,
  pointerAt: (x: number, y: number) => ChartPointer,
): () => void {
  // In the pane of an indicator y counts from that pane's own top: no structure lies there.
  const read = ({ point, paneIndex = 0 }: MouseEventParams): ChartPointer | undefined =>
    point &&
    (paneIndex === 0
      ? pointerAt(point.x, point.y)
      : { ...pointerAt(point.x, point.y), finding: undefined });
  const move = (event: MouseEventParams): void => onPointer(read(event));
  const pick = (event: MouseEventParams): void => {
    const pointer = read(event);
    if (pointer !== undefined) onPick(pointer);
  };
  chart.subscribeCrosshairMove(move);
  chart.subscribeClick(pick);
  return () => {
    chart.unsubscribeCrosshairMove(move);
    chart.unsubscribeClick(pick);
  };
}
