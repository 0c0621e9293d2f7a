import { analyzeTechnical, calculateBaseRates } from '@vela/engine';
import { createWalk, type WalkKind } from './walks.ts';

/** Series of one kind of walk and one length, by the first of their consecutive seeds. */
export type WalkGroup = {
  readonly kind: WalkKind;
  readonly length: number;
  readonly series: number;
  readonly firstSeed: number;
};

/** What was found in walks where there is nothing to find. */
export type FalseFinds = WalkGroup & {
  /** Series with a cell that is called distinguishable from chance. */
  readonly flagged: number;
  /** Series with a cell whose corrected interval alone excludes 0. */
  readonly excluded: number;
  /** Cells of every fifth series, and 95 % intervals of their differences that miss 0. */
  readonly cells: number;
  readonly missed: number;
};

const everyNth = 5;

export function countFalseFinds(group: WalkGroup): FalseFinds {
  let [flagged, excluded, counted, missed] = [0, 0, 0, 0];
  for (let index = 0; index < group.series; index += 1) {
    const walk = createWalk(group.kind, group.firstSeed + index, group.length);
    const analysis = analyzeTechnical(walk);
    const { cells } = calculateBaseRates(analysis);
    if (cells.some(({ isDistinguishable }) => isDistinguishable)) flagged += 1;
    if (cells.some(({ isDistinguishable, doubt }) => isDistinguishable || doubt !== undefined))
      excluded += 1;
    if (index % everyNth !== 0) continue;
    const alone = calculateBaseRates(analysis, { family: 1 }).cells;
    counted += alone.length;
    missed += alone.filter((cell) => cell.differenceLow > 0 || cell.differenceHigh < 0).length;
  }
  return { ...group, flagged, excluded, cells: counted, missed };
}

/** Probability of at least `found` successes among `trials`, each with `share`. */
export function calculateBinomialTail(found: number, trials: number, share: number): number {
  let term = (1 - share) ** trials;
  let below = 0;
  for (let successes = 0; successes < found; successes += 1) {
    below += term;
    term *= ((trials - successes) / (successes + 1)) * (share / (1 - share));
  }
  return Math.max(0, 1 - below);
}
