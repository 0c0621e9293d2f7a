import { LRUCache } from 'lru-cache';
import type { InstrumentCatalogue, InstrumentMatch } from '../market-data.ts';
import { borsaIstanbul, parseBorsaIstanbulCode } from './borsa-istanbul.ts';
import { commodityEntries } from './commodities.ts';
import { cryptoEntries } from './crypto.ts';
import { forexEntries } from './forex.ts';
import { indexEntries } from './indices.ts';
import type { InstrumentEntry } from './instrument-entry.ts';
import { createInstrumentSearch } from './instrument-search.ts';
import { findInstrumentsInText } from './instruments-in-text.ts';
import { createMisspeltNames } from './misspelt-names.ts';
import { createPhraseIndex, type PhraseMeaning } from './phrase-index.ts';
import { simulatedCompany, simulatedTicker } from './simulated-company.ts';
import { stockEntries } from './us-stocks.ts';
import { toPhraseKey, toWords } from './text-words.ts';
import { findStems } from './turkish-endings.ts';

const suggestionCount = 3;
const maxSymbolLength = 100;

export const instrumentEntries: readonly InstrumentEntry[] = [
  ...cryptoEntries,
  ...stockEntries,
  ...indexEntries,
  ...commodityEntries,
  ...forexEntries,
];

const entryBySymbol = new Map(instrumentEntries.map((entry) => [entry.instrument.symbol, entry]));
const index = createPhraseIndex(instrumentEntries);
const instrumentSearch = createInstrumentSearch(instrumentEntries);

/** The catalogue entry of a canonical symbol, or of the simulated company; undefined: neither. */
export function findInstrumentEntry(symbol: string): InstrumentEntry | undefined {
  return symbol === simulatedTicker ? simulatedCompany : entryBySymbol.get(symbol);
}

function toMatch(meaning: PhraseMeaning): InstrumentMatch {
  if (meaning.kind === 'not-covered')
    return { kind: 'not-covered', symbol: meaning.code, market: borsaIstanbul.market };
  const [first, ...others] = meaning.entries.map((entry) => entry.instrument);
  if (first === undefined) return { kind: 'unknown', suggestions: [] };
  return others.length === 0
    ? { kind: 'found', instrument: first }
    : { kind: 'ambiguous', candidates: [first, ...others] };
}

function toUnknown(text: string): InstrumentMatch {
  return { kind: 'unknown', suggestions: instrumentSearch.suggest(text, suggestionCount) };
}

function findMeaning(text: string): PhraseMeaning | undefined {
  const words = toWords(text);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const head = words
    .slice(0, -1)
    .map((word) => `${word.folded} `)
    .join('');
  const whole = toPhraseKey(text);
  const exact = index.findByPhrase(whole) ?? index.findByCompactKey(whole.replaceAll(' ', ''));
  if (exact !== undefined) return exact;
  const stems = last.ending === undefined ? findStems(last.folded, 3) : [last.folded];
  for (const stem of stems) {
    const meaning =
      index.findByPhrase(head + stem) ?? index.findByCompactKey((head + stem).replaceAll(' ', ''));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** The catalogue never changes, and the same few symbols are asked for over and over. */
const matches = new LRUCache<string, InstrumentMatch>({
  max: 2_000,
  memoMethod: (text) => resolveInstrument(text),
});

function resolveInstrument(text: string): InstrumentMatch {
  const trimmed = text.normalize('NFC').trim().slice(0, maxSymbolLength);
  const code = parseBorsaIstanbulCode(trimmed);
  if (code !== undefined)
    return { kind: 'not-covered', symbol: code, market: borsaIstanbul.market };
  const meaning = findMeaning(trimmed);
  return meaning === undefined ? toUnknown(trimmed) : toMatch(meaning);
}

export const instrumentCatalogue: InstrumentCatalogue = {
  all: instrumentEntries.map((entry) => entry.instrument),
  resolve: (text) =>
    text.length <= maxSymbolLength ? matches.memo(text) : resolveInstrument(text),
  search: (query, limit, preferred) => instrumentSearch.search(query, limit, preferred),
  findMisspelt: createMisspeltNames(instrumentEntries),
  findInText: (sentence) => findInstrumentsInText(sentence, { index, toMatch, toUnknown }),
};
