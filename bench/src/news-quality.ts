import type { TickerEvidence } from '@vela/contracts';
import { createStoryIndex, findTickers, relateHeadlines, toNewsItems } from '@vela/market-data';

export type Relation = 'item' | 'story' | 'other';
export type TickerCase = { readonly title: string; readonly symbols: readonly string[] };
export type PairCase = { readonly a: string; readonly b: string; readonly relation: Relation };

/** Counts of what was found rightly, wrongly and not. */
export type Quality = { readonly right: number; readonly wrong: number; readonly missed: number };

export const calculatePrecision = ({ right, wrong }: Quality): number => right / (right + wrong);
export const calculateRecall = ({ right, missed }: Quality): number => right / (right + missed);

/** Tickers found in headlines, against those that they name. */
export function rateTickers(cases: readonly TickerCase[]): Quality {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const { title, symbols } of cases) {
    const found = findTickers(title).map(({ symbol }: TickerEvidence) => symbol);
    const right = found.filter((symbol) => symbols.includes(symbol)).length;
    counts.right += right;
    counts.wrong += found.length - right;
    counts.missed += symbols.length - right;
  }
  return counts;
}

/** Whether a word is rare among the headlines around a pair. */
function createRarity(titles: readonly string[]): (word: string) => boolean {
  const index = createStoryIndex();
  const origin = { source: 'bench', language: 'und', category: 'market' } as const;
  const items = titles.map((title, place) => ({
    id: String(place),
    title,
    link: 'https://example.com/',
    publishedAt: 0,
  }));
  for (const item of toNewsItems(items, origin, 0)) index.add(item);
  return (word) => index.isRare(word);
}

/** Pairs of headlines joined as an item, or as a story (an item is one too). */
export function ratePairs(
  cases: readonly PairCase[],
  findAround: (pair: PairCase) => readonly string[],
): { readonly item: Quality; readonly story: Quality } {
  const item = { right: 0, wrong: 0, missed: 0 };
  const story = { right: 0, wrong: 0, missed: 0 };
  const count = (counts: typeof item, isFound: boolean, isMeant: boolean): void => {
    if (isFound && isMeant) counts.right += 1;
    else if (isFound) counts.wrong += 1;
    else if (isMeant) counts.missed += 1;
  };
  for (const pair of cases) {
    const [a, b] = [pair.a, pair.b].map((title) => ({ title, tickers: findTickers(title) }));
    if (a === undefined || b === undefined) continue;
    const found = relateHeadlines(a, b, createRarity(findAround(pair)));
    count(item, found === 'item', pair.relation === 'item');
    count(story, found !== 'other', pair.relation !== 'other');
  }
  return { item, story };
}
