import { type ChartColours, applyAlpha } from './chart-colours.ts';
import {
  type LabelPane,
  type LabelWish,
  lineHeight,
  type PlacedLabel,
  placeLabels,
  plateHeight,
} from './place-labels.ts';

type LabelPen = {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  pane: LabelPane;
};

const plainFont = '500 11px "Inter Variable", sans-serif';
const litFont = '600 11px "Inter Variable", sans-serif';
const padding = 4;

/** Whether a label stands in the lit box that it names: a plate would cover it. */
function isOverLit({ wish, top, height }: Pick<PlacedLabel, 'wish' | 'top' | 'height'>): boolean {
  const middle = top + height / 2;
  return wish.lit && middle > wish.top && middle < wish.bottom;
}

/** Draws labels on plates in the background colour, so that no line crosses the text. */
export function drawLabels(
  { context, colours, pane }: LabelPen,
  wishes: readonly LabelWish[],
): void {
  context.save();
  const placed = placeLabels(wishes, pane, (wish, text) => {
    context.font = wish.lit ? litFont : plainFont;
    const widths = text.split('\n').map((line) => context.measureText(line).width);
    return Math.max(...widths) + 2 * padding;
  });
  const hasLit = placed.some(({ wish }) => wish.lit);
  context.textBaseline = 'middle';
  for (const { wish, text, left, top, width, height } of placed) {
    context.font = wish.lit ? litFont : plainFont;
    context.fillStyle = applyAlpha(colours.background, 0.85);
    if (!isOverLit({ wish, top, height })) context.fillRect(left, top, width, height);
    context.fillStyle = wish.lit ? colours.lit : hasLit ? colours.text : wish.colour;
    for (const [index, line] of text.split('\n').entries()) {
      context.fillText(line, left + padding, top + plateHeight / 2 + 0.5 + index * lineHeight);
    }
  }
  context.restore();
}
