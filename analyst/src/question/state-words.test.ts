import {
  findingStates,
  getFindingStateName,
  languages,
  type FindingState,
  type Language,
} from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { analystLanguages } from '../language/by-language.ts';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 3, 30);
const chart = { symbol: 'BTCUSDT', interval: '4h' } as const;
const plan = { intent: 'gaps', concept: 'fair-value-gap' } as const;
const asks: Readonly<Record<Language, readonly ((word: string) => string)[]>> = {
  en: [(word) => `what does ${word} mean`, (word) => `and what does "${word}" mean?`],
  tr: [(word) => `${word} ne demek`, (word) => `peki ${word} ne demek?`],
};

/** All words of states: of structures, also of those nothing has happened to, and of filters. */
function listWords(language: Language): string[] {
  const { filterNames } = analystLanguages[language];
  const states: (FindingState | undefined)[] = [undefined, ...findingStates];
  return [
    ...states.map((state) => getFindingStateName(state, language)),
    getFindingStateName(undefined, language, 'swing-high'),
    ...(['unfilled', 'filled', 'untouched', 'touched', 'broken', 'swing', 'internal'] as const).map(
      (word) => filterNames[word],
    ),
  ];
}

describe.each(languages)('the words of states that are written in %s', (language) => {
  it('have an explanation of their own, also behind an answer about gaps', () => {
    const request = {
      ...chart,
      mode: 'technical',
      window: { limit: 500 },
      language,
      plan,
    } as const;
    const context = { ...chart, lastUnderstanding: { intent: plan.intent, request } };
    const missed = listWords(language).flatMap((word) =>
      asks[language].flatMap((toMessage) => {
        const question = { message: toMessage(word), language, chosen: {}, context, now };
        const { intent, term, before } = parseQuestion(question, instrumentCatalogue).plan;
        const isExplained = intent === 'concept' && term !== undefined && before?.intent === 'gaps';
        return isExplained ? [] : [`${question.message}: ${term ?? intent}`];
      }),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    { en: 'what does half filled mean', tr: 'yarı dolmuş ne demek', term: 'half-filled' },
    { en: 'what is untouched', tr: 'el değmemiş ne demek', term: 'untouched' },
    { en: 'what does mitigated mean', tr: 'mitige ne demek', term: 'mitigation' },
    { en: 'what does invalidated mean', tr: 'geçersiz ne demek', term: 'invalidated' },
    { en: 'and what does swept mean', tr: 'peki süpürülmüş ne demek', term: 'swept' },
  ] as const)('$term is asked for', ({ term, ...messages }) => {
    const question = { message: messages[language], language, chosen: {}, context: chart, now };
    expect(parseQuestion(question, instrumentCatalogue).plan).toEqual({ intent: 'concept', term });
  });
});
