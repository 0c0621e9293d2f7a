import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingLabel } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import {
  latestState,
  percentOf,
  toFact,
  toReading,
  type FactWindow,
  type Reading,
} from './reading.ts';
import { distanceTo, findNearestZones } from './zone-position.ts';

const periods: readonly FindingLabel[] = ['day', 'week', 'month'];
const sides = ['high', 'low'] as const;
const fewestMembers = 2;
/** A zone farther away than this, in ATR, is none that price could meet soon: nothing is said of it. */
const farthestInAtr = 20;

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
    ...toFact(id('price'), { value: price, unit: 'price' }, origin),
    ...toFact(id('state'), { value: latestState(level) ?? 'unbroken', unit: 'text' }, origin),
    ...toFact(
      id('distance-percent'),
      { value: percentOf(price - reading.close, reading.close), unit: 'percent' },
      origin,
    ),
  ];
}

/** A zone of support or resistance that still is one: not given up, and not closed beyond without having become the other. */
function isLiveZone(finding: Finding): boolean {
  if (finding.kind !== 'support-resistance') return false;
  const state = latestState(finding);
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
  const distance = distanceTo(zone, reading.close);
  const count = (state: string): number =>
    zone.transitions.filter((transition) => transition.state === state).length;
  return [
    ...toFact(id('top'), { value: zone.top, unit: 'price' }, origin),
    ...toFact(id('bottom'), { value: zone.bottom, unit: 'price' }, origin),
    ...toFact(id('swings'), { value: fewestMembers + count('joined'), unit: 'count' }, origin),
    ...toFact(id('rejections'), { value: count('rejected'), unit: 'count' }, origin),
    ...(position === 'inside'
      ? []
      : toFact(
          id('distance-percent'),
          { value: percentOf(distance, reading.close), unit: 'percent' },
          origin,
        )),
  ];
}

/**
 * Levels beside the swings: highs and lows of the previous day, week and month with what became of them, and the nearest live zones of
 * support or resistance above, below and around the last close, within 20 ATR. `swings` counts the turns that made a zone, `rejections` how often
 * price came to it from outside and closed back.
 */
export function toLevelFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  const { close, atr } = reading;
  const isNear = (zone: Finding): boolean =>
    atr === undefined || distanceTo(zone, close) <= farthestInAtr * atr;
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
