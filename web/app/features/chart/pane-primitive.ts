import type {
  IPrimitivePaneView,
  ISeriesPrimitive,
  SeriesAttachedParameter,
} from 'lightweight-charts';

/** Of a pane, in CSS pixels. */
export type PaneSize = { readonly width: number; readonly height: number };

/** Something of ours that the drawing library draws on a pane, behind the candles and above them. */
export abstract class PanePrimitive implements ISeriesPrimitive {
  /** The chart and the series it is drawn with; undefined while it is with none. */
  protected attachment: SeriesAttachedParameter | undefined;
  readonly #views: readonly IPrimitivePaneView[] = [
    this.#viewOf('bottom', (context, size) => this.drawBehind(context, size)),
    this.#viewOf('top', (context, size) => this.drawAbove(context, size)),
  ];

  attached(attached: SeriesAttachedParameter): void {
    this.attachment = attached;
  }

  detached(): void {
    this.attachment = undefined;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  protected abstract drawBehind(context: CanvasRenderingContext2D, size: PaneSize): void;
  protected abstract drawAbove(context: CanvasRenderingContext2D, size: PaneSize): void;

  /** What it shows has changed. */
  protected redraw(): void {
    this.attachment?.requestUpdate();
  }

  #viewOf(
    zOrder: 'bottom' | 'top',
    draw: (context: CanvasRenderingContext2D, size: PaneSize) => void,
  ): IPrimitivePaneView {
    return {
      zOrder: () => zOrder,
      renderer: () => ({
        draw: (target) =>
          target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize)),
      }),
    };
  }
}
