import type { Direction, Scale } from './finding.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';
import type { BreakScanner, StructureBreak } from './structure-break.ts';
import type { SwingScanner } from './swing.ts';

/** Latest finding of each direction from another scanner, by its index in the log. */
type Latest = { readonly latest: Readonly<Record<Direction, number | undefined>> };

/** Latest sweeps by direction: a sweep of lows is bullish. */
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
  /** `hasBroken`: candle `t` makes a break of this scale. */
  step(t: number, hasBroken: boolean): void;
  /** Whether the next candle can confirm a shift without a break of its own. */
  readonly isWaiting: boolean;
};

/** A sweep counts as the cause of a shift at most this many candles after it. */
const candlesAfterSweep = 20;

/** A change of character with a displacement in its leg; its gap may complete one candle later. */
type Candidate = {
  readonly broken: StructureBreak;
  readonly direction: Direction;
  readonly legStart: number;
  readonly displacement: number;
  readonly brokenAt: number;
};

// The leg runs from the latest pivot of the opposite side to the break. Where the gap completes on
// the candle after the break the shift is confirmed there. References: the break, the displacement,
// the gap, and the latest sweep of the opposite side within twenty candles before the break.
/** A change of character whose leg holds a displacement and a gap of its direction. */
export function createShiftScanner(input: ShiftInput): ShiftScanner {
  const { log, scale, swings, breaks, displacements, gaps, sweeps } = input;
  const { bullish, bearish } = toShiftShapes(scale);
  let waiting: Candidate | undefined;
  /** Confirms the shift at `t` if its gap exists; returns whether it did. */
  const confirm = (candidate: Candidate, t: number): boolean => {
    const { broken, direction, legStart, displacement, brokenAt } = candidate;
    const gap = getLatest(gaps, direction);
    if (gap === undefined || log.formedAt(gap) < legStart) return false;
    const shift = log.add(direction === 'bullish' ? bullish : bearish, broken.pivot.formedAt, t);
    log.setZone(shift, broken.pivot.price, broken.pivot.price);
    log.addRef(shift, broken.finding);
    log.addRef(shift, displacement);
    log.addRef(shift, gap);
    const sweep = getLatest(sweeps, direction);
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
    const displacement = getLatest(displacements, direction);
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

function toShiftShapes(scale: Scale): Readonly<Record<Direction, FindingShape>> {
  const parts = { kind: 'market-structure-shift', scale, measures: ['sweptBefore'] } as const;
  return {
    bullish: toShape({ ...parts, direction: 'bullish' }),
    bearish: toShape({ ...parts, direction: 'bearish' }),
  };
}

// By property name: a lookup by a computed key is slower.
function getLatest({ latest }: Latest, direction: Direction): number | undefined {
  return direction === 'bullish' ? latest.bullish : latest.bearish;
}
