import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { LRUCache } from 'lru-cache';

const maxWords = 5_000;
const wordPattern = /[\p{L}\p{N}&]{2,}/gu;

/** Words of which a catalogue was asked whether they may name an instrument. */
const knownByCatalogue = new WeakMap<InstrumentCatalogue, LRUCache<string, boolean>>();

function isNameWord(word: string, catalogue: InstrumentCatalogue): boolean {
  const known = knownByCatalogue.get(catalogue) ?? new LRUCache<string, boolean>({ max: maxWords });
  knownByCatalogue.set(catalogue, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  const isName = catalogue.findInText(word).some(({ match }) => match.kind !== 'unknown');
  known.set(word, isName);
  return isName;
}

/** Whether a text holds a word of a name: most sentences do not, and need no search for names. */
export function mayNameInstrument(text: string, catalogue: InstrumentCatalogue): boolean {
  return [...foldText(text).matchAll(wordPattern)].some(([word]) => isNameWord(word, catalogue));
}
