import type { Interval } from '@vela/contracts';

/** What a number can be about, and what tells two such things apart. */
const frameDimensions = {
  subject: [
    'close',
    'gap',
    'block',
    'resistance',
    'support',
    'point',
    'event',
    'average',
    'rsi',
    'atr',
    'adx',
    'regime',
    'control',
    'area',
    'window',
    'recent',
    'last',
    'range',
    'week',
    'month',
    'timeframes',
  ],
  place: ['above', 'below', 'inside'],
  pole: ['high', 'low'],
  scale: ['swing', 'internal'],
  edge: ['top', 'bottom', 'midpoint'],
  length: ['20', '50', '200'],
  what: ['fresh', 'bullish', 'bearish', 'rejections', 'swings', 'width', 'percentile'],
} as const;

export type FrameDimension = keyof typeof frameDimensions;
type DimensionWords = {
  readonly [Dimension in FrameDimension]: Readonly<
    Record<(typeof frameDimensions)[Dimension][number], string>
  >;
};

/** Words by which a number's own sentence says what it is: pattern sources over folded text. */
export type FrameWords = {
  readonly dimensions: DimensionWords;
  readonly intervals: Readonly<Partial<Record<Interval, string>>>;
  /** What is counted or measured, right behind a number. */
  readonly units: {
    readonly candles: string;
    /** That so many candles are an age: "92 candles ago". */
    readonly ages: string;
    /** Parts, which make a fraction of the number before them. */
    readonly parts: string;
    readonly atr: string;
    readonly money: string;
    readonly days: string;
    readonly times: string;
  };
  /** Before the count of all that a sentence tells: "all three". */
  readonly wholes: string;
  /** Things that a sentence may count as it tells them. */
  readonly counted: {
    readonly levels: string;
    readonly gaps: string;
    readonly blocks: string;
  };
  /** Words of whole numbers by what they add and what they multiply. */
  readonly numbers: {
    readonly small: Readonly<Record<string, number>>;
    readonly scales: Readonly<Record<string, number>>;
    readonly half: string;
    readonly halfPercent: string;
  };
  /** Said before a number or behind it where it is rounded: up, down, either way. */
  readonly hedges: {
    readonly below: string;
    readonly above: string;
    readonly about: string;
    readonly behind: string;
    /** What stands in the place of one that the exact value makes untrue. */
    readonly plain: string;
  };
};
