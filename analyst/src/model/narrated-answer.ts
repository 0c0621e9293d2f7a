import type { Evidence, Fact, ShownAnalysis, Suggestions, Understanding } from '@vela/contracts';
import { getFactName, getIntervalName, type Language } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { AnswerPart } from '../answer-part.ts';
import { analystLanguages } from '../language/by-language.ts';
import { findTimeframes } from '../timeframes/timeframe-names.ts';
import type { TextGuardInput } from './guard-text.ts';

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

/** An answer of which the first part is known: how the question was read. */
export type OpenedAnswer = {
  readonly understanding: Understanding;
  /** Reads it to its end. Throws what its source throws. */
  readonly collect: () => Promise<NarratedAnswer>;
  /** Ends it; nothing more is computed for it. */
  readonly leave: () => Promise<void>;
};

async function collectRest(
  understanding: Understanding,
  rest: AsyncIterator<AnswerPart>,
): Promise<NarratedAnswer> {
  const parts: AnswerPart[] = [];
  for (let next = await rest.next(); next.done !== true; next = await rest.next())
    parts.push(next.value);
  const pick = <Type extends AnswerPart['type']>(type: Type) =>
    parts.filter((part): part is Extract<AnswerPart, { type: Type }> => part.type === type);
  return {
    understanding,
    analysis: pick('analysis')[0]?.data,
    facts: pick('facts').at(-1)?.data.facts ?? [],
    sentences: pick('sentence').map(({ data }) => data),
    suggestions: pick('suggestions').at(-1)?.data,
    parts,
  };
}

/** Reads the first part of an answer. Throws where that is not its understanding. */
export async function openAnswer(all: AsyncIterable<AnswerPart>): Promise<OpenedAnswer> {
  const parts = all[Symbol.asyncIterator]();
  const { value: first } = await parts.next();
  if (first?.type !== 'understanding') throw new Error('an answer without its understanding');
  const understanding = first.data;
  return {
    understanding,
    collect: () => collectRest(understanding, parts),
    leave: async () => {
      await parts.return?.();
    },
  };
}

/** All facts of an answer; those that its sentences cite come first. */
function listAnswerFacts({ analysis, facts, sentences }: NarratedAnswer): Fact[] {
  const all = new Map([...(analysis?.facts ?? []), ...facts].map((fact) => [fact.id, fact]));
  const cited = [...new Set(sentences.flatMap(({ factIds }) => factIds))].flatMap(
    (id) => all.get(id) ?? [],
  );
  const others = [...all.values()].filter((fact) => !cited.includes(fact));
  return [...cited, ...others];
}

/** How lengths are said that facts are computed with: the 20 of "ema.20" is no measurement. */
function listLengthNames(facts: readonly Fact[], language: Language): string[] {
  const lengths = new Set(
    facts
      .flatMap((fact) => [
        /\.(\d+)(?:\.|$)/.exec(fact.id)?.[1] ?? [],
        /^[A-Z]{2,5} (\d+)(?: |$)/.exec(getFactName(fact, language))?.[1] ?? [],
      ])
      .flat(),
  );
  return [...lengths].flatMap((length) =>
    analystLanguages[language].model.lengths.map((name) => name.replace('#', length)),
  );
}

/** Names in an answer that hold digits or words of advice ("S&P 500", "Best Buy"). */
function listAnswerLabels(
  { understanding, analysis }: NarratedAnswer,
  facts: readonly Fact[],
  { language, catalogue }: { readonly language: Language; readonly catalogue: InstrumentCatalogue },
): string[] {
  const symbols = [understanding.symbol, understanding.other].filter((one) => one !== undefined);
  const known = symbols.flatMap((symbol) => {
    const match = catalogue.resolve(symbol);
    return match.kind === 'found' ? [match.instrument.name[language]] : [];
  });
  const own =
    analysis !== undefined && 'instrument' in analysis ? [analysis.instrument.name[language]] : [];
  const { interval } = understanding;
  const frames = [...(interval === undefined ? [] : [interval]), ...findTimeframes(facts)];
  const names = facts
    .map((fact) => getFactName(fact, language))
    .filter((name) => /\d/.test(name) && /\p{L}{2}/u.test(name));
  return [
    ...new Set([
      ...symbols,
      ...known,
      ...own,
      ...frames.map((one) => getIntervalName(one, language)),
      ...names,
      ...listLengthNames(facts, language),
    ]),
  ];
}

/** What the text of a model about an answer is checked against. */
export function toGuardInput(
  answer: NarratedAnswer,
  catalogue: InstrumentCatalogue,
): TextGuardInput {
  const { language, interval, symbol } = answer.understanding;
  const facts = listAnswerFacts(answer);
  const labels = listAnswerLabels(answer, facts, { language, catalogue });
  return { language, interval, facts, labels, symbol, catalogue };
}
