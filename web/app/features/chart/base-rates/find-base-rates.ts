import { type BaseRate, findingKinds, type WireFinding } from '@vela/contracts';

/** Base rates of the finding's kind on this series: per outcome the longest horizon. */
export function findBaseRates(
  { kind, scale, label }: Pick<WireFinding, 'kind' | 'scale' | 'label'>,
  cells: readonly BaseRate[],
): BaseRate[] {
  const subject = findingKinds[kind].baseRate;
  // Base rates are counted for the previous day only, not for week or month.
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
