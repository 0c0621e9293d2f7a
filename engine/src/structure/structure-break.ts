import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { createFailureWatch } from './break-failure.ts';
import { createBreakSearch } from './break-search.ts';
import type { CandleQueue } from './candle-queue.ts';
import type { Bias, Direction, Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import { sides } from './pivot-finder.ts';
import type { Pivot, SwingScanner } from './swing.ts';
import { codeOf } from './transition-log.ts';

export type StructureBreak = {
  readonly finding: number;
  readonly pivot: Pivot;
  /** Against the bias before it. */
  readonly isReversal: boolean;
};

export type BreakScanner = {
  /** Takes in the candles that were added; after the swings, before the first step on one of them. */
  extend(): void;
  /** Whether candle `t` makes a break; after the swings of the candle. */
  step(t: number): boolean;
  /** The candles that make breaks. */
  readonly breaks: CandleQueue;
  readonly bias: Bias;
  /** The breaks that the last step that said so made. */
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
export function createBreakScanner({
  candles,
  log,
  scale,
  swings,
  breakBy,
  outer,
}: BreakInput): BreakScanner {
  const bullish = shapesOf('bullish', scale);
  const bearish = shapesOf('bearish', scale);
  const failures = createFailureWatch({ candles, log });
  const search = createBreakSearch({
    candles,
    pivots: swings.pivots,
    breakBy,
    outer: outer?.pivots,
  });
  const confirm = (pivot: Pivot, direction: Direction, t: number): StructureBreak => {
    const isBullish = direction === 'bullish';
    const isReversal = scanner.bias !== direction && scanner.bias !== 'neutral';
    const beyond = breakBy === 'close' ? candles.close : isBullish ? candles.high : candles.low;
    log.transitionTo(pivot.finding, broken, { t, price: at(beyond, t) });
    pivot.isBroken = true;
    const shapes = isBullish ? bullish : bearish;
    const finding = log.add(isReversal ? shapes.reversal : shapes.continuation, pivot.formedAt, t);
    log.setZone(finding, pivot.price, pivot.price);
    log.addRef(finding, pivot.finding);
    failures.follow({ finding, direction, level: pivot.price, confirmedAt: t });
    scanner.bias = direction;
    scanner.last = finding;
    return { finding, pivot, isReversal };
  };
  const { breaks } = search;
  const scanner: { -readonly [Key in keyof BreakScanner]: BreakScanner[Key] } = {
    breaks,
    bias: 'neutral',
    bullish: undefined,
    bearish: undefined,
    last: undefined,
    extend() {
      search.extend();
      failures.extend();
    },
    step(t) {
      if (breaks.nextAt !== t) return false;
      const { high, low } = swings;
      const found = breaks.take();
      scanner.bullish =
        high === undefined || (found & sides.high) === 0 ? undefined : confirm(high, 'bullish', t);
      scanner.bearish =
        low === undefined || (found & sides.low) === 0 ? undefined : confirm(low, 'bearish', t);
      return true;
    },
  };
  return scanner;
}

const broken = codeOf('broken');

function shapesOf(direction: Direction, scale: Scale) {
  return {
    continuation: toShape({ kind: 'break-of-structure', direction, scale }),
    reversal: toShape({ kind: 'change-of-character', direction, scale }),
  };
}
