import { type ChartColours, applyAlpha } from './chart-colours.ts';
import { type LabelWish, type PaneSize, placeLabels, plateHeight } from './place-labels.ts';

type LabelPen = {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  size: PaneSize;
  near: number;
};

const plainFont = '500 10px "Inter Variable", sans-serif';
const litFont = '600 11px "Inter Variable", sans-serif';
const padding = 3;

/** Draws labels on plates in the background colour, so that no line or candle crosses the text. */
export function drawLabels(
  { context, colours, size, near }: LabelPen,
  wishes: readonly LabelWish[],
): void {
  context.save();
  const placed = placeLabels(wishes, { size, near }, (wish) => {
    context.font = wish.lit ? litFont : plainFont;
    return context.measureText(wish.text).width + 2 * padding;
  });
  context.textBaseline = 'middle';
  for (const { wish, left, top, width } of placed) {
    context.font = wish.lit ? litFont : plainFont;
    context.fillStyle = wish.lit ? colours.lit : applyAlpha(colours.background, 0.85);
    context.fillRect(left, top, width, plateHeight);
    context.fillStyle = wish.lit ? colours.background : wish.colour;
    context.fillText(wish.text, left + padding, top + plateHeight / 2 + 0.5);
  }
  context.restore();
}
