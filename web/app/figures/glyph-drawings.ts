/** A candle of a small picture: open and close, and how far the wicks go beyond them. */
type GlyphCandle = readonly [open: number, close: number, wick?: number];

/** Where the name of what is lit begins, or ends. */
type NamePlace = readonly [place: number, height: number, anchor?: 'end'];

/** What a small picture shows: heights are 0 (bottom) to 10 (top), places are candle numbers. */
export type GlyphDrawing = {
  readonly candles: readonly GlyphCandle[];
  readonly zone?: readonly [from: number, bottom: number, top: number];
  readonly level?: readonly [from: number, to: number, height: number];
  readonly dots?: readonly (readonly [place: number, height: number])[];
  readonly line?: readonly number[];
  readonly name?: NamePlace;
};

/** Candles that each open where the one before closed. */
function joinCloses(open: number, closes: readonly number[]): readonly GlyphCandle[] {
  return closes.map((close, place) => [place === 0 ? open : (closes[place - 1] ?? open), close]);
}

const rise = joinCloses(1.8, [2.8, 2.3, 3.5, 3, 4.4, 3.9, 5.3, 4.8, 6.3, 5.8, 7.2, 7.8]);
const wave = joinCloses(3.4, [4.6, 6.2, 7, 5.8, 4.4, 3.6, 4.8, 6.2, 7, 5.6, 4.6, 5.2]);
const leap = joinCloses(2.4, [2.9, 2.3, 2.8, 2.2, 5.9, 6.6, 7.4, 6.9, 7.7, 6.8, 6.2, 6.7]);
const turn = joinCloses(2.6, [4, 3.4, 5.2, 4.7, 6.6, 6, 7.8, 7.1, 5.6, 4.4, 3.2, 3.7]);
/** A high at candle 5, and what came of it later. */
const peak = joinCloses(2.4, [3.4, 3, 4.6, 5.6, 7.4, 6.2, 5, 5.6, 4.2, 3.4, 4, 3.2]);

export const glyphDrawings = {
  rise: { candles: rise },
  gap: { candles: leap, zone: [4, 3.5, 5.2], name: [11.3, 4, 'end'] },
  block: { candles: leap, zone: [3, 1.5, 3.5], name: [11.3, 2.1, 'end'] },
  level: { candles: wave, level: [1, 11.5, 7.7], name: [11.4, 8.3, 'end'] },
  band: { candles: wave, zone: [0, 2, 3.6], name: [11.3, 2.4, 'end'] },
  break: { candles: rise, level: [4, 8, 5.1], name: [8.4, 4.1] },
  turn: { candles: turn, level: [5, 9.4, 5.3], name: [3.9, 2.6] },
  swings: {
    candles: wave,
    dots: [
      [2, 8.3],
      [5, 2.3],
      [8, 8.3],
    ],
    name: [5.7, 1.9],
  },
  sweep: {
    candles: [...wave.slice(0, 8), [6.2, 7, 2], ...wave.slice(9)],
    level: [2, 9, 7.8],
    name: [9.3, 7.5],
  },
  average: {
    candles: rise,
    line: [1.6, 1.8, 2, 2.3, 2.6, 2.9, 3.3, 3.7, 4.1, 4.6, 5.1, 5.7],
    name: [8.4, 3],
  },
  momentum: {
    candles: [],
    zone: [0, 3, 7],
    line: [4, 4.6, 6, 8, 8.4, 7, 5.6, 4, 2.4, 2, 3.4, 4.4],
    name: [5.4, 8],
  },
  linked: { candles: wave, level: [8, 11.5, 8], dots: [[8, 8]], name: [11.4, 8.6, 'end'] },
  guard: {
    candles: [],
    zone: [0, 2, 6],
    line: [3, 4.2, 3.4, 4.6, 3.8, 5, 8.6, 4.6, 3.6, 4.4, 3.2, 4],
    dots: [[6, 8.6]],
    name: [6.7, 8.3],
  },
  defect: {
    candles: [
      ...joinCloses(3.4, [4.2, 3.7, 4.6, 4.1, 4.8]),
      [4.8, 5.2, 3.6],
      ...joinCloses(5.2, [4.8, 5.4, 5, 5.6, 5.2, 5.7]),
    ],
    dots: [[5, 9.3]],
    name: [5.7, 9],
  },
  known: { candles: peak, dots: [[4, 8.3]], level: [4, 11.5, 8.3], name: [11.4, 8.9, 'end'] },
} as const satisfies Record<string, GlyphDrawing>;

export type GlyphName = keyof typeof glyphDrawings;
