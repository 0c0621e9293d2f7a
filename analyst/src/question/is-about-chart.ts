import { findImpliedIndicator } from './find-implied-indicator.ts';
import { markTerms } from './mark-terms.ts';
import { createLexiconPattern } from './word-pattern.ts';

// Over marked text: a definite term or a recent event refers to the chart in view.
const latest = createLexiconPattern(({ aboutChart }) => aboutChart.latest);
const reading = createLexiconPattern(({ aboutChart }) => aboutChart.reading);
const structure = createLexiconPattern(({ aboutChart }) => aboutChart.structure);
// These ask for a definition, even with a definite article.
const meaning = createLexiconPattern(({ aboutChart }) => aboutChart.meaning);

/**
 * Whether folded text asks about the chart in view ("the vwap", "the last sweep") and not for a
 * definition ("vwap", "what is a sweep"). Without a chart in view "the vwap" asks for one.
 */
export function isAboutChart(folded: string, hasChart: boolean): boolean {
  const isWord = meaning.test(folded);
  if (findImpliedIndicator(folded) !== undefined && !isWord) return true;
  if (!hasChart) return false;
  const marked = markTerms(folded);
  return latest.test(marked) || ((reading.test(marked) || structure.test(marked)) && !isWord);
}
