import { applyAlpha } from './chart-colours.ts';
import { PanePrimitive, type PaneSize } from './pane-primitive.ts';

/** Text across the pane above the candles, so that every screenshot contains it. */
export class WatermarkPrimitive extends PanePrimitive {
  #text = '';
  #colour = 'rgb(128, 128, 128)';

  /** An empty text removes the watermark. */
  write(text: string, colour: string): void {
    this.#text = text;
    this.#colour = colour;
    this.redraw();
  }

  protected drawBehind(): void {
    // Nothing: candles would cover the text.
  }

  protected drawAbove(context: CanvasRenderingContext2D, size: PaneSize): void {
    if (this.#text === '') return;
    const step = Math.max(150, size.height / 2.2);
    context.save();
    context.translate(size.width / 2, size.height / 2);
    context.rotate(-Math.PI / 9);
    context.font = `800 ${Math.max(18, Math.min(44, size.width / 18))}px "Inter Variable", sans-serif`;
    context.textAlign = 'center';
    context.fillStyle = applyAlpha(this.#colour, 0.16);
    for (let row = -2; row <= 2; row++) context.fillText(this.#text, 0, row * step);
    context.restore();
  }
}
