import type { TechnicalAnalysis } from '../../analysis.ts';
import { at } from '../../candles/column.ts';
import { getLatestState } from '../../structure/finding-view.ts';
import { isOpenGap, isUnbrokenBlock } from '../../facts/zone-facts.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';
import { findKnown, listFindingsAt } from '../level/findings-at.ts';
import { calculateGap, toPlace, type Standing } from '../level/price-distance.ts';
import type { MeasureInput, MeasureParameters } from '../measure.ts';

export const zoneKinds: readonly FindingKind[] = [
  'fair-value-gap',
  'order-block',
  'support-resistance',
];
const directed: ReadonlySet<FindingKind> = new Set(['fair-value-gap', 'order-block']);

/** The kinds of zones a question is about: all of them where it names none. */
function chooseKinds({ kinds }: MeasureParameters): ReadonlySet<FindingKind> {
  const named = zoneKinds.filter((kind) => kinds?.includes(kind));
  return new Set(named.length === 0 ? zoneKinds : named);
}

/** Still counts: an open gap, an unbroken block, a zone neither expired nor broken. */
export function isLiveZone(zone: Finding): boolean {
  if (zone.kind === 'fair-value-gap') return isOpenGap(zone);
  if (zone.kind === 'order-block') return isUnbrokenBlock(zone);
  const state = getLatestState(zone);
  return state !== 'expired' && state !== 'broken';
}

/** A gap of the size that is shown: at least a quarter of the ATR wide. */
function isShown(zone: Finding): boolean {
  return (
    zone.kind !== 'fair-value-gap' || isOpenGap(zone) || (zone.measures['widthInAtr'] ?? 0) >= 0.25
  );
}

const filled: ReadonlySet<string> = new Set(['filled', 'inverted', 'inversion-failed']);

/** Whether a zone is in the state asked for; without one it has to count still. */
function hasState(zone: Finding, { state, price, isAnyState }: MeasureParameters): boolean {
  if (isAnyState === true) return true;
  const isFresh = zone.transitions.length === 0;
  switch (state) {
    case 'untouched':
      return isLiveZone(zone) && isFresh;
    case 'touched':
      return isLiveZone(zone) && !isFresh;
    case 'unfilled':
      return isLiveZone(zone);
    case 'filled':
      return zone.kind === 'fair-value-gap'
        ? zone.transitions.some((one) => filled.has(one.state))
        : zone.transitions.some((one) => one.state === 'broken');
    case 'broken':
      return !isLiveZone(zone);
    case undefined:
      break;
  }
  // One that is named by its price may be over.
  return price !== undefined || isLiveZone(zone);
}

function isOnSide(zone: Finding, { side }: MeasureParameters, close: number): boolean {
  if (side === undefined) return true;
  return toPlace(zone, close) === (side === 'above' ? 'above-area' : 'below-area');
}

function hasDirection(zone: Finding, { direction }: MeasureParameters): boolean {
  return direction === undefined || !directed.has(zone.kind) || zone.direction === direction;
}

type Compare = (a: Finding, b: Finding) => number;

const byNewest: Compare = (a, b) => b.confirmedAt - a.confirmedAt || b.formedAt - a.formedAt;
const getSize = ({ top, bottom }: Finding): number => top - bottom;

/** The order asked for; of those that still count the nearest first, of others the newest. */
function chooseOrder({ order, state, price }: MeasureParameters, close: number): Compare {
  const isOver = state === 'filled' || state === 'broken';
  const from = price ?? close;
  const orders = {
    nearest: (a, b) => calculateGap(a, from) - calculateGap(b, from),
    newest: byNewest,
    oldest: (a, b) => byNewest(b, a),
    largest: (a, b) => getSize(b) - getSize(a),
    smallest: (a, b) => getSize(a) - getSize(b),
  } satisfies Readonly<Record<string, Compare>>;
  return orders[order ?? (isOver && price === undefined ? 'newest' : 'nearest')];
}

/** A zone is often found at both scales: the first of equal kind and prices stays. */
function selectDistinct(zones: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return zones.filter(({ kind, top, bottom }) => {
    const key = `${kind} ${top} ${bottom}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The structure in focus, or those it is chosen from; undefined where the question has none. */
function listFocused(
  analysis: TechnicalAnalysis,
  { findingId, findingIds }: MeasureParameters,
  t: number,
): Finding[] | undefined {
  const ids = findingId === undefined ? findingIds : [findingId];
  return ids?.flatMap((id) => findKnown(analysis, id, t) ?? []);
}

/**
 * The zones a question is about, formed in its period and in the order it asks for: open gaps,
 * unbroken blocks and live zones of support or resistance, or those in the state it names. The
 * structures in focus are the only ones, whatever their kind and state.
 */
export function listZones(
  { series: [{ analysis, window }], parameters }: MeasureInput,
  { close, t }: Standing,
): Finding[] {
  const focused = listFocused(analysis, parameters, t);
  if (focused !== undefined)
    return parameters.order === undefined
      ? focused
      : focused.toSorted(chooseOrder(parameters, close));
  const zones = listFindingsAt(analysis, chooseKinds(parameters), t).filter(
    (zone) =>
      zone.formedAt >= window.from &&
      (parameters.scale === undefined ||
        zone.scale === undefined ||
        zone.scale === parameters.scale) &&
      isShown(zone) &&
      hasState(zone, parameters) &&
      hasDirection(zone, parameters) &&
      isOnSide(zone, parameters, close),
  );
  return selectDistinct(zones.toReversed()).toSorted(chooseOrder(parameters, close));
}

/** Candles in a row that held a price of a zone. */
export type Visit = { readonly from: number; readonly to: number };

/** The visits of price to a zone after it was confirmed, wicks included, the oldest first. */
export function listVisits(
  { series: [{ analysis }] }: MeasureInput,
  { top, bottom, confirmedAt }: Finding,
  to: number,
): Visit[] {
  const { high, low } = analysis.candles;
  const visits: { from: number; to: number }[] = [];
  for (let t = confirmedAt + 1; t <= to; t += 1) {
    if (!(at(low, t) <= top && at(high, t) >= bottom)) continue;
    const last = visits.at(-1);
    if (last?.to === t - 1) last.to = t;
    else visits.push({ from: t, to: t });
  }
  return visits;
}

/** How far price went into a gap or block since it was confirmed, in percent of its height. */
export function calculateFill(
  { series: [{ analysis }] }: MeasureInput,
  { top, bottom, confirmedAt, direction }: Finding,
  to: number,
): number | undefined {
  if (direction === 'neutral' || !(top > bottom)) return undefined;
  const { high, low } = analysis.candles;
  let deepest = direction === 'bullish' ? top : bottom;
  for (let t = confirmedAt + 1; t <= to; t += 1)
    deepest =
      direction === 'bullish' ? Math.min(deepest, at(low, t)) : Math.max(deepest, at(high, t));
  const depth = direction === 'bullish' ? top - deepest : deepest - bottom;
  return Math.min(1, depth / (top - bottom)) * 100;
}
