import { getFirstCandle } from '../structure/first-candle.ts';
import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding } from '../structure/finding.ts';
import { getLatestState } from '../structure/finding-view.ts';
import type { EngineFact } from './fact.ts';
import {
  calculateDistancePercent,
  toFact,
  toReading,
  type FactWindow,
  type Measured,
  type Reading,
} from './reading.ts';
import { calculateZoneDistance } from './zone-position.ts';
import { isOpenGap, isUnbrokenBlock } from './zone-facts.ts';
import {
  maxZonesPerSide,
  selectChartZones,
  selectDistinctZones,
  sortZonesOnSide,
} from './zone-scope.ts';

type Zones = {
  readonly prefix: 'gap' | 'block' | 'breaker';
  readonly method: string;
  readonly live: readonly Finding[];
};

/** An order block that a candle closed beyond and that price has not closed back over since. */
function isBreaker(finding: Finding): boolean {
  const state = getLatestState(finding);
  return finding.kind === 'order-block' && (state === 'broken' || state === 'breaker-touched');
}

type Placed = {
  readonly place: string;
  readonly rank: number;
  readonly method: string;
  readonly to: number;
  readonly close: number;
};

function toEdgeFacts(zone: Finding, { place, rank, method, to, close }: Placed): EngineFact[] {
  const distance = calculateDistancePercent(calculateZoneDistance(zone, close), close);
  const origin = { method, from: getFirstCandle(zone), to, refs: [zone.id] };
  const fact = (name: string, measured: Measured): EngineFact[] =>
    toFact(`${place}.${rank}.${name}`, measured, origin).map((one) => ({
      ...one,
      label: `${place}.further.${name}`,
    }));
  const untouched = zone.kind === 'fair-value-gap' ? 'open' : 'fresh';
  return [
    ...fact('top', [zone.top, 'price']),
    ...fact('bottom', [zone.bottom, 'price']),
    ...fact('state', [getLatestState(zone) ?? untouched, 'text']),
    ...fact('distance-percent', [distance, 'percent']),
  ];
}

function toSideFacts(
  { close, window }: Reading,
  { prefix, method, live }: Zones,
  side: 'above' | 'below',
): EngineFact[] {
  const zones = sortZonesOnSide(live, close, side);
  const origin = { method, ...window, refs: zones.map(({ id }) => id) };
  // The summary lists the nearest gap and block already, but no breakers.
  const first = prefix === 'breaker' ? 1 : 2;
  return [
    ...toFact(`${prefix}.${side}.count`, [zones.length, 'count'], origin),
    ...selectDistinctZones(zones, maxZonesPerSide)
      .slice(first - 1)
      .flatMap((zone, index) =>
        toEdgeFacts(zone, {
          place: `${prefix}.${side}`,
          rank: first + index,
          method,
          to: window.to,
          close,
        }),
      ),
  ];
}

// Edges, states and distances of the second and third nearest with distinct prices (of breakers three).
/** Open gaps, unbroken blocks and breakers of the chart on either side of the last close. */
export function toFurtherZoneFacts(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  kind: 'gaps' | 'blocks',
): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  const { findings } = analysis;
  const gaps: Zones = {
    prefix: 'gap',
    method: 'fair-value-gap@1',
    live: kind === 'gaps' ? selectChartZones(findings.filter(isOpenGap), reading) : [],
  };
  if (kind === 'gaps') return sides.flatMap((side) => toSideFacts(reading, gaps, side));
  const unbroken = selectChartZones(findings.filter(isUnbrokenBlock), reading);
  const blocks: Zones = { prefix: 'block', method: 'order-block@1', live: unbroken };
  const breakers: Zones = {
    prefix: 'breaker',
    method: 'order-block@1',
    live: selectChartZones(findings.filter(isBreaker), reading),
  };
  return sides.flatMap((side) => [
    ...toSideFacts(reading, blocks, side),
    ...toSideFacts(reading, breakers, side),
  ]);
}

const sides = ['above', 'below'] as const;
