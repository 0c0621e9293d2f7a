import { toLogical } from '../candle-points.ts';
import { type ChartColours, applyAlpha } from '../chart-colours.ts';
import { PanePrimitive, type PaneSize } from '../pane-primitive.ts';

/** A session to draw: indices of its first and last candle, and its long and short name. */
export type DrawnSession = {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
};

/** Candles before the library's first; candles shown, after which no session is drawn. */
type Shown = { readonly before: number; readonly count: number };
type HorizontalRange = { readonly left: number; readonly right: number };
type Placed = { readonly session: DrawnSession; readonly across: HorizontalRange };

const font = '500 10px "Inter Variable", sans-serif';
/** Height of a row of session names, in CSS pixels. */
export const sessionRowHeight = 13;
const maxRows = 2;
/** Width of the library's logo in the corner, in CSS pixels from the left. */
const logoWidth = 50;
const padding = 3;

/** Shaded sessions behind the candles, named at the bottom: one colour, told apart without it. */
export class SessionsPrimitive extends PanePrimitive {
  #sessions: readonly DrawnSession[] = [];
  readonly #shown: Shown;
  #colours: ChartColours;
  #placed: readonly Placed[] = [];
  readonly #widths = new Map<string, number>();

  /** `shown` is read at every draw. */
  constructor(colours: ChartColours, shown: Shown) {
    super();
    this.#colours = colours;
    this.#shown = shown;
  }

  show(sessions: readonly DrawnSession[]): void {
    this.#sessions = sessions;
    this.redraw();
  }

  paint(colours: ChartColours): void {
    this.#colours = colours;
    this.redraw();
  }

  #place(): readonly Placed[] {
    if (this.#sessions.length === 0) return [];
    const scale = this.attachment?.chart.timeScale();
    const range = scale?.getVisibleLogicalRange();
    const first = scale?.logicalToCoordinate(toLogical(0));
    const second = scale?.logicalToCoordinate(toLogical(1));
    if (!range || typeof first !== 'number' || typeof second !== 'number') return [];
    const { before, count } = this.#shown;
    const [from, to] = [range.from + before - 1, Math.min(range.to + before + 1, count - 1)];
    const edge = (candle: number): number => first + (candle - before - 0.5) * (second - first);
    return this.#sessions
      .filter((session) => session.to >= from && session.from <= to)
      .map((session) => ({
        session,
        across: { left: edge(session.from), right: edge(Math.min(session.to, count - 1) + 1) },
      }));
  }

  protected drawBehind(context: CanvasRenderingContext2D, { height }: PaneSize): void {
    this.#placed = this.#place();
    context.fillStyle = applyAlpha(this.#colours.text, 0.08);
    for (const { across } of this.#placed)
      context.fillRect(across.left, 0, across.right - across.left, height);
    // A line at the start separates adjacent sessions.
    context.fillStyle = applyAlpha(this.#colours.text, 0.22);
    for (const { across } of this.#placed) context.fillRect(across.left, 0, 1, height);
  }

  protected drawAbove(context: CanvasRenderingContext2D, { height }: PaneSize): void {
    if (this.#placed.length === 0) return;
    context.save();
    context.font = font;
    context.textBaseline = 'alphabetic';
    const ends: number[] = Array.from({ length: maxRows }, () => Number.NEGATIVE_INFINITY);
    for (const [index, { session, across }] of this.#placed.entries()) {
      const left = Math.max(across.left, logoWidth);
      const row = ends.findIndex((end) => end <= left);
      // A name may reach to the next session's start; a nested session is named in the row above.
      const next = this.#placed.slice(index + 1).find((other) => other.across.left >= across.right);
      const end = next?.across.left ?? across.right;
      const text = session.names.find(
        (name) => this.#measureWidth(context, name) + 2 * padding <= end - left,
      );
      if (row < 0 || text === undefined) continue;
      const width = this.#measureWidth(context, text) + 2 * padding;
      ends[row] = left + width;
      const bottom = height - row * sessionRowHeight;
      context.fillStyle = applyAlpha(this.#colours.background, 0.7);
      context.fillRect(left + 1, bottom - sessionRowHeight, width - 1, sessionRowHeight);
      context.fillStyle = this.#colours.text;
      context.fillText(text, left + padding, bottom - padding);
    }
    context.restore();
  }

  #measureWidth(context: CanvasRenderingContext2D, text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const { width } = context.measureText(text);
    this.#widths.set(text, width);
    return width;
  }
}
