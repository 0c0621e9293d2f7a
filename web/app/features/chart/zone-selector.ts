import type { WireFinding } from '@vela/contracts';
import { fadeFarZones } from './fade-far-zones.ts';
import { createFindingSelector, type ZoneVisibility } from './legend/zone-visibility.ts';
import { toZone, type Zone } from './zone.ts';

type ZoneSelectorOptions = {
  readonly openTime: readonly number[];
  readonly visibility: ZoneVisibility;
  readonly lit: ReadonlySet<string>;
  readonly toLabel: (finding: WireFinding) => string;
};

/** Memoizes `make` for its last argument, compared by identity. */
function memoizeLast<Asked extends object, Given>(
  make: (asked: Asked) => Given,
): (asked: Asked) => Given {
  let last: { readonly asked: Asked; readonly given: Given } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, given: make(asked) };
    return last.given;
  };
}

/**
 * Creates the selector of zones to draw at the last close. Zones and groups are memoized by
 * findings, which rarely change in a replay: only what depends on the price is computed again.
 */
export function createZoneSelector({ openTime, visibility, lit, toLabel }: ZoneSelectorOptions) {
  const made = new WeakMap<WireFinding, Zone>();
  const getZone = (finding: WireFinding): Zone | undefined => {
    const zone = made.get(finding) ?? toZone(finding, openTime, toLabel(finding));
    if (zone !== undefined) made.set(finding, zone);
    return zone;
  };
  const getSelector = memoizeLast((findings: readonly WireFinding[]) =>
    createFindingSelector(findings, visibility, lit),
  );
  const toZones = memoizeLast((chosen: readonly WireFinding[]) =>
    chosen.flatMap((finding) => getZone(finding) ?? []),
  );
  return (findings: readonly WireFinding[], price: number): readonly Zone[] =>
    fadeFarZones(toZones(getSelector(findings)(price)), price, lit);
}
