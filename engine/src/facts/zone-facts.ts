import { getFirstCandle } from '../structure/first-candle.ts';
import type { Finding } from '../structure/finding.ts';
import { getLatestState, getMeasure } from '../structure/finding-view.ts';
import type { EngineFact } from './fact.ts';
import { calculateDistancePercent, toFact, type Reading } from './reading.ts';
import { calculateZoneDistance, findNearestZones, type ZonePosition } from './zone-position.ts';
import { selectChartZones } from './zone-scope.ts';

const smallestGapInAtr = 0.25;
const untouched = { 'fair-value-gap': 'open', 'order-block': 'fresh' } as const;

type ZoneKind = keyof typeof untouched;
type Zones = { readonly kind: ZoneKind; readonly prefix: string; readonly method: string };
const gaps: Zones = { kind: 'fair-value-gap', prefix: 'gap', method: 'fair-value-gap@1' };
const blocks: Zones = { kind: 'order-block', prefix: 'block', method: 'order-block@1' };

/** Whether it is told, drawn and counted: a gap only if a quarter of the ATR wide when confirmed. */
export function isNotable(finding: Finding): boolean {
  return (
    finding.kind !== 'fair-value-gap' ||
    (getMeasure(finding, 'widthInAtr') ?? 0) >= smallestGapInAtr
  );
}

/** A gap of notable width that is not filled. */
export function isOpenGap(finding: Finding): boolean {
  if (finding.kind !== 'fair-value-gap' || !isNotable(finding)) return false;
  const state = getLatestState(finding);
  return state === undefined || state === 'touched' || state === 'half';
}

/** An order block that no candle has closed beyond. */
export function isUnbrokenBlock(finding: Finding): boolean {
  if (finding.kind !== 'order-block') return false;
  const state = getLatestState(finding);
  return state === undefined || state === 'touched' || state === 'mean-threshold';
}

function toZoneFacts(
  reading: Reading,
  zones: Zones,
  place: { readonly position: ZonePosition; readonly zone: Finding | undefined },
): EngineFact[] {
  const { position, zone } = place;
  if (zone === undefined) return [];
  const { to } = reading.window;
  const origin = { method: zones.method, from: getFirstCandle(zone), to, refs: [zone.id] };
  const id = (name: string) => `${zones.prefix}.${position}.${name}`;
  const distance = calculateZoneDistance(zone, reading.close);
  const edges = [
    ...toFact(id('top'), [zone.top, 'price'], origin),
    ...toFact(id('bottom'), [zone.bottom, 'price'], origin),
    ...toFact(id('state'), [getLatestState(zone) ?? untouched[zones.kind], 'text'], origin),
  ];
  if (position === 'inside') return edges;
  return [
    ...edges,
    ...toFact(
      id('distance-percent'),
      [calculateDistancePercent(distance, reading.close), 'percent'],
      origin,
    ),
    ...toFact(
      id('distance-atr'),
      [reading.atr === undefined ? undefined : distance / reading.atr, 'ratio'],
      origin,
    ),
    ...toFact(id('age'), [to - zone.confirmedAt, 'count'], origin),
    ...(zones.kind === 'fair-value-gap' ? toGapFacts(id, zone, origin) : []),
  ];
}

function toGapFacts(
  id: (name: string) => string,
  zone: Finding,
  origin: Parameters<typeof toFact>[2],
): EngineFact[] {
  return [
    ...toFact(id('midpoint'), [(zone.top + zone.bottom) / 2, 'price'], origin),
    ...toFact(id('width-atr'), [zone.measures['widthInAtr'], 'ratio'], origin),
  ];
}

function toNearestFacts(reading: Reading, zones: Zones, live: readonly Finding[]): EngineFact[] {
  const nearest = findNearestZones(live, reading.close);
  const positions = ['above', 'below', 'inside'] as const;
  return positions.flatMap((position) =>
    toZoneFacts(reading, zones, { position, zone: nearest[position] }),
  );
}

function toCountFact(
  { window }: Reading,
  id: string,
  counted: { readonly findings: readonly Finding[]; readonly method: string },
): EngineFact[] {
  const { findings, method } = counted;
  const origin = { method, ...window, refs: findings.map((finding) => finding.id) };
  return toFact(id, [findings.length, 'count'], origin);
}

/** Nearest open gaps and unbroken blocks above, below and around the close; how many are shown. */
export function toNearestZoneFacts(reading: Reading): EngineFact[] {
  const openGaps = selectChartZones(reading.analysis.findings.filter(isOpenGap), reading);
  const unbroken = selectChartZones(reading.analysis.findings.filter(isUnbrokenBlock), reading);
  const fresh = unbroken.filter((block) => getLatestState(block) === undefined);
  return [
    ...toNearestFacts(reading, gaps, openGaps),
    ...toNearestFacts(reading, blocks, unbroken),
    ...toCountFact(reading, 'count.open-gaps', { findings: openGaps, method: gaps.method }),
    ...toCountFact(reading, 'count.open-blocks', { findings: unbroken, method: blocks.method }),
    ...toCountFact(reading, 'count.fresh-blocks', { findings: fresh, method: blocks.method }),
  ];
}
