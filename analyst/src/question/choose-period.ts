import type { Period } from '@vela/contracts';

/** "In a day" beside another period is the candle of which a size is asked. */
function isOneUnit(period: Period): boolean {
  return period.kind === 'last' && period.count === 1 && period.unit !== 'year';
}

/** Of several the one that says how much is looked at: "in april, twenty years", "ever, 3 years". */
export function choosePeriod(all: readonly Period[]): Period | undefined {
  const longer = all.filter((one) => !isOneUnit(one));
  const named = longer.length > 0 ? longer : all;
  const years = named.find((one) => one.kind === 'last' && one.unit === 'year' && one.count > 1);
  return years ?? named.find(({ kind }) => kind !== 'all') ?? named[0];
}
