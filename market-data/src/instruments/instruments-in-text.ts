import type { InstrumentMatch } from '../market-data.ts';
import { parseBorsaIstanbulCode } from './borsa-istanbul.ts';
import {
  codesNeedingDollarSign,
  fieldAcronyms,
  hasOtherMeaning,
  ordinaryWords,
  shortCodesWithEndings,
} from './ordinary-words.ts';
import { findPluralMatch } from './plural-names.ts';
import type { PhraseIndex, PhraseMeaning } from './phrase-index.ts';
import { type TextWord, toWords } from './text-words.ts';
import { findStems } from './turkish-endings.ts';

export type TextMention = {
  readonly start: number;
  readonly end: number;
  readonly match: InstrumentMatch;
};

/** Catalogue functions used to resolve mentions. */
export type MentionLookup = {
  readonly index: PhraseIndex;
  toMatch(meaning: PhraseMeaning): InstrumentMatch;
  toUnknown(text: string): InstrumentMatch;
};

type Sentence = {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly hasLowerCase: boolean;
};
type InstrumentHit = { readonly length: number; readonly match: InstrumentMatch };

const maxPhraseWords = 5;
const maxSentenceLength = 4000;
// Each unknown code costs a fuzzy search.
const maxUnknownCodes = 5;

function isAdjacent({ text, words }: Sentence, index: number): boolean {
  const [left, right] = [words[index], words[index + 1]];
  if (left === undefined || right === undefined || left.ending !== undefined) return false;
  return /^(?: ?[/&.^-] ?| )$/.test(text.slice(left.end, right.start));
}

function hasDollarSign({ text }: Sentence, word: TextWord): boolean {
  return text[word.start - 1] === '$';
}

function isInCapitals(sentence: Sentence, word: TextWord): boolean {
  return (
    sentence.hasLowerCase &&
    /\p{Lu}/u.test(word.original) &&
    word.original === word.original.toLocaleUpperCase('en') &&
    word.original.length > 0
  );
}

// Whether a single word can be read as this meaning in its context.
function isPlausible(sentence: Sentence, word: TextWord, meaning: PhraseMeaning): boolean {
  if (hasDollarSign(sentence, word)) return true;
  if (codesNeedingDollarSign.has(word.folded)) return sentence.words.length === 1;
  if (isInCapitals(sentence, word) || word.ending !== undefined) return true;
  if (/^\d+$/.test(word.folded) || ordinaryWords.has(word.folded))
    return sentence.words.length === 1 || isCapitalisedName(word, meaning);
  return !meaning.isCode || word.folded.length >= 3;
}

function isCapitalisedName(word: TextWord, meaning: PhraseMeaning): boolean {
  return !meaning.isCode && word.start > 0 && /^\p{Lu}/u.test(word.original);
}

function findStemMeaning(word: TextWord, index: PhraseIndex): PhraseMeaning | undefined {
  for (const stem of findStems(word.folded, 3)) {
    const meaning = index.findByPhrase(stem);
    const mayEnd =
      meaning?.isCode === true
        ? stem.length >= 5 || shortCodesWithEndings.has(stem)
        : stem.length >= 4;
    if (meaning !== undefined && mayEnd && !ordinaryWords.has(stem)) return meaning;
  }
  return undefined;
}

/** The instrument of a word without its Turkish ending, or without the s of a plural. */
function findStemMatch(word: TextWord, lookup: MentionLookup): InstrumentMatch | undefined {
  const meaning = findStemMeaning(word, lookup.index);
  return meaning === undefined ? findPluralMatch(word.folded, lookup) : lookup.toMatch(meaning);
}

function toWholeWord(word: TextWord | undefined): string | undefined {
  return word === undefined ? undefined : word.folded + (word.ending ?? '');
}

function findSingleWord(
  sentence: Sentence,
  position: number,
  lookup: MentionLookup,
): InstrumentHit | undefined {
  const word = sentence.words[position];
  if (word === undefined) return undefined;
  const neighbours = {
    before: toWholeWord(sentence.words[position - 1]),
    after: sentence.words[position + 1]?.folded,
  };
  if (word.ending === undefined && hasOtherMeaning(word.folded, neighbours)) return undefined;
  const meaning =
    lookup.index.findByPhrase(word.folded) ?? lookup.index.findByCompactKey(word.folded);
  if (meaning !== undefined)
    return isPlausible(sentence, word, meaning)
      ? { length: 1, match: lookup.toMatch(meaning) }
      : undefined;
  const stem = word.ending === undefined ? findStemMatch(word, lookup) : undefined;
  if (stem !== undefined) return { length: 1, match: stem };
  return isLikelyCode(sentence, word)
    ? { length: 1, match: lookup.toUnknown(word.original) }
    : undefined;
}

function isLikelyCode(sentence: Sentence, word: TextWord): boolean {
  if (hasDollarSign(sentence, word)) return /^[a-z]/.test(word.folded);
  if (fieldAcronyms.has(word.folded) || /^(\d+(m|h|d|w|mo|dk|s|g)?|[mhdw]\d+)$/.test(word.folded))
    return false;
  if (/^[a-z0-9]{2,8}(usdt|usdc|usd)$/.test(word.folded)) return true;
  const isAlone = sentence.words.length === 1 && !sentence.hasLowerCase;
  return (
    (isAlone || isInCapitals(sentence, word)) &&
    /^(?=.*[a-z].*[a-z])[a-z0-9]{3,10}$/.test(word.folded)
  );
}

/** A code of Borsa Istanbul whose suffix stands apart ("GARAN .IS"). */
function findSpacedCode({ text }: Sentence, words: readonly TextWord[]): string | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last?.folded.endsWith('is') !== true) return undefined;
  return parseBorsaIstanbulCode(text.slice(first.start, last.start + last.folded.length));
}

// Gold by the gram or coin is a lira price of its own; the ounce would be another instrument.
const metals = '(?:altin|gumus|gold|silver)';
const byWeight = new RegExp(
  [
    `^(?:gram|gr|ceyrek|yarim|tam|cumhuriyet|ata) ${metals}[^ ]{0,4}$`,
    `^${metals}[^ ]{0,4} (?:gram[^ ]{0,4}|gr)$`,
    `^${metals} (?:price )?(?:per|by the|by|in|a) (?:gram(?:me)?s?|gr)$`,
    `^gram(?:s|me|mes)? (?:price )?of ${metals}$`,
  ].join('|'),
);
const weightBeginning = new RegExp(
  `^(?:grams?|gr|ceyrek|yarim|tam|cumhuriyet|ata|${metals}.{0,4})$`,
);

/** What the price of a metal by its weight in lira is made of: that of the ounce, and the dollar. */
function matchWeight(text: string, lookup: MentionLookup): InstrumentMatch {
  const names = [/gumus|silver/.test(text) ? 'gumus' : 'altin', 'usdtry'];
  const suggestions = names.flatMap((name) => {
    const meaning = lookup.index.findByPhrase(name);
    const match = meaning === undefined ? undefined : lookup.toMatch(meaning);
    return match?.kind === 'found' ? [match.instrument] : [];
  });
  return { kind: 'unknown', suggestions };
}

/** The instrument that words joined by spaces name, the last of them with an ending or without. */
function matchPhrase(
  words: readonly TextWord[],
  lookup: MentionLookup,
): InstrumentMatch | undefined {
  const last = words.at(-1)?.folded ?? '';
  const head = words
    .slice(0, -1)
    .map(({ folded }) => folded)
    .join(' ');
  for (const ending of [last, ...findStems(last, 2), last.replace(/s$/, '')]) {
    const meaning = lookup.index.findByPhrase(`${head} ${ending}`);
    if (meaning !== undefined) return lookup.toMatch(meaning);
  }
  const whole = `${head} ${last}`;
  return byWeight.test(whole) ? matchWeight(whole, lookup) : undefined;
}

function findPhrase(
  sentence: Sentence,
  position: number,
  lookup: MentionLookup,
): InstrumentHit | undefined {
  let longest = 1;
  while (longest < maxPhraseWords && isAdjacent(sentence, position + longest - 1)) longest++;
  const beginning = sentence.words[position]?.folded ?? '';
  const mayBegin = lookup.index.beginsPhrase(beginning) || weightBeginning.test(beginning);
  for (let length = longest; length >= 2; length--) {
    const words = sentence.words.slice(position, position + length);
    const code = findSpacedCode(sentence, words);
    if (code !== undefined)
      return { length, match: lookup.toMatch({ kind: 'not-covered', code, isCode: true }) };
    const match = mayBegin ? matchPhrase(words, lookup) : undefined;
    if (match !== undefined) return { length, match };
  }
  return undefined;
}

// Caches fuzzy matches of unknown codes; after `maxUnknownCodes` no more are searched.
function cacheUnknownMatches(lookup: MentionLookup): MentionLookup {
  const known = new Map<string, InstrumentMatch>();
  const toUnknown = (text: string): InstrumentMatch => {
    const match =
      known.get(text) ??
      (known.size < maxUnknownCodes
        ? lookup.toUnknown(text)
        : { kind: 'unknown' as const, suggestions: [] });
    known.set(text, match);
    return match;
  };
  return { index: lookup.index, toMatch: (meaning) => lookup.toMatch(meaning), toUnknown };
}

/** Instruments of a sentence in order; a word belongs to at most one mention. */
export function findInstrumentsInText(
  text: string,
  catalogueLookup: MentionLookup,
): readonly TextMention[] {
  const lookup = cacheUnknownMatches(catalogueLookup);
  const normalized = text.normalize('NFC').slice(0, maxSentenceLength);
  const sentence: Sentence = {
    text: normalized,
    words: toWords(normalized),
    hasLowerCase: /\p{Ll}/u.test(normalized),
  };
  const mentions: TextMention[] = [];
  let position = 0;
  while (position < sentence.words.length) {
    const hit =
      findPhrase(sentence, position, lookup) ?? findSingleWord(sentence, position, lookup);
    const [first, last] = [
      sentence.words[position],
      sentence.words[position + (hit?.length ?? 1) - 1],
    ];
    if (hit !== undefined && first !== undefined && last !== undefined)
      mentions.push({ start: first.start, end: last.end, match: hit.match });
    position += hit?.length ?? 1;
  }
  return mentions;
}
