import { foldText, languages } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { analystLanguages } from '../language/by-language.ts';
import { findPlaces } from './find-acts.ts';
import { getCandidates, type TextMention } from './resolve-several.ts';

type Edit = { readonly symbol: string; readonly isAdded: boolean };

// "Add sol", "sol da ekle": beside such a word an ordinary word is a name.
const mostShortWords = 4;

/** The one name of a text of few words, one of which adds or drops it. */
function findTyped(text: string, catalogue: InstrumentCatalogue): TextMention[] {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)];
  if (words.length > mostShortWords) return [];
  const found = words.flatMap((word): TextMention[] => {
    const match = catalogue.resolve(word[0]);
    const end = word.index + word[0].length;
    return match.kind === 'found' ? [{ start: word.index, end, match }] : [];
  });
  return found.slice(0, 1);
}

/** "Swap sol for avax": ordinary words too are names of what was asked about before. */
function addEarlier(
  found: readonly TextMention[],
  text: string,
  { earlier, catalogue }: { earlier: readonly string[]; readonly catalogue: InstrumentCatalogue },
): TextMention[] {
  const others = [...text.matchAll(/[\p{L}\d]+/gu)].flatMap((word): TextMention[] => {
    const [start, end] = [word.index, word.index + word[0].length];
    if (found.some((one) => one.start < end && start < one.end)) return [];
    const match = catalogue.resolve(word[0]);
    const isEarlier = match.kind === 'found' && earlier.includes(match.instrument.symbol);
    return isEarlier ? [{ start, end, match }] : [];
  });
  return [...found, ...others].toSorted((a, b) => a.start - b.start);
}

const swaps = languages
  .flatMap((language) => analystLanguages[language].acts.swapSubjects)
  .map((pattern) => new RegExp(`(?<![a-z])${pattern}`, 'd'));

/** A folded text with # for each name, and a name by where its # stands. */
function markNames(folded: string, names: readonly TextMention[]) {
  const places = new Map<number, TextMention>();
  let marked = '';
  let from = 0;
  for (const name of names) {
    marked += folded.slice(from, name.start);
    places.set(marked.length, name);
    marked += '#';
    from = name.end;
  }
  return { marked: marked + folded.slice(from), places };
}

/** "Swap sol for avax", "sol yerine avax": the name that goes and the one that comes. */
function findSwap(folded: string, names: readonly TextMention[]): Edit[] {
  const { marked, places } = markNames(folded, names);
  for (const swap of swaps) {
    const indices = swap.exec(marked)?.indices?.groups;
    const found = (['dropped', 'added'] as const).map((group) =>
      places.get(indices?.[group]?.[0] ?? -1),
    );
    const [dropped, added] = found.map((one) =>
      one === undefined ? undefined : getCandidates(one)[0]?.symbol,
    );
    if (dropped === undefined || added === undefined) continue;
    return [
      { symbol: dropped, isAdded: false },
      { symbol: added, isAdded: true },
    ];
  }
  return [];
}

/** What is nearest to a name decides: "drop sol, add xrp". */
function listEdits(
  message: string,
  earlier: readonly string[],
  catalogue: InstrumentCatalogue,
): Edit[] {
  const text = message.normalize('NFC');
  const folded = foldText(text);
  const found = catalogue.findInText(text);
  const names =
    found.length > 0 ? addEarlier(found, text, { earlier, catalogue }) : findTyped(text, catalogue);
  // "Compare it with silver" adds silver; with two names it is a question of its own.
  const kinds = ['add-subject', 'drop-subject', 'beside-subject'] as const;
  const words = (names.length === 1 ? kinds : kinds.slice(0, 2)).flatMap((kind) =>
    findPlaces(folded, kind).map(({ start, end }) => ({
      middle: (start + end) / 2,
      isAdded: kind !== 'drop-subject',
    })),
  );
  const swapped = findSwap(folded, names);
  if (swapped.length > 0) return swapped;
  return names.flatMap((mention): Edit[] => {
    const middle = (mention.start + mention.end) / 2;
    const [nearest] = words.toSorted(
      (a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle),
    );
    const symbol = getCandidates(mention)[0]?.symbol;
    return symbol !== undefined && nearest !== undefined
      ? [{ symbol, isAdded: nearest.isAdded }]
      : [];
  });
}

// "Eth too", "do btc as well": the same of another one, where one alone was asked about.
const alike = /^(?:[a-z#]+ ){1,3}(?:too|as well|also)$/;

function isAlike(message: string, earlier: readonly string[], edits: readonly Edit[]): boolean {
  const words = foldText(message)
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .trim();
  return earlier.length === 1 && edits.length === 1 && alike.test(words);
}

/**
 * The instruments of an earlier question with those that a message adds and without those it
 * takes away; undefined where it does neither.
 */
export function editSubjects(
  message: string,
  earlier: readonly string[],
  catalogue: InstrumentCatalogue,
): readonly string[] | undefined {
  const edits = listEdits(message, earlier, catalogue);
  if (edits.length === 0 || earlier.length === 0) return undefined;
  const dropped = new Set(edits.flatMap(({ symbol, isAdded }) => (isAdded ? [] : [symbol])));
  const added = edits.flatMap(({ symbol, isAdded }) => (isAdded ? [symbol] : []));
  if (isAlike(message, earlier, edits) && added.length === 1) return added;
  const subjects = [...new Set([...earlier.filter((symbol) => !dropped.has(symbol)), ...added])];
  const isChanged = subjects.join() !== earlier.join();
  return isChanged && subjects.length > 0 ? subjects : undefined;
}
