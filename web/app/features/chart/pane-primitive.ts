import type {
  IPrimitivePaneView,
  ISeriesPrimitive,
  SeriesAttachedParameter,
} from 'lightweight-charts';

/** Size of a pane in CSS pixels. */
export type PaneSize = { readonly width: number; readonly height: number };

/** Base class of our own drawings on a pane of the library, behind the candles and above them. */
export abstract class PanePrimitive implements ISeriesPrimitive {
  /** The chart and series it is attached to; undefined while detached. */
  protected attachment: SeriesAttachedParameter | undefined;
  readonly #views: readonly IPrimitivePaneView[] = [
    this.#createView('bottom', (context, size) => this.drawBehind(context, size)),
    this.#createView('top', (context, size) => this.drawAbove(context, size)),
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

  protected redraw(): void {
    this.attachment?.requestUpdate();
  }

  #createView(
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
