import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { createFailureWatch } from './break-failure.ts';
import type { Bias, Direction, Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { Pivot, SwingScanner } from './swing.ts';

export type StructureBreak = {
  readonly finding: number;
  readonly pivot: Pivot;
  /** Against the bias before it. */
  readonly isReversal: boolean;
};

export type BreakScanner = {
  /** A swing of this scale or of the larger one was confirmed: on the candle of its confirmation, before the step. */
  renew(): void;
  step(t: number): void;
  readonly bias: Bias;
  /** Whether the last step made a break. */
  readonly hasBroken: boolean;
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
  readonly breakBy: 'close' | 'wick';
  /** The larger swings: a break counts only when their latest pivot of the same side exists at another price. */
  readonly outer?: SwingScanner;
};

/**
 * The first close (or wick, where so told) strictly beyond the latest confirmed pivot of a side. Against the bias it is a change of
 * character, with it (or without any bias yet) a break of structure; the bias then follows it. The pivot it broke reaches the state
 * `broken`; a break that price closes back through soon reaches `failed`.
 */
export function createBreakScanner({ candles, log, scale, swings, breakBy, outer }: BreakInput): BreakScanner {
  const shapes = {
    bullish: shapesOf('bullish', scale),
    bearish: shapesOf('bearish', scale),
  };
  const failures = createFailureWatch({ candles, log });
  // What breaks next: prices beyond these. NaN where nothing can be broken.
  let above = Number.NaN;
  let below = Number.NaN;
  const reachUp = (t: number): number => at(breakBy === 'close' ? candles.close : candles.high, t);
  const reachDown = (t: number): number => at(breakBy === 'close' ? candles.close : candles.low, t);
  const confirm = (pivot: Pivot, direction: Direction, t: number): StructureBreak => {
    const isReversal = scanner.bias !== direction && scanner.bias !== 'neutral';
    log.transition(pivot.finding, 'broken', { t, price: direction === 'bullish' ? reachUp(t) : reachDown(t) });
    pivot.isBroken = true;
    scanner.hasBroken = true;
    scanner.bias = direction;
    scanner.last = log.add(shapes[direction][isReversal ? 'reversal' : 'continuation'], pivot.formedAt, t);
    log.setZone(scanner.last, pivot.price, pivot.price);
    log.addRef(scanner.last, pivot.finding);
    failures.follow({ finding: scanner.last, direction, level: pivot.price, confirmedAt: t });
    return { finding: scanner.last, pivot, isReversal };
  };
  /** The price of a pivot that can be broken. */
  const breakable = (pivot: Pivot | undefined, larger: Pivot | undefined): number => {
    if (pivot === undefined || pivot.isBroken) return Number.NaN;
    return outer === undefined || (larger !== undefined && larger.price !== pivot.price) ? pivot.price : Number.NaN;
  };
  const scanner: { -readonly [Key in keyof BreakScanner]: BreakScanner[Key] } = {
    bias: 'neutral',
    hasBroken: false,
    bullish: undefined,
    bearish: undefined,
    last: undefined,
    renew() {
      above = breakable(swings.high, outer?.high);
      below = breakable(swings.low, outer?.low);
    },
    step(t) {
      failures.step(t);
      if (scanner.hasBroken) {
        scanner.hasBroken = false;
        scanner.bullish = undefined;
        scanner.bearish = undefined;
      }
      if (swings.high !== undefined && reachUp(t) > above) {
        above = Number.NaN;
        scanner.bullish = confirm(swings.high, 'bullish', t);
      }
      if (swings.low !== undefined && reachDown(t) < below) {
        below = Number.NaN;
        scanner.bearish = confirm(swings.low, 'bearish', t);
      }
    },
  };
  return scanner;
}

function shapesOf(direction: Direction, scale: Scale) {
  return {
    continuation: toShape({ kind: 'break-of-structure', direction, scale }),
    reversal: toShape({ kind: 'change-of-character', direction, scale }),
  };
}
