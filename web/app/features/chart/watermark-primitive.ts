import type { IPrimitivePaneView, ISeriesPrimitive, SeriesAttachedParameter } from 'lightweight-charts';
import { withAlpha } from './chart-colours.ts';

/** Words drawn across the whole pane, above the candles, so that no screenshot of the chart can lose them. */
export class WatermarkPrimitive implements ISeriesPrimitive {
  #attached: SeriesAttachedParameter | undefined;
  #text = '';
  #colour = 'rgb(128, 128, 128)';
  readonly #views: readonly IPrimitivePaneView[];

  constructor() {
    this.#views = [
      {
        zOrder: () => 'top',
        renderer: () => ({
          draw: (target) => {
            target.useMediaCoordinateSpace(({ context, mediaSize }) => this.#draw(context, mediaSize));
          },
        }),
      },
    ];
  }

  attached(attached: SeriesAttachedParameter): void {
    this.#attached = attached;
  }

  detached(): void {
    this.#attached = undefined;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  /** An empty text takes the watermark away. */
  write(text: string, colour: string): void {
    this.#text = text;
    this.#colour = colour;
    this.#attached?.requestUpdate();
  }

  #draw(context: CanvasRenderingContext2D, size: { width: number; height: number }): void {
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
