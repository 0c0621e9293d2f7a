import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { findNeeds } from '../measures/find-measure.ts';

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

const focusKeys = ['concept', 'side', 'direction', 'price', 'time', 'indicator', 'order'] as const;
/** About the one zone that the last answer chose: the largest stays the largest. */
const ofOneZone: ReadonlySet<string> = new Set([
  'zone-state',
  'touch-history',
  'distance-to-price',
  'if-price',
]);

/**
 * Fills what "it" and "that gap" leave out from the earlier question; a question that does not
 * point back takes only what its measure cannot do without.
 */
export function fillFromFocus(
  asked: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
  pointsBack: boolean,
): MeasureRequest[] {
  const [earlier] = last?.plan.measures ?? [];
  const { concept, side, indicator } = last?.plan ?? {};
  const focus: Omit<MeasureRequest, 'id'> = {
    ...(concept === undefined ? {} : { concept }),
    ...(side === undefined ? {} : { side }),
    ...(indicator === undefined ? {} : { indicator }),
    ...earlier,
  };
  const isWanted = (
    { id, concept: named, side: onSide, order }: MeasureRequest,
    key: (typeof focusKeys)[number],
  ): boolean => {
    // "When was it formed", "which is biggest": of the zones the last answer listed.
    const isOpen = named === undefined && onSide === undefined;
    const isOfList = (id === 'zone-list' || ofOneZone.has(id)) && order !== undefined;
    const points = pointsBack || (isOpen && (isOfList || id === 'zone-state'));
    if (key === 'order') return points && ofOneZone.has(id);
    return points || findNeeds(id).includes(key);
  };
  return asked.map((one) => {
    const measure = toIndicatorMeasure(one, indicator ?? earlier?.indicator);
    const filled = Object.fromEntries(
      focusKeys.flatMap((key) =>
        measure[key] === undefined && focus[key] !== undefined && isWanted(measure, key)
          ? [[key, focus[key]]]
          : [],
      ),
    );
    return { ...filled, ...measure };
  });
}
