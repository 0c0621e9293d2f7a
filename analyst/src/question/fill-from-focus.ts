import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { findNeeds } from '../measures/find-measure.ts';
import { findFamily, findFocus, ofOneZone } from './measure-families.ts';

/** Measures of a price, as what they are of the indicator that the last answer spoke of. */
const ofIndicator: Readonly<Record<string, string>> = {
  'last-time-at': 'indicator-cross',
  'time-above': 'indicator-share',
};
const largestReading = 100;

/** "When was it last under 30" after the RSI asks for the RSI. */
function toIndicatorMeasure(
  measure: MeasureRequest,
  indicator: MeasureRequest['indicator'],
): MeasureRequest {
  const { id, price, ...others } = measure;
  const own = ofIndicator[id];
  if (own === undefined || indicator === undefined) return measure;
  if (price === undefined || price > largestReading || measure.indicator !== undefined)
    return measure;
  return { ...others, id: own, level: price, indicator };
}

const focusKeys = [
  'concept',
  'side',
  'direction',
  'state',
  'scale',
  'price',
  'time',
  'indicator',
  'order',
  'rank',
] as const;
type FocusKey = (typeof focusKeys)[number];
const narrowing: ReadonlySet<FocusKey> = new Set([
  'concept',
  'side',
  'direction',
  'state',
  'scale',
]);
/** About the one zone that the last answer chose: the largest stays the largest. */
const ofChosenZone: ReadonlySet<string> = new Set([...ofOneZone, 'distance-to-price', 'if-price']);

/** How a question refers to the one before. */
export type Reference = {
  /** "It", "those", "that gap". */
  readonly pointsBack: boolean;
  /** So few words that what they leave out is what was spoken of. */
  readonly isShort: boolean;
  /** "Only the filled ones": a state chooses, and is not asked for. */
  readonly isNarrowing: boolean;
  /** It names a period or a day of its own. */
  readonly isTimed: boolean;
};

/** "The oldest of them" after breaks of structure is one of those, and no zone. */
const sameOfOther: Readonly<Record<string, string>> = {
  'zone-list': 'events',
  'zone-count': 'event-count',
  events: 'zone-list',
  'event-count': 'zone-count',
};

function toFamily(
  measure: MeasureRequest,
  earlier: MeasureRequest | undefined,
  { pointsBack, isShort }: Reference,
): MeasureRequest {
  const family = findFamily(earlier?.id ?? '');
  const isOther = family !== undefined && family !== findFamily(measure.id);
  const isOpen = measure.concept === undefined && (pointsBack || isShort);
  return isOther && isOpen ? { ...measure, id: sameOfOther[measure.id] ?? measure.id } : measure;
}

/** "How much of it is filled" asks for the state of the zone before, and chooses none by it. */
function withoutAskedState(
  measure: MeasureRequest,
  earlier: MeasureRequest | undefined,
  { pointsBack, isShort, isNarrowing }: Reference,
): MeasureRequest {
  const { state: _, ...others } = measure;
  const isOfZone = ofOneZone.has(measure.id) && findFamily(earlier?.id ?? '') === 'zones';
  const isAsked = isOfZone && measure.concept === undefined && (pointsBack || isShort);
  return isAsked && !isNarrowing ? others : measure;
}

/** "How many", "the closest one" after gaps: of those that the last answer was narrowed to. */
function isOfSame(
  { id, concept }: MeasureRequest,
  earlier: MeasureRequest | undefined,
  { pointsBack, isShort }: Reference,
): boolean {
  const family = findFamily(id);
  const isAlike = family !== undefined && family === findFamily(earlier?.id ?? '');
  return isAlike && concept === undefined && (pointsBack || isShort);
}

/** The same, and "the nearest one" after any structure. */
function isNarrowedAlike(
  measure: MeasureRequest,
  key: FocusKey,
  { earlier, reference }: { readonly earlier: MeasureRequest | undefined; reference: Reference },
): boolean {
  const isNearest = key === 'concept' && measure.id === 'nearest-structure' && reference.isShort;
  return isNearest || isOfSame(measure, earlier, reference);
}

/** "When was it formed", "which is biggest": of the zones the last answer listed. */
function isOfListed({ id, concept, side, order }: MeasureRequest): boolean {
  const isOrdered = (id === 'zone-list' || ofChosenZone.has(id)) && order !== undefined;
  return concept === undefined && side === undefined && (isOrdered || id === 'zone-state');
}

/** Of these "and the price" after an answer about a day asks for that day. */
const ofDay: ReadonlySet<string> = new Set(['price-at', 'indicator-at', 'structure-at']);

function isOfSameDay(id: string, earlier: MeasureRequest | undefined): boolean {
  return ofDay.has(id) && ofDay.has(earlier?.id ?? '');
}

/** They tell of an indicator: of that of the last answer where none is named. */
const ofAnyIndicator: ReadonlySet<string> = new Set([
  'indicator-at',
  'indicator-cross',
  'indicator-extreme',
  'indicator-share',
  'moving-average-distance',
]);

/** Whether a measure tells nothing, or of something else, without a part. */
function isNeeded(id: string, key: FocusKey): boolean {
  return findNeeds(id).includes(key) || (key === 'indicator' && ofAnyIndicator.has(id));
}

const choosing: ReadonlySet<FocusKey> = new Set(['order', 'rank']);

/** Whether a measure takes a part of the focus that the question leaves out. */
function isTaken(
  measure: MeasureRequest,
  key: FocusKey,
  { earlier, reference }: { readonly earlier: MeasureRequest | undefined; reference: Reference },
): boolean {
  const { id } = measure;
  if (narrowing.has(key) && isNarrowedAlike(measure, key, { earlier, reference })) return true;
  if (key === 'time' && isOfSameDay(id, earlier)) return !reference.isTimed;
  const points = reference.pointsBack || isOfListed(measure);
  if (choosing.has(key))
    return ofChosenZone.has(id) && (points || isOfSame(measure, earlier, reference));
  if (key === 'state' || key === 'scale') return false;
  return points || isNeeded(id, key);
}

/**
 * Fills what "it", "that gap" and a few words leave out from the earlier question; a question that
 * refers to nothing takes only what its measure cannot do without.
 */
export function fillFromFocus(
  asked: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
  reference: Reference,
): MeasureRequest[] {
  const earlier = findFocus(last?.plan);
  const { intent, concept, side, indicator } = last?.plan ?? {};
  const focus: Omit<MeasureRequest, 'id'> = {
    ...(concept === undefined || intent === 'levels' ? {} : { concept }),
    ...(side === undefined ? {} : { side }),
    ...(indicator === undefined ? {} : { indicator }),
    ...earlier,
  };
  return asked.map((one) => {
    const measure = withoutAskedState(
      toFamily(toIndicatorMeasure(one, indicator ?? earlier?.indicator), earlier, reference),
      earlier,
      reference,
    );
    const filled = Object.fromEntries(
      focusKeys.flatMap((key) =>
        measure[key] === undefined &&
        focus[key] !== undefined &&
        isTaken(measure, key, { earlier, reference })
          ? [[key, focus[key]]]
          : [],
      ),
    );
    return { ...filled, ...measure };
  });
}
