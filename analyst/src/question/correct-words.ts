import { foldText, rateTypo } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import { isWritten, stems, vocabulary } from './vocabulary.ts';
import { lexicons } from './word-pattern.ts';
import { isNumberWord } from './write-numbers.ts';

// A question has few typos; a text without known words is no question.
const maxCorrections = 12;
const cacheSize = 2_000;
const leastTarget = 4;
// Of a word of four letters only swapped letters are clear: "lsat".
const shortTypo = 1;
const leastStem = 6;

type Near = { readonly text: string; readonly distance: number };

const targets = [...vocabulary].filter((word) => word.length >= leastTarget);
const targetStems = [...stems].filter((stem) => stem.length >= leastStem);

function toNear(word: string, meant: string, ending: string): Near[] {
  const distance = rateTypo(word, meant);
  const isClear = meant.length > leastTarget || distance === shortTypo;
  return distance === undefined || !isClear ? [] : [{ text: meant + ending, distance }];
}

/** A stem misspelt and then continued: "korelsyonu" begins with "korelasyon". */
function listNearStems(word: string): Near[] {
  return targetStems.flatMap((stem) =>
    [stem.length - 1, stem.length, stem.length + 1]
      .filter((length) => length <= word.length)
      .flatMap((length) => toNear(word.slice(0, length), stem, word.slice(length))),
  );
}

function findNearest(word: string, catalogue: InstrumentCatalogue): string {
  const name = catalogue.findMisspelt(word);
  const near: readonly Near[] = [
    ...(name === undefined ? [] : [{ text: name.name, distance: name.distance }]),
    ...targets.flatMap((target) => toNear(word, target, '')),
  ];
  const chosen = near.toSorted((a, b) => a.distance - b.distance)[0];
  const [stem] = chosen === undefined ? listNearStems(word) : [];
  return chosen?.text ?? stem?.text ?? word;
}

const cache = new LRUCache<string, string>({ max: cacheSize });

/** The word meant by a folded word that is unknown; itself where none is near. */
function correctWord(word: string, catalogue: InstrumentCatalogue): string {
  if (isWritten(word) || isNumberWord(word)) return word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  const corrected = findNearest(word, catalogue);
  cache.set(word, corrected);
  return corrected;
}

/** A word in capitals among others is a code, and a code is never guessed. */
function isCode(word: string): boolean {
  return /^[A-Z]{1,5}$/.test(word);
}

/** "btc4h" is a name and an interval. */
function splitNames(message: string, catalogue: InstrumentCatalogue): string {
  return message.replaceAll(
    /(?<![\p{L}\p{N}])(?<name>[a-z]{2,6})(?<interval>\d{1,2}[mhdw])(?![\p{L}\p{N}])/giu,
    (typed: string, name: string, interval: string) =>
      catalogue.resolve(name).kind === 'found' ? `${name} ${interval}` : typed,
  );
}

const shortWords = new Map(lexicons.flatMap((lexicon) => Object.entries(lexicon.shortWords)));
// "Ustundemi", "uzunmu": a question particle written on to its word.
const particle = /^(?<stem>[a-z]{3,})(?<mark>m[iu])$/;

/** What stands for a word that is typed short or as one; itself where nothing does. */
function writeOut(typed: string): string {
  const folded = foldText(typed);
  const short = shortWords.get(folded);
  if (short !== undefined) return short;
  const { stem, mark } = particle.exec(folded)?.groups ?? {};
  const isJoined = stem !== undefined && !isWritten(folded) && isWritten(stem);
  return isJoined ? `${stem} ${mark}` : typed;
}

/**
 * A message with the typing mistakes of its words corrected (`rateTypo`): by the words that
 * questions are read by, and by names of instruments; short words are written out. Words that are
 * written right, names that are found and codes stay.
 */
export function correctWords(typedMessage: string, catalogue: InstrumentCatalogue): string {
  const message = splitNames(typedMessage, catalogue).replaceAll(
    /(?<![\p{L}\p{N}'’.$])\p{L}{2,24}(?![\p{L}\p{N}'’])/gu,
    (typed) => (isCode(typed) ? typed : writeOut(typed)),
  );
  const named = catalogue.findInText(message).filter(({ match }) => match.kind !== 'unknown');
  let count = 0;
  return message.replaceAll(
    /(?<![\p{L}\p{N}'’.$])\p{L}{4,24}(?![\p{L}\p{N}])/gu,
    (typed, at: number) => {
      const isNamed = named.some(({ start, end }) => start <= at && at < end);
      if (isNamed || isCode(typed) || count >= maxCorrections) return typed;
      const folded = foldText(typed);
      if (!/^[a-z]+$/.test(folded)) return typed;
      const corrected = correctWord(folded, catalogue);
      if (corrected === folded) return typed;
      count += 1;
      return corrected;
    },
  );
}
