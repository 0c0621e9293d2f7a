import type { AssetClass, Instrument } from '@vela/contracts';
import { calculateEditDistance } from './edit-distance.ts';
import type { InstrumentEntry } from './instrument-entry.ts';
import { toCompactKey, toPhraseKey } from './text-words.ts';

type Searchable = {
  readonly entry: InstrumentEntry;
  readonly code: string;
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  /** Smaller is more popular: the place within its group of popular ones, or after all of them. */
  readonly order: number;
  readonly position: number;
};

export type InstrumentSearch = {
  /** Ranked, then by popularity and the preferred asset class: exact code, prefix, name, alias, fuzzy. Empty query: the popular ones. */
  search(query: string, limit: number, preferred?: AssetClass): readonly Instrument[];
  /** The instruments whose code, name or alias has the smallest edit distance. */
  suggest(text: string, count: number): readonly Instrument[];
};

const maxQueryLength = 60;

/** How many places of popularity an asset class is worth that is preferred. */
const preferredPlaces = 3;

function countBefore(entries: readonly InstrumentEntry[], position: number): number {
  const group = entries[position]?.instrument.popular;
  if (group === undefined) return 1000 + position;
  return entries.slice(0, position).filter(({ instrument }) => instrument.popular === group).length;
}

function toSearchable(
  entry: InstrumentEntry,
  position: number,
  entries: readonly InstrumentEntry[],
): Searchable {
  const { symbol, name } = entry.instrument;
  return {
    entry,
    code: toCompactKey(symbol),
    names: [...new Set([toPhraseKey(name.en), toPhraseKey(name.tr)])],
    aliases: [
      ...new Set(entry.aliases.flatMap((alias) => [toPhraseKey(alias), toCompactKey(alias)])),
    ],
    order: countBefore(entries, position),
    position,
  };
}

function hasWordPrefix(name: string, phrase: string): boolean {
  return name.startsWith(phrase) || name.includes(` ${phrase}`);
}

// Lower is better: exact code 0, exact alias 1, code prefix 2, name 3, alias 4, substring 5.
function calculateRank(
  { code, names, aliases }: Searchable,
  phrase: string,
  compact: string,
): number | undefined {
  if (code === compact) return 0;
  if (aliases.includes(phrase)) return 1;
  if (code.startsWith(compact)) return 2;
  if (names.some((name) => hasWordPrefix(name, phrase))) return 3;
  if (aliases.some((alias) => hasWordPrefix(alias, phrase))) return 4;
  if (phrase.length >= 2 && [code, ...names, ...aliases].some((text) => text.includes(compact)))
    return 5;
  return undefined;
}

function calculateSpellingDistance(
  { code, names, aliases }: Searchable,
  phrase: string,
  compact: string,
): number {
  let best = calculateEditDistance(compact, code);
  const words = names.flatMap((name) => [
    name,
    ...name.split(' ').filter((word) => word.length > 2),
  ]);
  for (const text of [...words, ...aliases]) {
    if (Math.abs(text.length - phrase.length) < best)
      best = Math.min(best, calculateEditDistance(phrase, text));
  }
  // The start of a code is more significant than its end: BTCUSTD and BTC share it.
  return code.startsWith(compact.slice(0, 2)) ? best - 0.5 : best;
}

export function createInstrumentSearch(entries: readonly InstrumentEntry[]): InstrumentSearch {
  const searchables = entries.map(toSearchable);
  const popular = entries
    .map((entry) => entry.instrument)
    .filter((instrument) => instrument.popular !== undefined);

  function nearest(text: string, count: number, maxDistance: number): Instrument[] {
    const phrase = toPhraseKey(text.slice(0, maxQueryLength));
    const compact = phrase.replaceAll(' ', '');
    return searchables
      .map((searchable) => ({
        searchable,
        distance: calculateSpellingDistance(searchable, phrase, compact),
      }))
      .filter(({ distance }) => distance <= maxDistance)
      .toSorted(
        (a, b) =>
          a.distance - b.distance ||
          a.searchable.order - b.searchable.order ||
          a.searchable.position - b.searchable.position,
      )
      .slice(0, count)
      .map(({ searchable }) => searchable.entry.instrument);
  }

  function search(query: string, limit: number, preferred?: AssetClass): readonly Instrument[] {
    const toOrder = ({ entry, order }: Searchable): number =>
      order - (entry.instrument.assetClass === preferred ? preferredPlaces : 0);
    const phrase = toPhraseKey(query.slice(0, maxQueryLength));
    if (phrase === '') return popular.slice(0, limit);
    const compact = phrase.replaceAll(' ', '');
    const found = searchables
      .map((searchable) => ({ searchable, rank: calculateRank(searchable, phrase, compact) }))
      .filter(
        (candidate): candidate is { searchable: Searchable; rank: number } =>
          candidate.rank !== undefined,
      )
      .toSorted(
        (a, b) =>
          a.rank - b.rank ||
          toOrder(a.searchable) - toOrder(b.searchable) ||
          a.searchable.position - b.searchable.position,
      )
      .map(({ searchable }) => searchable.entry.instrument);
    if (found.length >= limit || compact.length < 3) return found.slice(0, limit);
    const similar = nearest(query, limit, Math.floor(compact.length / 3)).filter(
      (instrument) => !found.includes(instrument),
    );
    return [...found, ...similar].slice(0, limit);
  }

  function suggest(text: string, count: number): readonly Instrument[] {
    return toPhraseKey(text) === ''
      ? popular.slice(0, count)
      : nearest(text, count, Number.POSITIVE_INFINITY);
  }

  return { search, suggest };
}
