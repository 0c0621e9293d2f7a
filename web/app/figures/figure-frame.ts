import type { FigureCandles } from '@vela/contracts';

/** Sizes in units of the viewBox; one unit is about one pixel. */
export const figureSize = {
  width: 520,
  height: 320,
  compactHeight: 200,
  paneHeight: 96,
  left: 4,
  right: 62,
  top: 10,
  bottom: 24,
} as const;

/** Number of candles missing after the one that opened at `after`. */
export type MissingCandles = { readonly after: number; readonly count: number };

export type FrameInput = {
  readonly candles: FigureCandles;
  /** Number of candle places, where that is more than there are candles. */
  readonly slots?: number | undefined;
  /** Lowest and highest price of the figure; those of the candles when not given. */
  readonly prices?: readonly [number, number] | undefined;
  readonly missing?: readonly MissingCandles[] | undefined;
  /** Smaller height, for several figures below each other. */
  readonly isCompact?: boolean | undefined;
  /** Height of its own. */
  readonly height?: number | undefined;
  /** Free height above the highest price, for names. */
  readonly headroom?: number | undefined;
};

/** Coordinates of prices and candles in the figure. */
export type FigureFrame = Readonly<ReturnType<typeof createFrame>>;

const padding = 0.06;

// A hundredth of a unit is finer than any screen, and keeps the markup short.
const round = (value: number): number => Math.round(value * 100) / 100;

function calculatePriceRange({ candles, prices }: FrameInput): [number, number] {
  if (prices !== undefined) return [prices[0], prices[1]];
  const lowest = Math.min(...candles.low);
  const highest = Math.max(...candles.high);
  const room = (highest - lowest || Math.abs(highest) || 1) * padding;
  return [lowest - room, highest + room];
}

function countMissingBefore({ candles, missing = [] }: FrameInput): number[] {
  return candles.openTime.map((time) =>
    missing.reduce((sum, hole) => (hole.after < time ? sum + hole.count : sum), 0),
  );
}

/** Creates the layout of a figure: candles evenly from left to right, prices from bottom to top. */
export function createFrame(input: FrameInput) {
  const { candles, missing = [] } = input;
  const { width, left, right, top, bottom } = figureSize;
  const usual = input.isCompact === true ? figureSize.compactHeight : figureSize.height;
  const height = input.height ?? usual;
  const [lowest, highest] = calculatePriceRange(input);
  const shifts = countMissingBefore(input);
  const taken = candles.openTime.length + (shifts.at(-1) ?? 0);
  const plotRight = width - right;
  const step = (plotRight - left) / Math.max(input.slots ?? 0, taken, 1);
  const plotBottom = height - bottom;
  const highestAt = top + (input.headroom ?? 0);
  const x = (index: number): number =>
    round(left + (index + (shifts[index] ?? shifts.at(-1) ?? 0) + 0.5) * step);
  return {
    /** Total height of candles, scale and time labels. */
    height,
    left,
    right: plotRight,
    top,
    bottom: plotBottom,
    /** Distance from one candle to the next. */
    step,
    lowest,
    highest,
    /** Centre x of a candle by its index. */
    x,
    y: (price: number): number =>
      round(plotBottom - ((price - lowest) / (highest - lowest)) * (plotBottom - highestAt)),
    holes: missing.map(({ after, count }) => ({
      left: round(x(candles.openTime.indexOf(after)) + step / 2),
      width: round(count * step),
    })),
  };
}
