/** Words by which the candles are known that a question counts, as patterns over folded text. */
export type CountedWords = {
  /** Names of the units that candles are counted in. */
  readonly units: Readonly<Record<'1h' | '1d' | '1w' | '1mo', string>>;
  /** What stands around a unit, "@", that makes it the candle which is counted. */
  readonly around: readonly string[];
  /** What stands around a unit, "@", whose moves are asked about: "move in a @". */
  readonly moving: readonly string[];
  /** The candle of a time: "yesterday's candle". */
  readonly candles: Readonly<Record<'1h' | '1d' | '1w' | '1mo', string>>;
};
