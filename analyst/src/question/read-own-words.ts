import type { MeasureRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { findMeasure } from '../measures/find-measure.ts';
import { findAspect } from './find-aspect.ts';
import { findEventKind } from './find-event-kind.ts';

/** The usual bounds of an oscillator, where a question names them by their word. */
const bounds = [
  { words: /over ?sold|asiri sat/, level: 30, side: 'below' },
  { words: /over ?bought|asiri al/, level: 70, side: 'above' },
] as const;

/** The bound that a word for an extreme of an oscillator means, and its side. */
export function findBound(text: string): Pick<MeasureRequest, 'level' | 'side'> {
  const bound = bounds.find(({ words }) => words.test(text));
  return bound === undefined ? {} : { level: bound.level, side: bound.side };
}

/** A golden cross is one upward, a death cross one downward. */
function findCrossing(text: string): Pick<MeasureRequest, 'direction'> {
  const isGolden = /golden|altin (?:kesis|hac|capraz)/.test(text);
  const isDeath = /death|dead cross|olum/.test(text);
  if (isGolden === isDeath) return {};
  return { direction: isGolden ? 'bullish' : 'bearish' };
}

// Verbs of a move, which the filters do not have: "if it loses 240", "kac gundur yukseliyor".
const upward =
  /(?<![a-z])(?:ris(?!k)|ros|rall|climb|reclaim|gain|green|higher|jump|surg|soar|spik|pump|bounc|(?<!dr(?:y|ies|ied|ying) )up(?:wards?| ?trend\w*)?(?![a-z])|ziplam|firla|ucmus|bullish|yuksel|art(?:iyor|ida|ma|mas|mis|ti|is|ar)|yesil|cikar|cik(?:ma|mis|ti)|as(?:ar|ti|mis)(?![ai])|gec(?:er|ti|mis)(?!te|e)|patla|yukari|boga)/;
const downward =
  /(?<![a-z])(?:fall|fell|drop|los(?:[et]|ing)|cheaper|minus|pull ?backs?|retrac|correction|sell ?off|slip|dip(?:s|ped|ping)(?![a-z])|slid|sink|plung|tumbl|crash|collaps|red(?![a-z])|lower|down(?:wards?| ?trend\w*)?(?![a-z])|cokt|kayip|kayb|bearish|dus(?!u[nk])|geril|geri cekil|eri(?:me|di|r|yor|mis)|gevse|kay(?:ar|di|ma)|suzul|cakil|ekside|kirmizi|iner|inse|sark|asagi|ayi(?![a-z]))/;
const named = /bull|bear|boga|ayi(?![a-z])|yonlu/;

/** Whether a question names a rise and a fall alike by their verbs: "how much up or down". */
export function namesBothWays(text: string): boolean {
  return upward.test(text) && downward.test(text) && !named.test(text);
}

const moves: ReadonlySet<MeasureId> = new Set([
  'streak',
  'best-worst-candles',
  'opening-gaps',
  'next-invalidation',
  'indicator-cross',
  'events',
  'first-since',
  'compare-trend',
  'trend-age',
  'divergences',
  'month-averages',
  'quarter-returns',
  'rally',
  'reach-share',
  'year-returns',
]);
/** What stands on a side of a line, or is counted there. */
const sidedByPlace: ReadonlySet<MeasureId> = new Set([
  'indicator-share',
  'moving-average-distance',
  'nearest-structure',
  'zone-count',
]);
const isAbove = /(?<![a-z])(?:above|over(?! the| a)|ust(?:u|un|te|ta)\w*|uzerin\w*)(?![a-z])/;
const isBelow = /(?<![a-z])(?:below|under|beneath|alt(?:imiz|inda|taki|ta|larinda)\w*)(?![a-z])/;

// "The next hurdle" stands in the way up; "if it falls" asks for what is below.
const isInTheWay =
  /(?<![a-z])(?:hurdles?|obstacles?|ceilings?|walls?|roof|kafasin\w*|tavan\w*|duvar\w*)(?![a-z])/;
const isCase = /(?<![a-z])(?:if|once|should|when)(?![a-z])|[a-z]{2}[aeiu]?rs[ae](?![a-z])/;

function readWayOut(text: string): Pick<MeasureRequest, 'side'> {
  if (isInTheWay.test(text)) return { side: 'above' };
  const [isUp, isDown] = [upward.test(text), downward.test(text)];
  return isCase.test(text) && isUp !== isDown ? { side: isUp ? 'above' : 'below' } : {};
}

const highs = /(?<![a-z])(?:highs?|tops?|peaks?|records?|zirve\w*|tepe\w*|rekor\w*)(?![a-z])/;
const lows = /(?<![a-z])(?:lows?|bottoms?|troughs?|dip\w*|dib\w*)(?![a-z])/;

/** Which end of the range is asked for: "the last swing low", "days since a new low". */
function readEnd(id: MeasureId, text: string): Pick<MeasureRequest, 'direction' | 'side'> {
  const [isHigh, isLow] = [highs.test(text), lows.test(text)];
  if (isHigh === isLow) return {};
  if (id === 'swing-levels') return { side: isHigh ? 'above' : 'below' };
  return id === 'days-since-high' ? { direction: isHigh ? 'bullish' : 'bearish' } : {};
}

const positive = /(?<![a-z])(?:positive|pozitif)(?![a-z])/;
const negative = /(?<![a-z])(?:negative|negatif)(?![a-z])/;

/** A positive divergence is a bullish one. */
function readSign(id: MeasureId, text: string): Pick<MeasureRequest, 'direction'> {
  const [isPositive, isNegative] = [positive.test(text), negative.test(text)];
  if (id !== 'divergences' || isPositive === isNegative) return {};
  return { direction: isPositive ? 'bullish' : 'bearish' };
}

function readPlace(id: MeasureId, text: string): Pick<MeasureRequest, 'side'> {
  const [above, below] = [isAbove.test(text), isBelow.test(text)];
  if (sidedByPlace.has(id) && above !== below) return { side: above ? 'above' : 'below' };
  return id === 'nearest-structure' ? readWayOut(text) : {};
}

const ofLeast =
  /(?<![a-z])(?:quiet\w*|calm\w*|thin\w*|low\w*|least|sakin\w*|dusu[kg]\w*|az)(?![a-z])/;

/** The quietest day is the one of least volume; without a word for it the largest is asked for. */
function readExtreme(id: MeasureId, text: string): Pick<MeasureRequest, 'order'> {
  if (id !== 'volume-extreme') return {};
  return { order: ofLeast.test(text) ? 'smallest' : 'largest' };
}

const ofLevel =
  /(?<![a-z])(?:floors?|ceilings?|roof|levels?|lines?|taban\w*|tavan\w*|cizgi\w*|seviye\w*)(?![a-z])/;
const ofOneZone: ReadonlySet<MeasureId> = new Set(['touch-history', 'zone-state']);

/** "How often was the floor hit" is of a level, and of no gap or block. */
function readLevel(id: MeasureId, text: string): Pick<MeasureRequest, 'concept'> {
  return ofOneZone.has(id) && ofLevel.test(text) ? { concept: 'support-resistance' } : {};
}

const worst = /(?<![a-z])(?:worst|kotu\w*)(?![a-z])/;
const best = /(?<![a-z])(?:best|iyi\w*)(?![a-z])/;
const sided: ReadonlySet<MeasureId> = new Set(['if-price', 'levels-between', 'first-since']);

/** Whether a move names the side of a price; the first event of a way has no price. */
function isSided(id: MeasureId, text: string): boolean {
  return sided.has(id) && (id !== 'first-since' || text.includes('#'));
}

/** The way a question names by a verb of movement; none where it names both. */
function readMove(id: MeasureId, text: string): Pick<MeasureRequest, 'direction' | 'side'> {
  const isRanked = id === 'best-worst-candles' || id === 'month-averages';
  const isUp = upward.test(text) || (isRanked && best.test(text));
  const isDown = downward.test(text) || (isRanked && worst.test(text));
  if (isUp === isDown) return {};
  if (isSided(id, text)) return { side: isUp ? 'above' : 'below' };
  return moves.has(id) ? { direction: isUp ? 'bullish' : 'bearish' } : {};
}

const lists: ReadonlySet<MeasureId> = new Set(['events', 'divergences', 'patterns', 'zone-list']);
const ofOne =
  /(?<![a-z])(?:last|latest|nearest|closest|newest|oldest|biggest|largest|freshest|when|was it|son|en son|en yakin|en taze\w*|en yeni\w*|en buyuk|en eski\w*|geldi mi|oldu mu|ne zaman)(?![a-z])/;
const ofMany =
  /(?<![a-z])(?:gaps|fvgs|blocks|obs|zones|breakers|breaks|boss|choches|shifts|changes|sweeps|displacements|divergences|patterns|ones|all|list|structures|\w+l[ae]r\w*|listele\w*|#)(?![a-z])/;

/** "The last break" asks for one; "the last breaks" for a list. */
function readOne(id: MeasureId, text: string): Pick<MeasureRequest, 'count'> {
  return lists.has(id) && ofOne.test(text) && !ofMany.test(text) ? { count: 1 } : {};
}

/** What the words of a measure itself say of its parameters. */
export function readOwnWords(id: MeasureId, text: string): Omit<MeasureRequest, 'id'> {
  if (id === 'average-cross') return findCrossing(text);
  if (id === 'indicator-cross') return { ...findBound(text), ...readMove(id, text) };
  const place = readPlace(id, text);
  return id.startsWith('indicator-')
    ? { ...place, ...findBound(text) }
    : {
        ...place,
        ...readEnd(id, text),
        ...readMove(id, text),
        ...readSign(id, text),
        ...readExtreme(id, text),
        ...readOne(id, text),
        ...findEventKind(id, text),
        ...readLevel(id, text),
        ...findAspect(id, text),
      };
}

/** "And the best" after the worst days: the way that words say of a measure asked before. */
export function readWay(
  asked: MeasureRequest | undefined,
  text: string,
): Pick<MeasureRequest, 'direction' | 'side' | 'order'> {
  const id = findMeasure(asked?.id ?? '');
  const { direction, side, order } = id === undefined ? {} : readOwnWords(id, text);
  return {
    ...(direction === undefined ? {} : { direction }),
    ...(side === undefined ? {} : { side }),
    ...(order === undefined ? {} : { order }),
  };
}
