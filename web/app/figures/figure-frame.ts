import type { FigureCandles } from '@vela/contracts';

/** Sizes in the units of the picture's viewBox; it is drawn about one unit to the pixel. */
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

/** Candles that are missing after the candle that opened at `after`. */
export type MissingCandles = { readonly after: number; readonly count: number };

export type FrameInput = {
  readonly candles: FigureCandles;
  /** Room for so many candles, where that is more than there are. */
  readonly slots?: number | undefined;
  /** Lowest and highest price of the picture; those of the candles when not given. */
  readonly prices?: readonly [number, number] | undefined;
  readonly missing?: readonly MissingCandles[] | undefined;
  /** Lower, for several below each other. */
  readonly isCompact?: boolean | undefined;
  /** Free height above the highest price, for names. */
  readonly headroom?: number | undefined;
};

/** Where prices and candles lie in the picture. */
export type FigureFrame = {
  /** Of candles, scale and days together. */
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Distance from one candle to the next. */
  readonly step: number;
  readonly lowest: number;
  readonly highest: number;
  /** The middle of a candle by its index. */
  readonly x: (index: number) => number;
  readonly y: (price: number) => number;
  /** The left edges and widths of the places where candles are missing. */
  readonly holes: readonly { readonly left: number; readonly width: number }[];
};

const padding = 0.06;

// A hundredth of a unit is finer than any screen, and keeps the markup short.
const round = (value: number): number => Math.round(value * 100) / 100;

function priceRange({ candles, prices }: FrameInput): [number, number] {
  if (prices !== undefined) return [prices[0], prices[1]];
  const lowest = Math.min(...candles.low);
  const highest = Math.max(...candles.high);
  const room = (highest - lowest || Math.abs(highest) || 1) * padding;
  return [lowest - room, highest + room];
}

/** How many candles are missing before each candle. */
function shiftsOf({ candles, missing = [] }: FrameInput): number[] {
  return candles.openTime.map((time) =>
    missing.reduce((sum, hole) => (hole.after < time ? sum + hole.count : sum), 0),
  );
}

/** Lays a picture out: the candles evenly from left to right, the prices from bottom to top. */
export function createFrame(input: FrameInput): FigureFrame {
  const { candles, missing = [] } = input;
  const { width, left, right, top, bottom } = figureSize;
  const height = input.isCompact === true ? figureSize.compactHeight : figureSize.height;
  const [lowest, highest] = priceRange(input);
  const shifts = shiftsOf(input);
  const taken = candles.openTime.length + (shifts.at(-1) ?? 0);
  const plotRight = width - right;
  const step = (plotRight - left) / Math.max(input.slots ?? 0, taken, 1);
  const plotBottom = height - bottom;
  const highestAt = top + (input.headroom ?? 0);
  const x = (index: number): number =>
    round(left + (index + (shifts[index] ?? shifts.at(-1) ?? 0) + 0.5) * step);
  return {
    height,
    left,
    right: plotRight,
    top,
    bottom: plotBottom,
    step,
    lowest,
    highest,
    x,
    y: (price) =>
      round(plotBottom - ((price - lowest) / (highest - lowest)) * (plotBottom - highestAt)),
    holes: missing.map(({ after, count }) => ({
      left: round(x(candles.openTime.indexOf(after)) + step / 2),
      width: round(count * step),
    })),
  };
}

/** The candle that is open at a time: the last one not later, -1 before the first. */
export function candleAt(openTime: readonly number[], time: number): number {
  return openTime.findLastIndex((opened) => opened <= time);
}
