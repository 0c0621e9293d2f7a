import { withAlpha } from './chart-colours.ts';
import { PanePrimitive, type PaneSize } from './pane-primitive.ts';

/** Words drawn across the whole pane, above the candles, so that no screenshot of the chart can lose them. */
export class WatermarkPrimitive extends PanePrimitive {
  #text = '';
  #colour = 'rgb(128, 128, 128)';

  /** An empty text takes the watermark away. */
  write(text: string, colour: string): void {
    this.#text = text;
    this.#colour = colour;
    this.redraw();
  }

  protected drawBehind(): void {
    // Candles would cover the words.
  }

  protected drawAbove(context: CanvasRenderingContext2D, size: PaneSize): void {
    if (this.#text === '') return;
    const step = Math.max(150, size.height / 2.2);
    context.save();
    context.translate(size.width / 2, size.height / 2);
    context.rotate(-Math.PI / 9);
    context.font = `800 ${Math.max(18, Math.min(44, size.width / 18))}px "Inter Variable", sans-serif`;
    context.textAlign = 'center';
    context.fillStyle = withAlpha(this.#colour, 0.16);
    for (let row = -2; row <= 2; row++) context.fillText(this.#text, 0, row * step);
    context.restore();
  }
}
