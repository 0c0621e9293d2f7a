import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findFigures } from '../company/find-figures.ts';
import { findConcepts } from './find-concept.ts';
import { findImpliedIndicator } from './find-implied-indicator.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval } from './find-interval.ts';
import { findMeasures } from './find-measures.ts';
import { findMeanings } from './ranking/find-meanings.ts';
import { hasQuestionWord } from './question-words.ts';
import type { TextMention } from './resolve-several.ts';
import { joinWords, listMatches } from './word-pattern.ts';

// Lower-case codes that are ordinary words or too short: "link" beside a chart is the coin.
const ordinaryCodes =
  'link dot sol atom ton uni sui apt arb fil inj fet pep ada nq ym es avax doge meta ko vz pg gs hd ge'.split(
    ' ',
  );
const endings = `(?:'?${joinWords(({ codeEnding }) => codeEnding)})?`;
const pattern = new RegExp(
  `(?<![a-z0-9'])(?!(?<=(?:an?|any|the|this|no|some|what) )link)(?<code>${ordinaryCodes.join('|')})${endings}(?![a-z0-9'])`,
  'dg',
);
const topics = [
  'analyze',
  'advice',
  'changed',
  'nearest',
  'level',
  'support',
  'resistance',
  'compare',
  'timeframes',
  'taken',
  'volatility',
  'invalidation',
  'bias',
  'place',
] as const;

/** What is said of prices: "bleeding", "from the top". */
const ofPrices: ReadonlySet<string> = new Set(['fall', 'rise', 'drawdown']);

/** Whether the text is about a chart or a company: an ordinary word may then be a code. */
function hasChartTerm(folded: string): boolean {
  return (
    findInterval(folded) !== undefined ||
    findConcepts(folded).length > 0 ||
    findIndicator(folded) !== undefined ||
    findImpliedIndicator(folded) !== undefined ||
    /\d/.test(folded) ||
    findFigures(folded).length > 0 ||
    findMeanings(folded).some((meaning) => ofPrices.has(meaning)) ||
    findMeasures(folded, { has: () => false, subjects: 1 }).length > 0 ||
    topics.some((topic) => hasQuestionWord(folded, topic))
  );
}

/** Finds instruments by codes that are also ordinary words, if the text is about a chart. */
export function findOrdinaryNames(
  text: string,
  catalogue: InstrumentCatalogue,
  isOfChart = false,
): readonly TextMention[] {
  const folded = foldText(text);
  const found = listMatches(folded, pattern).flatMap((match): TextMention[] => {
    const code = match.groups?.['code'] ?? '';
    const resolved = catalogue.resolve(code);
    return resolved.kind === 'found'
      ? [{ start: match.index, end: match.index + match[0].length, match: resolved }]
      : [];
  });
  if (found.length === 0) return [];
  const rest = found.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    folded,
  );
  return isOfChart || hasChartTerm(` ${rest} `) ? found : [];
}
