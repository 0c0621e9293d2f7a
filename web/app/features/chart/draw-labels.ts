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
const haloWidth = 4;

/** Whether a label stands in the lit box that it names, whose fill it is read on. */
function isOverLit({ wish, top, height }: Pick<PlacedLabel, 'wish' | 'top' | 'height'>): boolean {
  const middle = top + height / 2;
  return wish.lit && middle > wish.top && middle < wish.bottom;
}

/**
 * Draws labels with a halo in the background colour, so that they are read over lines and hide none
 * of the zone that they name.
 */
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
  context.lineJoin = 'round';
  context.lineWidth = haloWidth;
  context.setLineDash([]);
  for (const { wish, text, left, top, height } of placed) {
    context.font = wish.lit ? litFont : plainFont;
    context.strokeStyle = applyAlpha(colours.background, 0.85);
    context.fillStyle = wish.lit ? colours.lit : hasLit ? colours.text : wish.colour;
    const hasHalo = !isOverLit({ wish, top, height });
    for (const [index, line] of text.split('\n').entries()) {
      const y = top + plateHeight / 2 + 0.5 + index * lineHeight;
      if (hasHalo) context.strokeText(line, left + padding, y);
      context.fillText(line, left + padding, y);
    }
  }
  context.restore();
}
