import type { Concept, MeasureRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';

/** Verbs and pictures of events that have no name of their own in the text; folded. */
const kinds: readonly (readonly [Concept, RegExp])[] = [
  [
    'liquidity-sweep',
    /(?<![a-z])(?:sweep\w*|swept|stop (?:hunt|run|raid|av)\w*|judas|(?:grab|hunt|raid|run|take|took|taken)\w* (?:out )?(?:the )?(?:stops|liquidity)|likidite\w* (?:[a-z]+ )?(?:al|temizle|topla|supur)\w*|supur\w*|stop\w* (?:patlat|avla|topla|al)\w*)(?![a-z])/,
  ],
  [
    'change-of-character',
    /(?<![a-z])(?:chang\w+ (?:of )?character|character (?:changed?|shift\w*|flip\w*)|(?:karakter|huy)\w* (?:degis|kir)\w*|yon\w* (?:[a-z]+ )?(?:degis(?:ti|mis|ir|ik)|don)\w*|(?:structure|trend)? ?(?:flipp?ed|turned|reversed)|last (?:flip|turn))(?![a-z])/,
  ],
  [
    'displacement',
    /(?<![a-z])(?:displacement\w*|impuls\w*|(?:sudden|violent|explosive|monster) (?:[a-z]+ )?(?:moves?|candles?)|huge sudden \w+|itki\w*|(?:ani|sert) (?:ve )?(?:sert |ani )?(?:hareket|mum)\w*)(?![a-z])/,
  ],
  [
    'break-of-structure',
    /(?<![a-z])(?:break(?:s|outs?|downs?)?|broke|kir(?:ilim|ilma|lim|di|mis|dik)[a-z]*)(?![a-z])/,
  ],
];

const listing: ReadonlySet<MeasureId> = new Set(['events', 'event-count']);
/** What a list of events can be of. */
const listed: ReadonlySet<Concept> = new Set([
  'liquidity-sweep',
  'structure-shift',
  'break-of-structure',
  'change-of-character',
  'displacement',
  'fair-value-gap',
  'order-block',
  'candlestick-pattern',
  'divergence',
  'equal-highs-lows',
  'liquidity-pool',
]);

/** The concept a measure is of: "killzone sweeps" are sweeps, whatever is named before them. */
export function chooseConcept(id: MeasureId, concepts: readonly Concept[]): Concept | undefined {
  const event = listing.has(id) ? concepts.find((concept) => listed.has(concept)) : undefined;
  const [first] = concepts;
  const isTold = first === undefined || !listing.has(id) || listed.has(first);
  return event ?? (isTold ? first : undefined);
}

/** The kind of event that the words of a list mean without naming it: "when did it last flip". */
export function findEventKind(id: MeasureId, text: string): Pick<MeasureRequest, 'concept'> {
  const kind = listing.has(id) ? kinds.find(([, words]) => words.test(text)) : undefined;
  return kind === undefined ? {} : { concept: kind[0] };
}
