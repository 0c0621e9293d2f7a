import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Bias, Direction, Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { Pivot, SwingScanner } from './swing.ts';

export type StructureBreak = { readonly finding: number; readonly pivot: Pivot };

export type BreakScanner = {
  step(t: number): void;
  readonly bias: Bias;
  /** The breaks that candle `t` of the last step made. */
  readonly bullish: StructureBreak | undefined;
  readonly bearish: StructureBreak | undefined;
  /** Latest break: its index in the log. */
  readonly last: number | undefined;
};

type BreakInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly swings: SwingScanner;
  /** The larger swings: a break counts only when their latest pivot of the same side exists at another price. */
  readonly outer?: SwingScanner;
};

/**
 * The first close strictly beyond the latest confirmed pivot of a side. Against the bias it is a change of character, with it (or
 * without any bias yet) a break of structure; the bias then follows it. The pivot it broke reaches the state `broken`.
 */
export function createBreakScanner({ candles, log, scale, swings, outer }: BreakInput): BreakScanner {
  const continuation = {
    bullish: toShape('break-of-structure', 'bullish', scale),
    bearish: toShape('break-of-structure', 'bearish', scale),
  };
  const reversal = { bullish: toShape('change-of-character', 'bullish', scale), bearish: toShape('change-of-character', 'bearish', scale) };
  const confirm = (pivot: Pivot, direction: Direction, t: number): StructureBreak => {
    const isWithBias = scanner.bias === direction || scanner.bias === 'neutral';
    log.reach(pivot.finding, t);
    pivot.isBroken = true;
    scanner.bias = direction;
    scanner.last = log.add((isWithBias ? continuation : reversal)[direction], pivot.formedAt, t);
    log.setZone(scanner.last, pivot.price, pivot.price);
    log.setOrigin(scanner.last, pivot.finding);
    return { finding: scanner.last, pivot };
  };
  const isBreakable = (pivot: Pivot | undefined, larger: Pivot | undefined): pivot is Pivot => {
    if (pivot === undefined || pivot.isBroken) return false;
    return outer === undefined || (larger !== undefined && larger.price !== pivot.price);
  };
  const scanner: { -readonly [Key in keyof BreakScanner]: BreakScanner[Key] } = {
    bias: 'neutral',
    bullish: undefined,
    bearish: undefined,
    last: undefined,
    step(t) {
      const close = at(candles.close, t);
      const { high, low } = swings;
      scanner.bullish = undefined;
      scanner.bearish = undefined;
      if (isBreakable(high, outer?.high) && close > high.price) scanner.bullish = confirm(high, 'bullish', t);
      if (isBreakable(low, outer?.low) && close < low.price) scanner.bearish = confirm(low, 'bearish', t);
    },
  };
  return scanner;
}
