import { toLearnedStem } from '@vela/analyst';
import type { Wording } from './list-wordings.ts';

/** Wordings of these are about anything: their words say nothing of a chart. */
const ofAnything = /^(?:task:|advice|off-topic|small-talk|distress|help|data)/;
const leastWordings = 2;

/** Beginnings of the words that several typed wordings of questions about charts have. */
export function listLearnedWords(wordings: readonly Wording[]): string[] {
  const counts = new Map<string, number>();
  for (const { label, features, weight } of wordings) {
    if (weight < 1 || ofAnything.test(label)) continue;
    for (const stem of new Set(features.words.map((word) => toLearnedStem(word))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return [...counts].flatMap(([stem, count]) => (count >= leastWordings ? [stem] : [])).toSorted();
}
