import type { MeasureRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';

/** The usual bounds of an oscillator, where a question names them by their word. */
const bounds = [
  { words: /over ?sold|asiri sat/, level: 30, side: 'below' },
  { words: /over ?bought|asiri al/, level: 70, side: 'above' },
] as const;

function findBound(text: string): Pick<MeasureRequest, 'level' | 'side'> {
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
  /(?<![a-z])(?:ris|ros|rall|climb|reclaim|gain|green|higher|up(?:ward)?(?![a-z])|bullish|yuksel|artiyor|artida|yesil|cikar|asar|gecer|yukari|boga)/;
const downward =
  /(?<![a-z])(?:fall|fell|drop|los[et]|slip|dip|slid|sink|red(?![a-z])|lower|down(?:ward)?(?![a-z])|bearish|dus(?!u[nk])|geril|ekside|kirmizi|iner|inse|sark|asagi|ayi(?![a-z]))/;
const moves: ReadonlySet<MeasureId> = new Set([
  'streak',
  'best-worst-candles',
  'next-invalidation',
  'indicator-cross',
  'events',
]);
const sided: ReadonlySet<MeasureId> = new Set(['if-price', 'levels-between']);

/** The way a question names by a verb of movement; none where it names both. */
function readMove(id: MeasureId, text: string): Pick<MeasureRequest, 'direction' | 'side'> {
  const [isUp, isDown] = [upward.test(text), downward.test(text)];
  if (isUp === isDown) return {};
  if (sided.has(id)) return { side: isUp ? 'above' : 'below' };
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
  return id.startsWith('indicator-')
    ? findBound(text)
    : { ...readMove(id, text), ...readOne(id, text) };
}
