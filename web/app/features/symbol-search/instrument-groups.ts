import { type Instrument, type PopularGroup, popularGroups } from '@vela/contracts';

export type InstrumentGroup = {
  group: PopularGroup | undefined;
  instruments: readonly Instrument[];
};

/** With nothing typed the popular ones in their groups, otherwise all in the order of their rank. Empty groups are left out. */
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
