import { type ArtefactKind, type BaseRate, findingKinds, type WireFinding } from '@vela/contracts';

/** Base rates with the open times (UTC ms) of the first and last candle they count. */
export type ShownRates = {
  readonly rates: readonly BaseRate[];
  readonly from: number;
  readonly to: number;
  /** Why nothing is counted on this data. */
  readonly refused?: ArtefactKind;
};

export const noShownRates: ShownRates = { rates: [], from: 0, to: 0 };

/** Base rates of the finding's kind on this series: per outcome the longest horizon. */
export function findBaseRates(
  { kind, scale, label }: Pick<WireFinding, 'kind' | 'scale' | 'label'>,
  shown: ShownRates,
): ShownRates {
  const subject = findingKinds[kind].baseRate;
  // Base rates are counted for the previous day only, not for week or month.
  if (subject === 'previous-day-level' && label !== 'day') return noShownRates;
  const own = shown.rates.filter(
    (cell) =>
      cell.subject === subject &&
      cell.scale === scale &&
      (cell.label === undefined || cell.label === label),
  );
  const rates = own.filter(
    (cell) => !own.some((other) => other.outcome === cell.outcome && other.horizon > cell.horizon),
  );
  return { ...shown, rates };
}
