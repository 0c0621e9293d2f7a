import { foldText, languages, rateTypo } from '@vela/contracts';
import type { InstrumentEntry } from './instrument-entry.ts';
import { findStems } from './turkish-endings.ts';

const leastLetters = 4;
// Of a name of four letters only swapped and doubled letters are clear: "goldd".
const clearTypo = 2;

/** A name nearest to a misspelt word; `distance` as `rateTypo` gives it. */
export type MisspeltName = { readonly name: string; readonly distance: number };

/** Names of one word and codes, folded. */
function listNames({ instrument, aliases }: InstrumentEntry): string[] {
  const names = [
    instrument.symbol,
    ...aliases,
    ...languages.map((language) => instrument.name[language]),
  ];
  return names
    .map((name) => foldText(name))
    .filter((name) => /^[a-z]+$/.test(name) && name.length >= leastLetters);
}

/** Which instruments a folded name means, so that names of the same ones are told apart from others. */
function groupByName(entries: readonly InstrumentEntry[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const entry of entries) {
    // The classes of one company's shares have the same accounts and most names in common.
    const company = entry.instrument.name.en.replace(/\s*\(.*\)$/, '');
    for (const name of listNames(entry)) groups.set(name, company);
  }
  return groups;
}

const leastStem = 5;
// Of a shorter one only a missing vowel, swapped or doubled letters are clear: "altnla", "glds".
const leastClearStem = 4;
const leastClearPlural = 3;

/** A word without its ending: "nvidanın" is typed for "Nvidia'nın", "nasadqs" for "Nasdaq's". */
function listStems(word: string): string[] {
  const plural = word.endsWith('s') ? [word.slice(0, -1)] : [];
  return [...plural, ...findStems(word, leastStem)].filter(({ length }) => length >= leastStem);
}

function listShortStems(word: string): string[] {
  const plural = word.endsWith('s') ? [word.slice(0, -1)] : [];
  return [
    ...plural.filter(({ length }) => length >= leastClearPlural),
    ...findStems(word, leastClearStem),
  ].filter(({ length }) => length < leastStem);
}

/**
 * Creates the search for the one name that a misspelt word means. Undefined where none is near, or
 * names of several instruments are as near.
 */
export function createMisspeltNames(
  entries: readonly InstrumentEntry[],
): (word: string) => MisspeltName | undefined {
  const companies = groupByName(entries);
  const names = [...companies.keys()];
  const findNear = (word: string): MisspeltName | undefined => {
    const near = names
      .flatMap((name): MisspeltName[] => {
        const distance = rateTypo(word, name, true);
        const isClear = name.length > leastLetters || (distance ?? 0) <= clearTypo;
        return distance === undefined || !isClear ? [] : [{ name, distance }];
      })
      .toSorted((a, b) => a.distance - b.distance);
    const [first] = near;
    const isClear = near.every(
      ({ name, distance }) =>
        distance !== first?.distance || companies.get(name) === companies.get(first.name),
    );
    return isClear ? first : undefined;
  };
  const findClear = (stem: string): MisspeltName | undefined => {
    const found = findNear(stem);
    return found !== undefined && found.distance <= clearTypo ? found : undefined;
  };
  return (word) =>
    [word, ...listStems(word)].map((stem) => findNear(stem)).find((found) => found !== undefined) ??
    listShortStems(word)
      .map((stem) => findClear(stem))
      .find((found) => found !== undefined);
}
