import {
  type BaseRate,
  baseRateSubjects,
  type FindingKind,
  type WireFinding,
} from '@vela/contracts';

type Subject = BaseRate['subject'];

/** What the base rate of a kind is counted under. */
const subjectOfKind = {
  'swing-high': baseRateSubjects.swing,
  'swing-low': baseRateSubjects.swing,
  'break-of-structure': baseRateSubjects['break-of-structure'],
  'change-of-character': baseRateSubjects['change-of-character'],
  'market-structure-shift': baseRateSubjects['market-structure-shift'],
  displacement: baseRateSubjects.displacement,
  'fair-value-gap': baseRateSubjects['fair-value-gap'],
  'order-block': baseRateSubjects['order-block'],
  'equal-highs': baseRateSubjects['equal-level'],
  'equal-lows': baseRateSubjects['equal-level'],
  'liquidity-pool': baseRateSubjects['liquidity-pool'],
  'liquidity-sweep': baseRateSubjects['liquidity-sweep'],
  'support-resistance': baseRateSubjects['support-resistance'],
  'session-high': baseRateSubjects['session-level'],
  'session-low': baseRateSubjects['session-level'],
  'previous-high': baseRateSubjects['previous-day-level'],
  'previous-low': baseRateSubjects['previous-day-level'],
  'candlestick-pattern': baseRateSubjects['candlestick-pattern'],
  divergence: baseRateSubjects.divergence,
} as const satisfies Record<FindingKind, Subject>;

/** How often what happened to structures of this finding's kind on this series: of each outcome the one with the longest horizon. */
export function ratesOfFinding(
  { kind, scale, label }: Pick<WireFinding, 'kind' | 'scale' | 'label'>,
  cells: readonly BaseRate[],
): BaseRate[] {
  const subject = subjectOfKind[kind];
  // Of levels of the week and the month before nothing is counted.
  if (subject === 'previous-day-level' && label !== 'day') return [];
  const own = cells.filter(
    (cell) =>
      cell.subject === subject &&
      cell.scale === scale &&
      (cell.label === undefined || cell.label === label),
  );
  return own.filter(
    (cell) => !own.some((other) => other.outcome === cell.outcome && other.horizon > cell.horizon),
  );
}
