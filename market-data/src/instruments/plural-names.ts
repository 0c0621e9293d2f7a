import type { Instrument } from '@vela/contracts';
import type { InstrumentMatch } from '../market-data.ts';
import { ordinaryWords, shortCodesWithEndings } from './ordinary-words.ts';
import type { PhraseIndex, PhraseMeaning } from './phrase-index.ts';

type NameLookup = {
  readonly index: PhraseIndex;
  toMatch(meaning: PhraseMeaning): InstrumentMatch;
};

const leastLetters = 4;

function listInstruments(match: InstrumentMatch): readonly Instrument[] {
  if (match.kind === 'ambiguous') return match.candidates;
  return match.kind === 'found' ? [match.instrument] : [];
}

/**
 * The company that a folded word with an s at its end names: "exxons" is typed for "Exxon's".
 * Undefined where the word without it is no company's name, or an ordinary word.
 */
export function findPluralMatch(word: string, lookup: NameLookup): InstrumentMatch | undefined {
  const stem = word.slice(0, -1);
  const meaning = word.endsWith('s') ? lookup.index.findByPhrase(stem) : undefined;
  if (meaning === undefined || ordinaryWords.has(stem)) return undefined;
  const isLong = meaning.isCode ? shortCodesWithEndings.has(stem) : stem.length >= leastLetters;
  const match = lookup.toMatch(meaning);
  const found = listInstruments(match);
  const isCompany = found.length > 0 && found.every(({ assetClass }) => assetClass === 'stock');
  return isLong && isCompany ? match : undefined;
}
