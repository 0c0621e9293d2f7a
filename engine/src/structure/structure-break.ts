import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { createFailureWatch } from './break-failure.ts';
import { createBreakSearch } from './break-search.ts';
import type { CandleQueue } from './candle-queue.ts';
import type { Bias, Direction, Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import { sides } from './pivot-finder.ts';
import type { Pivot, SwingScanner } from './swing.ts';
import { toStateCode } from './transition-log.ts';

export type StructureBreak = {
  readonly finding: number;
  readonly pivot: Pivot;
  /** Whether it is against the bias before it (change of character). */
  readonly isReversal: boolean;
};

export type BreakScanner = {
  /** Processes the appended candles; call after the swings, before the first step on one. */
  extend(): void;
  /** Whether candle `t` makes a break; call after the swings of the candle. */
  step(t: number): boolean;
  readonly breaks: CandleQueue;
  readonly bias: Bias;
  /** Breaks of the last step that returned true. */
  readonly bullish: StructureBreak | undefined;
  readonly bearish: StructureBreak | undefined;
  /** Latest break by its index in the log. */
  readonly last: number | undefined;
};

type BreakInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly swings: SwingScanner;
  readonly breakBy: 'close' | 'wick';
  /** The larger scale: a break counts only when the latest pivot there has another price. */
  readonly outer?: SwingScanner;
};

// Against the bias it is a change of character, with it (or without one yet) a break of structure;
// the bias then takes its direction. The broken pivot reaches the state `broken`; a break whose
// level price soon closes back through reaches `failed`.
/** First close (or wick, by the options) strictly beyond the latest confirmed pivot of a side. */
export function createBreakScanner({
  candles,
  log,
  scale,
  swings,
  breakBy,
  outer,
}: BreakInput): BreakScanner {
  const bullish = toBreakShapes('bullish', scale);
  const bearish = toBreakShapes('bearish', scale);
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
    log.reach(pivot.finding, broken, t);
    log.transitions.setLastPrice(at(beyond, t));
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

const broken = toStateCode('broken');

function toBreakShapes(direction: Direction, scale: Scale) {
  return {
    continuation: toShape({ kind: 'break-of-structure', direction, scale }),
    reversal: toShape({ kind: 'change-of-character', direction, scale }),
  };
}
