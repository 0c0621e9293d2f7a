import { formatFactValue, getFactName, type Fact, type Language } from '@vela/contracts';

/** That it is for learning, in the language of the facts: it stands beside every answer. */
const notices: Readonly<Record<Language, string>> = {
  en: 'For learning only: computed facts with their sources, no investment advice and no signals.',
  tr: 'Yalnızca eğitim amaçlıdır: kaynaklarıyla hesaplanmış veriler; yatırım tavsiyesi ve sinyal içermez.',
};

/** What a tool answers: facts or lists, and the notice; never sentences about what to do. */
export type ToolAnswer = {
  readonly content: { type: 'text'; text: string }[];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: true;
};

/** A fact with its source, its definition and its value as a reader of the language writes it. */
function toToolFact(fact: Fact, language: Language): object {
  const { id, value, unit, asOf, source, method } = fact;
  return {
    id,
    name: getFactName(fact, language),
    value,
    written: formatFactValue(fact, language),
    unit,
    ...(fact.currency === undefined ? {} : { currency: fact.currency }),
    asOf: new Date(asOf).toISOString(),
    source,
    method,
  };
}

/** An answer of a tool as structured content, and the same as text for clients that read no other. */
export function toToolAnswer(language: Language, content: Record<string, unknown>): ToolAnswer {
  const structuredContent = { ...content, notice: notices[language] };
  return {
    content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    structuredContent,
  };
}

/** The same for facts. */
export function toFactsAnswer(
  facts: readonly Fact[],
  language: Language,
  about: Record<string, unknown>,
): ToolAnswer {
  return toToolAnswer(language, {
    ...about,
    facts: facts.map((fact) => toToolFact(fact, language)),
  });
}

/** Why there is no answer. */
export function toFailure(language: Language, reason: string): ToolAnswer {
  return { ...toToolAnswer(language, { reason }), isError: true };
}
