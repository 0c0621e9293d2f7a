import {
  companyFigures,
  languages,
  type AnalysisRequest,
  type CompanyFigure,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { withoutRepeat } from '../question/read-clues.ts';
import { createWordPattern, type Found } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const wholes = companyFigures.flatMap((figure) => {
  const sources = words.flatMap(({ after }) => after[figure] ?? []);
  return sources.length === 0
    ? []
    : [{ figure, pattern: new RegExp(`^(?:${sources.join('|')})[ ?.!]*$`) }];
});

/** What is said beside the words that ask. */
const asides = createWordPattern(words.map((one) => one.asides).join('|'), 'g');

/** The growth of a figure that has one among the pillars. */
const growths: Readonly<Partial<Record<CompanyFigure, CompanyFigure>>> = {
  'net-income': 'income-growth',
  'net-margin': 'income-growth',
  'earnings-per-share': 'income-growth',
  'free-cash-flow': 'cash-flow-growth',
  'operating-cash-flow': 'cash-flow-growth',
  // These are told with what they were before.
  shares: 'shares',
  debt: 'debt',
};

/** What a part of the sales is a margin of. */
const margins: Readonly<Partial<Record<CompanyFigure, CompanyFigure>>> = {
  'net-income': 'net-margin',
};

/** What no other figure was asked before: of them growth is that of the sales. */
const withoutGrowth: ReadonlySet<CompanyFigure> = new Set(['revenue', 'overview', 'pillars']);

/** What a word asks of the figure before: its growth, or its margin; of others the figure again. */
function toOfBefore(found: CompanyFigure, before: CompanyFigure): CompanyFigure {
  if (found === 'free-cash-flow-margin') return margins[before] ?? found;
  if (found !== 'revenue-growth') return found;
  return growths[before] ?? (withoutGrowth.has(before) ? found : before);
}

/** The figure that a whole turn names after a question about a company: "gross?", "growing?". */
export function findAfter(
  text: string,
  last: AnalysisRequest | undefined,
): readonly Found<CompanyFigure>[] {
  if (last?.plan.intent !== 'company') return [];
  const asked = withoutRepeat(text).replaceAll(asides, ' ').trim();
  const found = wholes.find(({ pattern }) => pattern.test(asked))?.figure;
  if (found === undefined) return [];
  const [before = found] = last.plan.figures ?? [];
  return [{ value: toOfBefore(found, before), start: 0, end: text.length }];
}
