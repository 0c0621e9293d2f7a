import { borsaIstanbul } from './borsa-istanbul.ts';
import type { InstrumentEntry } from './instrument-entry.ts';
import { toCompactKey, toPhraseKey } from './text-words.ts';

/** Meaning of a phrase. `isCode` when it is a code (BTC, GC), not a word (Apple). */
export type PhraseMeaning =
  | {
      readonly kind: 'instruments';
      readonly entries: readonly InstrumentEntry[];
      readonly isCode: boolean;
    }
  | { readonly kind: 'not-covered'; readonly code: string; readonly isCode: boolean };

export type PhraseIndex = {
  /** Whether a phrase of several words begins with this one: most words begin none. */
  beginsPhrase(word: string): boolean;
  /** Meaning of words joined by single spaces ("eur usd", "ons altin"). */
  findByPhrase(key: string): PhraseMeaning | undefined;
  /** Meaning of a text without separators ("eurusd", "brkb"). */
  findByCompactKey(key: string): PhraseMeaning | undefined;
};

function isWrittenAsCode(name: string): boolean {
  return name === name.toUpperCase() && !name.includes(' ');
}

function addInstrument(
  index: Map<string, PhraseMeaning>,
  key: string,
  added: { entry: InstrumentEntry; isCode: boolean },
): void {
  const known = index.get(key);
  const entries = known?.kind === 'instruments' ? known.entries : [];
  if (entries.includes(added.entry)) return;
  index.set(key, {
    kind: 'instruments',
    entries: [...entries, added.entry],
    isCode: added.isCode && (known?.isCode ?? true),
  });
}

function addNotCovered(
  indexes: readonly Map<string, PhraseMeaning>[],
  name: string,
  code: string,
): void {
  const meaning: PhraseMeaning = { kind: 'not-covered', code, isCode: isWrittenAsCode(name) };
  const keys = [toPhraseKey(name), toCompactKey(name)];
  indexes.forEach((index, position) => {
    const key = keys[position] ?? '';
    if (!index.has(key)) index.set(key, meaning);
  });
}

/** Indexes codes, names and aliases; a canonical symbol goes before aliases of others. */
export function createPhraseIndex(entries: readonly InstrumentEntry[]): PhraseIndex {
  const phrases = new Map<string, PhraseMeaning>();
  const compacts = new Map<string, PhraseMeaning>();
  for (const entry of entries) {
    const { symbol, name } = entry.instrument;
    for (const alias of [symbol, name.en, name.tr, ...entry.aliases]) {
      const isCode = isWrittenAsCode(alias);
      addInstrument(phrases, toPhraseKey(alias), { entry, isCode });
      addInstrument(compacts, toCompactKey(alias), { entry, isCode });
    }
  }
  for (const entry of entries) {
    const meaning: PhraseMeaning = { kind: 'instruments', entries: [entry], isCode: true };
    phrases.set(toPhraseKey(entry.instrument.symbol), meaning);
    compacts.set(toCompactKey(entry.instrument.symbol), meaning);
  }
  for (const code of borsaIstanbul.codes) addNotCovered([phrases, compacts], code, code);
  for (const [name, code] of Object.entries(borsaIstanbul.names))
    addNotCovered([phrases, compacts], name, code);
  const beginnings = new Set(
    [...phrases.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ', 1)[0]),
  );
  return {
    beginsPhrase: (word) => beginnings.has(word),
    findByPhrase: (key) => phrases.get(key),
    findByCompactKey: (key) => compacts.get(key),
  };
}
