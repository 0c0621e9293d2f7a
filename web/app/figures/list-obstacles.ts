import type { FigureCandles } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import type { Box } from './figure-label.ts';
import type { FigureZone } from './figure-zone.ts';

/** Share of the distance between candles that a body takes. */
const bodyShare = 0.7;
/** How far the mark of a swing reaches from its candle, and to the sides. */
const markReach = 14;
const markSide = 6;

/** What a label must not cover: the bodies of candles, and the marks of swings. */
export function listObstacles(
  { open, close }: FigureCandles,
  drawn: readonly { readonly zone: FigureZone }[],
  frame: FigureFrame,
): Box[] {
  const half = (frame.step * bodyShare) / 2;
  const bodies = open.map((price, index) => {
    const ends = [frame.y(price), frame.y(close[index] ?? price)];
    const x = frame.x(index);
    return { left: x - half, right: x + half, top: Math.min(...ends), bottom: Math.max(...ends) };
  });
  const marks = drawn
    .filter(({ zone }) => zone.shape === 'mark')
    .map(({ zone: { left, right, top, bottom, direction } }) => ({
      left: left - markSide,
      right: right + markSide,
      top: direction === 'bearish' ? top - markReach : top,
      bottom: direction === 'bearish' ? bottom : bottom + markReach,
    }));
  return [...bodies, ...marks];
}
