import type { Concept, MeasureRequest } from '@vela/contracts';
import type { FocusAspect } from '../../language/focus-words.ts';
import { findWhether } from '../find-whether.ts';
import type { ReadQuestion } from '../read-question.ts';

const zones: ReadonlySet<Concept> = new Set([
  'fair-value-gap',
  'order-block',
  'breaker-block',
  'support-resistance',
]);
const levels: ReadonlySet<Concept> = new Set(['swing', 'previous-levels', 'equal-highs-lows']);
const lists: Readonly<Partial<Record<Concept, string>>> = {
  'candlestick-pattern': 'patterns',
  divergence: 'divergences',
};

type Asked = Omit<MeasureRequest, 'findingId'>;

const ofVisits: Asked = { id: 'zone-state', aspect: 'touches' };
/** What is asked of a zone, and of a level, which has no size. */
const ofZone: Readonly<Record<FocusAspect, Asked>> = {
  formed: { id: 'zone-state' },
  state: { id: 'zone-state' },
  touches: { id: 'zone-state' },
  visits: { id: 'touch-history' },
  distance: { id: 'zone-state', aspect: 'distance' },
  size: { id: 'zone-state', aspect: 'size' },
  place: { id: 'zone-state' },
  'close-below': { id: 'if-price', side: 'below' },
  'close-above': { id: 'if-price', side: 'above' },
  direction: { id: 'zone-state' },
  since: { id: 'zone-state' },
  itself: { id: 'zone-state' },
};
/** What is asked of the level of an event; all else is told with the event. */
const ofEvent: Readonly<Partial<Record<FocusAspect, Asked>>> = {
  distance: { id: 'distance-to-price' },
  touches: ofVisits,
  visits: ofVisits,
  'close-below': ofZone['close-below'],
  'close-above': ofZone['close-above'],
};

function chooseAsked(aspect: FocusAspect, concept: Concept): Asked {
  if (zones.has(concept)) return ofZone[aspect];
  // A level is visited at one price, in no part of it.
  if (levels.has(concept)) return aspect === 'visits' ? ofVisits : ofZone[aspect];
  return ofEvent[aspect] ?? { id: lists[concept] ?? 'events' };
}

/** The state or the direction that is asked about by yes or no, and chooses none. */
function readAsked(
  aspect: FocusAspect,
  { measured: { filters, plain } }: ReadQuestion,
): Pick<MeasureRequest, 'state' | 'direction'> {
  const isTouched = aspect === 'touches' && findWhether(plain) !== undefined;
  const { direction, state = isTouched ? 'touched' : undefined } = filters;
  if (aspect === 'direction') return direction === undefined ? {} : { direction };
  return state === undefined ? {} : { state };
}

/** The measure that tells what a question asks of a structure of this concept. */
export function askOfStructure(
  aspect: FocusAspect,
  concept: Concept,
  read: ReadQuestion,
): MeasureRequest {
  const asked = chooseAsked(aspect, concept);
  const isAsked = asked.id === 'zone-state' && asked.aspect === undefined;
  return isAsked ? { ...asked, ...readAsked(aspect, read) } : asked;
}
