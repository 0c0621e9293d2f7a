import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingLabel } from '../structure/finding.ts';
import { getLatestState } from '../structure/finding-view.ts';
import { calculateZoneScore } from '../structure/zone-score.ts';
import type { EngineFact } from './fact.ts';
import {
  calculateDistancePercent,
  toFact,
  toReading,
  type FactWindow,
  type Reading,
} from './reading.ts';
import { calculateZoneDistance, findNearestZones } from './zone-position.ts';

const periods: readonly FindingLabel[] = ['day', 'week', 'month'];
const sides = ['high', 'low'] as const;
const minMembers = 2;
const maxDistanceInAtr = 20;

function toPreviousFacts(
  reading: Reading,
  period: FindingLabel,
  side: 'high' | 'low',
): EngineFact[] {
  const kind = `previous-${side}` as const;
  const level = reading.analysis.findings.findLast(
    (finding) => finding.kind === kind && finding.label === period,
  );
  if (level === undefined) return [];
  const price = side === 'high' ? level.top : level.bottom;
  const origin = {
    method: 'previous-level@1',
    from: level.formedAt,
    to: reading.window.to,
    refs: [level.id],
  };
  const id = (name: string) => `previous.${period}.${side}.${name}`;
  return [
    ...toFact(id('price'), [price, 'price'], origin),
    ...toFact(id('state'), [getLatestState(level) ?? 'unbroken', 'text'], origin),
    ...toFact(
      id('distance-percent'),
      [calculateDistancePercent(price - reading.close, reading.close), 'percent'],
      origin,
    ),
  ];
}

/** Active: neither expired, nor broken without a flip. */
function isLiveZone(finding: Finding): boolean {
  if (finding.kind !== 'support-resistance') return false;
  const state = getLatestState(finding);
  return state !== 'expired' && state !== 'broken';
}

function toZoneFacts(
  reading: Reading,
  position: 'above' | 'below' | 'inside',
  zone: Finding | undefined,
): EngineFact[] {
  if (zone === undefined) return [];
  const origin = {
    method: 'support-resistance@1',
    from: zone.formedAt,
    to: reading.window.to,
    refs: [zone.id],
  };
  const id = (name: string) => `zone.${position}.${name}`;
  const distance = calculateZoneDistance(zone, reading.close);
  const count = (state: string): number =>
    zone.transitions.filter((transition) => transition.state === state).length;
  return [
    ...toFact(id('top'), [zone.top, 'price'], origin),
    ...toFact(id('bottom'), [zone.bottom, 'price'], origin),
    ...toFact(id('swings'), [minMembers + count('joined'), 'count'], origin),
    ...toFact(id('rejections'), [count('rejected'), 'count'], origin),
    ...toFact(id('score'), [calculateZoneScore(zone, reading.window.to), 'ratio'], origin),
    ...(position === 'inside'
      ? []
      : toFact(
          id('distance-percent'),
          [calculateDistancePercent(distance, reading.close), 'percent'],
          origin,
        )),
  ];
}

// `swings` counts the pivots of a zone, `rejections` how often price came from outside, touched it
// and closed back outside, `score` weighs both by age. Zones: the nearest active above, below and around, within 20 ATR.
/** Highs and lows of the previous day, week and month with their state, and price zones. */
export function toLevelFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  const { close, atr } = reading;
  const isNear = (zone: Finding): boolean =>
    atr === undefined || calculateZoneDistance(zone, close) <= maxDistanceInAtr * atr;
  const nearest = findNearestZones(
    analysis.findings.filter((finding) => isLiveZone(finding) && isNear(finding)),
    close,
  );
  const positions = ['above', 'below', 'inside'] as const;
  return [
    ...periods.flatMap((period) => sides.flatMap((side) => toPreviousFacts(reading, period, side))),
    ...positions.flatMap((position) => toZoneFacts(reading, position, nearest[position])),
  ];
}
