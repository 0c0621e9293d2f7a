import { type Instrument, type PopularGroup, popularGroups } from '@vela/contracts';

export type InstrumentGroup = {
  group: PopularGroup | undefined;
  instruments: readonly Instrument[];
};

/** For an empty query the popular ones in non-empty groups, otherwise all by rank. */
export function toGroups(instruments: readonly Instrument[], query: string): InstrumentGroup[] {
  if (query.trim() !== '')
    return instruments.length === 0 ? [] : [{ group: undefined, instruments }];
  return popularGroups
    .map((group) => ({
      group,
      instruments: instruments.filter((instrument) => instrument.popular === group),
    }))
    .filter(({ instruments: members }) => members.length > 0);
}
