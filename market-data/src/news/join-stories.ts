import type { MarketNewsItem } from '@vela/contracts';
import { nameOtherSubjects } from './headline-names.ts';
import {
  haveOppositeDirections,
  isTelling,
  listContentWords,
  listHeadlineWords,
} from './headline-words.ts';

/** How two headlines relate: the same item (a copy), the same story, or neither. */
export type Relation = 'item' | 'story' | 'other';

const itemShare = 0.8;
const storyShare = 0.5;
/** Headlines that share fewer of their words tell one story where more of those are rare. */
const loose = { share: 0.4, rareWords: 3, words: 4 } as const;
/** And of those that share fewer still. */
const looser = { share: 0.3, rareWords: 3 } as const;
/** Words in so few headlines of the window are rare: of three, or of three in a hundred. */
const rare = { count: 3, share: 0.03 } as const;

const listNumbers = (words: ReadonlySet<string>): string[] =>
  [...words].filter((word) => /^\d/.test(word));

function intersect(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((word) => b.has(word));
}

function calculateJaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = intersect(a, b).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** Whether each of both tells a number that the other does not. */
function haveConflict(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [ofA, ofB] = [new Set(listNumbers(a)), new Set(listNumbers(b))];
  const shared = intersect(ofA, ofB).length;
  return shared < ofA.size && shared < ofB.size;
}

/** Whether both cannot be of one story: other numbers, or a rise here and a fall there. */
function contradict(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [content, otherContent] = [listContentWords(a), listContentWords(b)];
  return (
    haveConflict(a, b) || nameOtherSubjects(a, b) || haveOppositeDirections(content, otherContent)
  );
}

type Compared = Pick<MarketNewsItem, 'title' | 'tickers'>;

const listSymbols = ({ tickers }: Compared): ReadonlySet<string> =>
  new Set(tickers.map(({ symbol }) => symbol));

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && intersect(a, b).length === a.size;
}

/** Whether one names companies of which the other has none, not even as a word. */
function nameOthers({ tickers }: Compared, other: Compared): boolean {
  const words = listHeadlineWords(other.title);
  const named = tickers.flatMap(({ words: name }) => [...listHeadlineWords(name)]);
  return named.length > 0 && !named.some((word) => words.has(word));
}

/** Whether two headlines without a shared company are about different ones. */
function areApart(a: Compared, b: Compared): boolean {
  const bothName = a.tickers.length > 0 && b.tickers.length > 0;
  return bothName || nameOthers(a, b) || nameOthers(b, a);
}

type Around = { readonly isRare: (word: string) => boolean; readonly hasCompany: boolean };

/** Whether what two headlines share is enough for one story: less of it where more is rare. */
function isEnough(share: number, shared: readonly string[], around: Around): boolean {
  const rareWords = shared.filter(around.isRare);
  const telling = shared.filter(isTelling).length;
  const rareTelling = rareWords.filter(isTelling).length;
  if (share >= storyShare)
    return around.hasCompany || telling >= 3 || (rareWords.length >= 2 && rareTelling > 0);
  if (share >= loose.share) return telling >= loose.words || rareTelling >= loose.rareWords;
  return rareTelling >= looser.rareWords;
}

/**
 * How two headlines relate, by the share of words they have in common (Jaccard). `isRare` says
 * whether a word is rare among the headlines of the time.
 */
export function relateHeadlines(
  a: Compared,
  b: Compared,
  isRare: (word: string) => boolean,
): Relation {
  const [words, others] = [listHeadlineWords(a.title), listHeadlineWords(b.title)];
  const share = calculateJaccard(words, others);
  const [content, otherContent] = [listContentWords(words), listContentWords(others)];
  const contentShare = calculateJaccard(content, otherContent);
  if (share < itemShare && contentShare < looser.share) return 'other';
  const [symbols, otherSymbols] = [listSymbols(a), listSymbols(b)];
  const hasEqualNumbers = isSame(new Set(listNumbers(words)), new Set(listNumbers(others)));
  if (share >= itemShare && hasEqualNumbers && isSame(symbols, otherSymbols)) return 'item';
  const hasCompany = intersect(symbols, otherSymbols).length > 0;
  if ((!hasCompany && areApart(a, b)) || contradict(words, others)) return 'other';
  const nearest = share >= itemShare ? share : contentShare;
  const shared = intersect(content, otherContent);
  return isEnough(nearest, shared, { isRare, hasCompany }) ? 'story' : 'other';
}

/** An index of the headlines of a window: which hold a word, and how rare it is. */
export type StoryIndex = {
  add(item: MarketNewsItem): void;
  /** Whether a word is rare among those added. */
  isRare(word: string): boolean;
  /** The cluster of the item whose words are nearest, where it tells the same story. */
  findCluster(item: Compared): string | undefined;
};

export function createStoryIndex(): StoryIndex {
  const byWord = new Map<string, MarketNewsItem[]>();
  let size = 0;
  const isRare = (word: string): boolean =>
    (byWord.get(word)?.length ?? 0) <= Math.max(rare.count, rare.share * size);
  return {
    isRare,
    add(item) {
      size += 1;
      for (const word of listContentWords(listHeadlineWords(item.title)))
        byWord.set(word, [...(byWord.get(word) ?? []), item]);
    },
    findCluster(item) {
      const words = listHeadlineWords(item.title);
      const content = [...listContentWords(words)];
      const near = new Set(content.filter(isTelling).flatMap((word) => byWord.get(word) ?? []));
      const related = [...near].map((one) => ({
        one,
        relation: relateHeadlines(item, one, isRare),
        share: calculateJaccard(words, listHeadlineWords(one.title)),
      }));
      const joined = related.filter(({ relation }) => relation !== 'other');
      return joined.toSorted((a, b) => b.share - a.share)[0]?.one.clusterId;
    },
  };
}
