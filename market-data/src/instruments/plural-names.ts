import type { Instrument } from '@vela/contracts';
import type { InstrumentMatch } from '../market-data.ts';
import { ordinaryWords, shortCodesWithEndings } from './ordinary-words.ts';
import type { PhraseIndex, PhraseMeaning } from './phrase-index.ts';

type NameLookup = {
  readonly index: PhraseIndex;
  toMatch(meaning: PhraseMeaning): InstrumentMatch;
};

const leastLetters = 4;
const leastCodeLetters = 3;

function listInstruments(match: InstrumentMatch): readonly Instrument[] {
  if (match.kind === 'ambiguous') return match.candidates;
  return match.kind === 'found' ? [match.instrument] : [];
}

/** Whether an s may follow: names, codes of coins, and the best known codes of companies. */
function mayHaveEnding(stem: string, isCode: boolean, found: readonly Instrument[]): boolean {
  if (!isCode) return stem.length >= leastLetters;
  const isCoin = found.every(({ assetClass }) => assetClass === 'crypto');
  return shortCodesWithEndings.has(stem) || (isCoin && stem.length >= leastCodeLetters);
}

/**
 * The instrument that a folded word with an s at its end names: "exxons" is typed for "Exxon's".
 * Undefined where the word without it is no name, or an ordinary word.
 */
export function findPluralMatch(word: string, lookup: NameLookup): InstrumentMatch | undefined {
  const stem = word.slice(0, -1);
  const meaning = word.endsWith('s') ? lookup.index.findByPhrase(stem) : undefined;
  if (meaning === undefined || ordinaryWords.has(stem)) return undefined;
  const match = lookup.toMatch(meaning);
  const found = listInstruments(match);
  return found.length > 0 && mayHaveEnding(stem, meaning.isCode, found) ? match : undefined;
}
