import { type ChartColours, applyAlpha } from './chart-colours.ts';
import { type LabelPane, type LabelWish, placeLabels, plateHeight } from './place-labels.ts';

type LabelPen = {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  pane: LabelPane;
};

const plainFont = '500 11px "Inter Variable", sans-serif';
const litFont = '600 11px "Inter Variable", sans-serif';
const padding = 4;

/** Draws labels on plates in the background colour, so that no line crosses the text. */
export function drawLabels(
  { context, colours, pane }: LabelPen,
  wishes: readonly LabelWish[],
): void {
  context.save();
  const placed = placeLabels(wishes, pane, (wish, text) => {
    context.font = wish.lit ? litFont : plainFont;
    return context.measureText(text).width + 2 * padding;
  });
  const hasLit = placed.some(({ wish }) => wish.lit);
  context.textBaseline = 'middle';
  for (const { wish, text, left, top, width } of placed) {
    context.font = wish.lit ? litFont : plainFont;
    context.fillStyle = wish.lit ? colours.lit : applyAlpha(colours.background, 0.85);
    context.fillRect(left, top, width, plateHeight);
    context.fillStyle = wish.lit ? colours.background : hasLit ? colours.text : wish.colour;
    context.fillText(text, left + padding, top + plateHeight / 2 + 0.5);
  }
  context.restore();
}
