import type { FigureCandles } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * All candles of one direction as two paths: ninety candles are four elements. Distances instead of
 * positions, since those repeat and pages get smaller.
 */
function createPaths(candles: FigureCandles, frame: FigureFrame, rises: boolean) {
  const half = Math.max(0.8, Math.min(frame.step * 0.34, 5));
  const width = round(2 * half);
  let wicks = '';
  let bodies = '';
  for (const index of candles.openTime.keys()) {
    const [open = 0, close = 0] = [candles.open[index], candles.close[index]];
    if (close >= open !== rises) continue;
    const x = frame.x(index);
    const high = round(frame.y(candles.high[index] ?? 0));
    const low = round(frame.y(candles.low[index] ?? 0));
    const top = round(frame.y(Math.max(open, close)));
    const height = round(Math.max(frame.y(Math.min(open, close)) - top, 0.8));
    wicks += `M${round(x)} ${high}v${round(top - high)}m0 ${height}V${low}`;
    bodies += `M${round(x - half)} ${top}h${width}v${height}h-${width}z`;
  }
  return { wicks, bodies };
}

/** Candles: rising ones hollow, falling ones filled, so that they differ without colour. */
export function CandleShapes({ candles, frame }: { candles: FigureCandles; frame: FigureFrame }) {
  const rising = createPaths(candles, frame, true);
  const falling = createPaths(candles, frame, false);
  return (
    <g strokeWidth="1" shapeRendering="crispEdges">
      <path d={rising.wicks} className="stroke-bull" fill="none" />
      <path d={rising.bodies} className="fill-surface stroke-bull" />
      <path d={falling.wicks} className="stroke-bear" fill="none" />
      <path d={falling.bodies} className="fill-bear stroke-bear" />
    </g>
  );
}
