import type { Sentence } from '@vela/contracts';

/** What each line of a reading is about: beginnings of fact ids, the wanted ones first. */
const subjects = [
  ['window.change', 'close.last'],
  ['timeframes.', 'trend.'],
  ['gap.inside', 'gap.below', 'gap.above', 'structure.swing.'],
] as const;

const isAbout =
  (beginning: string) =>
  ({ factIds }: Sentence): boolean =>
    factIds.some((id) => id.startsWith(beginning));

/** The three sentences that say most about a chart: price, trend, and what is near the price. */
export function chooseReading(sentences: readonly Sentence[]): readonly Sentence[] {
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
