import type { Fact, Sentence } from '@vela/contracts';

/** Beginnings of the ids of the gaps on either side, the nearer one first. */
function sortGaps(facts: readonly Fact[]): readonly string[] {
  const measure = (side: string): number =>
    Number(facts.find(({ id }) => id === `${side}.distance-percent`)?.value ?? Infinity);
  return ['gap.below', 'gap.above'].toSorted((a, b) => measure(a) - measure(b));
}

/** What each line of a reading is about: beginnings of fact ids, the wanted ones first. */
const listSubjects = (facts: readonly Fact[]): readonly (readonly string[])[] => [
  ['window.change', 'close.last'],
  ['timeframes.', 'trend.'],
  ['gap.inside', ...sortGaps(facts), 'structure.swing.'],
];

const isAbout =
  (beginning: string) =>
  ({ factIds }: Sentence): boolean =>
    factIds.some((id) => id.startsWith(beginning));

/** The three sentences that say most about a chart: price, trend, and what is near the price. */
export function chooseReading(
  sentences: readonly Sentence[],
  facts: readonly Fact[],
): readonly Sentence[] {
  const subjects = listSubjects(facts);
  const chosen = subjects.flatMap((beginnings) => {
    const found = beginnings
      .map((beginning) => sentences.find(isAbout(beginning)))
      .find((sentence) => sentence !== undefined);
    return found === undefined ? [] : [found];
  });
  const others = sentences.filter((sentence) => !chosen.includes(sentence));
  const lines = new Set([...chosen, ...others].slice(0, subjects.length));
  return sentences.filter((sentence) => lines.has(sentence));
}
