import { fold } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findConcepts } from './find-concept.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval } from './find-interval.ts';
import { intentWords } from './intent-words.ts';
import type { TextMention } from './settle-several.ts';
import { topicWords } from './topic-words.ts';

// Codes that are words of other talk, or too short, in lower case: "link" in a question about a chart is the coin.
const ordinary =
  'link dot sol atom ton uni sui apt arb fil inj fet pep ada nq ym es avax doge meta ko vz pg gs'.split(
    ' ',
  );
const endings = "(?:'?(?:y?[iuea]|n?[iu]n|[dt][ae](?:n|ki)?|y?l[ae]))?";
const pattern = new RegExp(
  `(?<![a-z0-9'])(?<code>${ordinary.join('|')})${endings}(?![a-z0-9'])`,
  'dg',
);
const topics = [
  ...(['analyze', 'advice', 'changed', 'nearest', 'level', 'support', 'resistance'] as const).map(
    (key) => intentWords[key],
  ),
  ...(
    ['compare', 'timeframes', 'taken', 'volatility', 'invalidation', 'bias', 'place'] as const
  ).map((key) => topicWords[key]),
];

/** Whether the words speak of a chart, so that a word that is a code too may be meant as the code. */
function speaksOfChart(folded: string): boolean {
  return (
    findInterval(folded) !== undefined ||
    findConcepts(folded).length > 0 ||
    findIndicator(folded) !== undefined ||
    topics.some((topic) => topic.test(folded))
  );
}

/** Instruments named by a code that is an ordinary word too, in a text that speaks of a chart or is known to. */
export function findOrdinaryNames(
  text: string,
  catalogue: InstrumentCatalogue,
  isOfChart = false,
): readonly TextMention[] {
  const folded = fold(text);
  const found = [...folded.matchAll(pattern)].flatMap((match): TextMention[] => {
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
  return isOfChart || speaksOfChart(` ${rest} `) ? found : [];
}
