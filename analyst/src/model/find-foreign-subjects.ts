import { languages, type Fact, type Sentence } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { GuardFault } from '../guard/guard-context.ts';
import { maskSpans } from '../guard/masking.ts';
import { getSentenceViews } from '../guard/sentence-views.ts';
import { analystLanguages } from '../language/by-language.ts';
import { mayNameInstrument } from './may-name-instrument.ts';

export type SubjectContext = {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly labels: readonly string[];
  /** The instrument of the answer, for facts that name none. */
  readonly symbol: string | undefined;
  readonly catalogue: InstrumentCatalogue;
};

const placeAfter = new RegExp(
  `^ (?:${languages.map((one) => analystLanguages[one].model.placesAfter).join('|')})(?![a-z])`,
);

const noNames = new RegExp(
  `(?<![a-z])(?:${languages.map((one) => analystLanguages[one].model.noNames).join('|')})`,
  'g',
);

/** Letters of a place behind a number that are looked at. */
const placeLength = 12;

/** The text without numbers, and without everyday words that are names elsewhere. */
function maskNumbers({ text, spans }: Sentence, folded: string): string {
  const everyday = [...folded.matchAll(noNames)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const places = spans.map(({ end }) => {
    const place = placeAfter.exec(folded.slice(end, end + placeLength))?.[0] ?? '';
    return { start: end, end: end + place.length };
  });
  return maskSpans(text, [...everyday, ...spans, ...places]);
}

/** Symbol of the instrument a fact is about; undefined for one that was computed of several. */
function findSubject(fact: Fact | undefined, symbol: string | undefined): string | undefined {
  if (fact?.source.kind === 'candles') return fact.source.symbol ?? symbol;
  return fact?.source.kind === 'filing' ? symbol : undefined;
}

/**
 * Finds numbers that stand next to the name of another instrument than the one they were computed
 * for, and names of instruments that no number of the sentence is about. Where a name stands before the first number, the nearest name before each number counts
 * ("X rose 2%, Y 3%"), else the nearest after it ("2% for X and 3% for Y").
 */
export function findForeignSubjects(
  sentence: Sentence,
  { facts, labels, symbol, catalogue }: SubjectContext,
): GuardFault[] {
  const { text, spans } = sentence;
  if (spans.length === 0) return [];
  const rest = maskNumbers(sentence, getSentenceViews(sentence, labels).folded);
  if (!mayNameInstrument(rest, catalogue)) return [];
  const names = catalogue
    .findInText(rest)
    .flatMap(({ start, end, match }) =>
      match.kind === 'found'
        ? [{ start, name: text.slice(start, end), symbol: match.instrument.symbol }]
        : match.kind === 'not-covered'
          ? [{ start, name: text.slice(start, end), symbol: match.symbol }]
          : [],
    );
  if (names.length === 0) return [];
  const firstNumber = Math.min(...spans.map(({ start }) => start));
  const isNamedBefore = names.some((name) => name.start < firstNumber);
  const subjects = spans.map(({ factId }) => findSubject(facts.get(factId), symbol));
  const isKnown = subjects.every((one) => one !== undefined);
  const foreign = names.find((name) => isKnown && !subjects.includes(name.symbol));
  if (foreign !== undefined) return [{ rule: 'subject', text: foreign.name }];
  return spans.flatMap(({ start, factId }) => {
    const own = findSubject(facts.get(factId), symbol);
    const nearest = isNamedBefore
      ? names.findLast((name) => name.start < start)
      : (names.find((name) => name.start > start) ?? names.at(-1));
    return own === undefined || nearest === undefined || nearest.symbol === own
      ? []
      : [{ rule: 'subject' as const, text: nearest.name }];
  });
}
