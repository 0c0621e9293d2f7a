import type { WireFinding } from '@vela/contracts';
import { fadeFarZones } from './fade-far-zones.ts';
import { createChooser, type ZoneVisibility } from './legend/zone-visibility.ts';
import { toZone, type Zone } from './zone.ts';

type ChoiceOptions = {
  readonly openTime: readonly number[];
  readonly visibility: ZoneVisibility;
  readonly lit: ReadonlySet<string>;
  readonly labelOf: (finding: WireFinding) => string;
};

/** The same function, which gives what it gave as long as it is asked the same again. */
function remembering<Asked extends object, Given>(
  make: (asked: Asked) => Given,
): (asked: Asked) => Given {
  let last: { readonly asked: Asked; readonly given: Given } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, given: make(asked) };
    return last.given;
  };
}

/**
 * Chooses the zones that are drawn, at the price of the last close. From one candle of a replay to the next hardly a finding changes: what
 * depends on them is kept, only what depends on the price is told anew.
 */
export function createZoneChoice({ openTime, visibility, lit, labelOf }: ChoiceOptions) {
  const made = new WeakMap<WireFinding, Zone>();
  const zoneOf = (finding: WireFinding): Zone | undefined => {
    const zone = made.get(finding) ?? toZone(finding, openTime, labelOf(finding));
    if (zone !== undefined) made.set(finding, zone);
    return zone;
  };
  const chooserOf = remembering((findings: readonly WireFinding[]) =>
    createChooser(findings, visibility, lit),
  );
  const zonesOf = remembering((chosen: readonly WireFinding[]) =>
    chosen.flatMap((finding) => zoneOf(finding) ?? []),
  );
  return (findings: readonly WireFinding[], price: number): readonly Zone[] =>
    fadeFarZones(zonesOf(chooserOf(findings)(price)), price, lit);
}
