import { mapLanguages, type Sentence } from '@vela/contracts';
import type { GuardContext } from '../../guard/guard-context.ts';
import { getSentenceViews } from '../../guard/sentence-views.ts';
import { analystLanguages } from '../../language/by-language.ts';
import { findDerivedNumbers } from './find-derived-numbers.ts';
import { replaceTrueCounts } from './true-counts.ts';
import { replaceTrueRatios } from './true-ratios.ts';

/** Digits and words of numbers, parts and multiples: most sentences hold none beside their facts. */
const provable = mapLanguages((language) => {
  const { frames, model } = analystLanguages[language];
  const words = [...Object.keys(frames.numbers.small), frames.numbers.halfPercent];
  return new RegExp(
    `\\d|(?<![a-z])(?:${[...words, ...model.ratios.map(([one]) => one)].join('|')})(?![a-z])`,
  );
});

/** The sentence with spaces for what its own facts prove: differences, shares, "twice". */
export function maskProven(sentence: Sentence, context: GuardContext): Sentence {
  const { facts, language, labels } = context;
  const { foldedRest: rest } = getSentenceViews(sentence, labels);
  if (!provable[language].test(rest)) return sentence;
  const ratios = replaceTrueCounts(
    replaceTrueRatios(rest, { sentence, facts, language }),
    sentence.spans.map(({ factId }) => factId),
    context,
  );
  const derived = findDerivedNumbers(sentence, { facts, language, labels });
  if (ratios === rest && derived.length === 0) return sentence;
  const isProven = (at: number): boolean =>
    ratios[at] !== rest[at] || derived.some(({ start, end }) => at >= start && at < end);
  // Code unit by code unit: offsets have to stay.
  const text = sentence.text.replace(/[^]/g, (unit, at: number) => (isProven(at) ? ' ' : unit));
  return { ...sentence, text };
}
