import type { Evidence, Fact, ShownAnalysis, Suggestions, Understanding } from '@vela/contracts';
import { getFactName, getIntervalName, type Language } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { AnswerPart } from '../answer-part.ts';

/** An answer of the built-in narrator, whole, before any of its sentences is shown. */
export type NarratedAnswer = {
  readonly understanding: Understanding;
  readonly analysis: ShownAnalysis | undefined;
  /** Facts of its sentences that are in no analysis. */
  readonly facts: readonly Fact[];
  readonly sentences: readonly Evidence[];
  readonly suggestions: Suggestions | undefined;
  /** All parts after the understanding, as they came. */
  readonly parts: readonly AnswerPart[];
};

/** Reads an answer to its end. Throws what its source throws, and where it begins with another part. */
export async function collectAnswer(all: AsyncIterable<AnswerPart>): Promise<NarratedAnswer> {
  const parts: AnswerPart[] = [];
  for await (const part of all) parts.push(part);
  const pick = <Type extends AnswerPart['type']>(type: Type) =>
    parts.filter((part): part is Extract<AnswerPart, { type: Type }> => part.type === type);
  const understanding = pick('understanding')[0]?.data;
  if (understanding === undefined) throw new Error('an answer without its understanding');
  return {
    understanding,
    analysis: pick('analysis')[0]?.data,
    facts: pick('facts').at(-1)?.data.facts ?? [],
    sentences: pick('sentence').map(({ data }) => data),
    suggestions: pick('suggestions').at(-1)?.data,
    parts: parts.filter(({ type }) => type !== 'understanding'),
  };
}

/** All facts of an answer; those that its sentences cite come first. */
export function listAnswerFacts({ analysis, facts, sentences }: NarratedAnswer): Fact[] {
  const all = new Map([...(analysis?.facts ?? []), ...facts].map((fact) => [fact.id, fact]));
  const cited = [...new Set(sentences.flatMap(({ factIds }) => factIds))].flatMap(
    (id) => all.get(id) ?? [],
  );
  const others = [...all.values()].filter((fact) => !cited.includes(fact));
  return [...cited, ...others];
}

/** Names in an answer that hold digits or words of advice ("S&P 500", "Best Buy"). */
export function listAnswerLabels(
  answer: NarratedAnswer,
  language: Language,
  catalogue: InstrumentCatalogue,
): string[] {
  const { understanding, analysis } = answer;
  const symbols = [understanding.symbol, understanding.other].filter((one) => one !== undefined);
  const known = symbols.flatMap((symbol) => {
    const match = catalogue.resolve(symbol);
    return match.kind === 'found' ? [match.instrument.name[language]] : [];
  });
  const own =
    analysis !== undefined && 'instrument' in analysis ? [analysis.instrument.name[language]] : [];
  const interval = understanding.interval;
  const frames = interval === undefined ? [] : [getIntervalName(interval, language)];
  const names = listAnswerFacts(answer)
    .map((fact) => getFactName(fact, language))
    .filter((name) => /\d/.test(name) && /\p{L}{2}/u.test(name));
  return [...new Set([...symbols, ...known, ...own, ...frames, ...names])];
}
