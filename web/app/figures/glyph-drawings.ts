/** A candle of a small picture: open and close, and how far the wicks go beyond them. */
type GlyphCandle = readonly [open: number, close: number, wick?: number];

/** What a small picture shows: heights are 0 (bottom) to 10 (top), places are candle numbers. */
export type GlyphDrawing = {
  readonly candles: readonly GlyphCandle[];
  readonly zone?: readonly [from: number, bottom: number, top: number];
  readonly level?: readonly [from: number, to: number, height: number];
  readonly dots?: readonly (readonly [place: number, height: number])[];
  readonly line?: readonly number[];
};

const rise: readonly GlyphCandle[] = [
  [2, 3],
  [3, 2.4],
  [2.4, 4.6],
  [4.6, 4],
  [4, 6.4],
  [6.4, 5.8],
  [5.8, 8],
];
const wave: readonly GlyphCandle[] = [
  [3, 5],
  [5, 7],
  [7, 5.4],
  [5.4, 3.4],
  [3.4, 5],
  [5, 7],
  [7, 5.6],
];
const leap: readonly GlyphCandle[] = [
  [2, 2.6],
  [2.6, 2.2],
  [2.2, 6.6],
  [6.6, 7.4],
  [7.4, 6.8],
  [6.8, 5.2],
  [5.2, 6],
];

export const glyphDrawings = {
  rise: { candles: rise },
  gap: { candles: leap, zone: [2, 3, 5.6] },
  block: { candles: leap, zone: [1, 1.8, 3] },
  level: { candles: wave, level: [0, 6, 7.6] },
  band: { candles: wave, zone: [0, 2.6, 3.6] },
  break: { candles: rise, level: [1, 4, 5.2] },
  turn: { candles: [...rise.slice(2), [8, 5.4], [5.4, 2.6]], level: [2, 6, 3.6] },
  swings: {
    candles: wave,
    dots: [
      [1, 8.4],
      [3, 2],
      [5, 8.4],
    ],
  },
  sweep: { candles: [...wave.slice(0, 5), [5, 7.2, 1.9], [7, 4.6]], level: [1, 5, 8] },
  average: { candles: rise, line: [2.4, 2.6, 3, 3.5, 4.1, 4.9, 5.7] },
  momentum: { candles: [], line: [3, 5, 8, 6.4, 3.6, 2, 4.4] },
  linked: {
    candles: rise,
    level: [4, 6, 9],
    dots: [[4, 9]],
  },
  guard: {
    candles: [],
    zone: [0, 2, 6.4],
    line: [3, 4.6, 3.6, 5.4, 9, 4.8, 4],
    dots: [[4, 9]],
  },
  defect: {
    candles: [
      [3, 4],
      [4, 3.6],
      [3.6, 4.4],
      [4.4, 4.8, 3.6],
      [4.2, 4.8],
      [4.8, 4.4],
      [4.4, 5],
    ],
    dots: [[3, 9.8]],
  },
  known: { candles: rise.slice(0, 5), dots: [[4, 8.4]], level: [5, 6, 5] },
} as const satisfies Record<string, GlyphDrawing>;

export type GlyphName = keyof typeof glyphDrawings;
