import type { WireFinding } from '@vela/contracts';
import { fadeFarZones } from './fade-far-zones.ts';
import type { Drawing } from './legend/preset.ts';
import { chooseMarkedIds, createFindingSelector, type Marked } from './legend/zone-visibility.ts';
import { toZone, type Zone } from './zone.ts';

type ZoneSelectorOptions = Marked & {
  readonly openTime: readonly number[];
  readonly visibility: Drawing;
  readonly toLabels: (finding: WireFinding) => readonly string[];
};

/** Memoizes `make` for its last argument, compared by identity. */
function memoizeLast<Asked, Given>(make: (asked: Asked) => Given): (asked: Asked) => Given {
  let last: { readonly asked: Asked; readonly given: Given } | undefined;
  return (asked) => {
    if (last === undefined || last.asked !== asked) last = { asked, given: make(asked) };
    return last.given;
  };
}

/**
 * Creates the selector of zones to draw at the last close. Zones and groups are memoized by
 * findings, which rarely change in a replay: only what depends on the price is computed again.
 */
export function createZoneSelector({
  openTime,
  visibility,
  lit,
  mentioned,
  toLabels,
}: ZoneSelectorOptions) {
  const made = new WeakMap<WireFinding, Zone>();
  const getZone = (finding: WireFinding): Zone | undefined => {
    const zone = made.get(finding) ?? toZone(finding, openTime, toLabels(finding));
    if (zone !== undefined) made.set(finding, zone);
    return zone;
  };
  const createSelector = (findings: readonly WireFinding[]) => {
    // What is spoken of includes the levels next to price: other ones at another price.
    if (!visibility.spoken) return createFindingSelector(findings, visibility, lit);
    return memoizeLast((price: number) => {
      const always = chooseMarkedIds(findings, visibility, { lit, mentioned, price });
      return createFindingSelector(findings, visibility, always)(price);
    });
  };
  const getSelector = memoizeLast(createSelector);
  const toZones = memoizeLast((chosen: readonly WireFinding[]) =>
    chosen.flatMap((finding) => getZone(finding) ?? []),
  );
  return (findings: readonly WireFinding[], price: number): readonly Zone[] =>
    fadeFarZones(toZones(getSelector(findings)(price)), price, lit);
}
