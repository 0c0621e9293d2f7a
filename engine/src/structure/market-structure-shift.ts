import type { Direction, Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { BreakScanner, StructureBreak } from './structure-break.ts';
import type { SwingScanner } from './swing.ts';

/** The latest finding of each direction that another scanner made, by its index in the log. */
type Latest = { readonly latest: Readonly<Record<Direction, number | undefined>> };

/** Sweeps by the side they speak for: a sweep of lows is bullish. */
export type LatestSweeps = Latest;

type ShiftInput = {
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly swings: SwingScanner;
  readonly breaks: BreakScanner;
  readonly displacements: Latest;
  readonly gaps: Latest;
  readonly sweeps: LatestSweeps;
};

export type ShiftScanner = {
  /** `hasBroken`: the step of the breaks said that candle `t` makes one. */
  step(t: number, hasBroken: boolean): void;
  /** Whether the next candle can confirm a shift without a break of its own. */
  readonly isWaiting: boolean;
};

/** A sweep counts as the reason for a shift that comes at most so many candles after it. */
const candlesAfterSweep = 20;

/** A change of character with a displacement in its leg: its gap may still complete with the next candle. */
type Candidate = {
  readonly broken: StructureBreak;
  readonly direction: Direction;
  readonly legStart: number;
  readonly displacement: number;
  readonly brokenAt: number;
};

/**
 * A change of character made with force: its leg, from the latest pivot of the opposite side to the break, holds a displacement and
 * a fair value gap of its direction. Where the gap completes on the candle after the break the shift is confirmed there. It names
 * the break, the displacement and the gap, and the latest sweep of the opposite side within twenty candles before the break.
 */
export function createShiftScanner({
  log,
  scale,
  swings,
  breaks,
  displacements,
  gaps,
  sweeps,
}: ShiftInput): ShiftScanner {
  const measures = ['sweptBefore'];
  const bullish = toShape({
    kind: 'market-structure-shift',
    direction: 'bullish',
    scale,
    measures,
  });
  const bearish = toShape({
    kind: 'market-structure-shift',
    direction: 'bearish',
    scale,
    measures,
  });
  let waiting: Candidate | undefined;
  /** Confirms the shift at `t` when its gap is there by now. */
  const confirm = (candidate: Candidate, t: number): boolean => {
    const { broken, direction, legStart, displacement, brokenAt } = candidate;
    const gap = latestOf(gaps, direction);
    if (gap === undefined || log.formedAt(gap) < legStart) return false;
    const shift = log.add(direction === 'bullish' ? bullish : bearish, broken.pivot.formedAt, t);
    log.setZone(shift, broken.pivot.price, broken.pivot.price);
    log.addRef(shift, broken.finding);
    log.addRef(shift, displacement);
    log.addRef(shift, gap);
    const sweep = latestOf(sweeps, direction);
    if (
      sweep === undefined ||
      log.confirmedAt(sweep) < brokenAt - candlesAfterSweep ||
      log.confirmedAt(sweep) > brokenAt
    )
      return true;
    log.addRef(shift, sweep);
    log.setMeasure(shift, 0, brokenAt - log.confirmedAt(sweep));
    return true;
  };
  const consider = (broken: StructureBreak | undefined, direction: Direction, t: number): void => {
    const opposite = direction === 'bullish' ? swings.low : swings.high;
    const displacement = latestOf(displacements, direction);
    if (
      broken === undefined ||
      !broken.isReversal ||
      opposite === undefined ||
      displacement === undefined
    )
      return;
    if (log.formedAt(displacement) < opposite.formedAt) return;
    const candidate = { broken, direction, legStart: opposite.formedAt, displacement, brokenAt: t };
    if (!confirm(candidate, t)) waiting = candidate;
  };
  return {
    get isWaiting() {
      return waiting !== undefined;
    },
    step(t, hasBroken) {
      const earlier = waiting;
      waiting = undefined;
      if (earlier !== undefined) confirm(earlier, t);
      if (!hasBroken) return;
      consider(breaks.bullish, 'bullish', t);
      consider(breaks.bearish, 'bearish', t);
    },
  };
}

// By name: looking it up by its direction is slow.
function latestOf({ latest }: Latest, direction: Direction): number | undefined {
  return direction === 'bullish' ? latest.bullish : latest.bearish;
}
