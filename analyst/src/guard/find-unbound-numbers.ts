import { getFactWord, type Fact, type Language, type Sentence } from '@vela/contracts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { parseSpokenNumber, parseSpokenTime } from './parse-spoken.ts';
import { getSentenceViews } from './sentence-views.ts';

const dayMs = 86_400_000;

function isMatchingTime(text: string, value: number, language: Language): boolean {
  const spoken = parseSpokenTime(text, language);
  if (spoken === undefined) return false;
  return spoken.isDay
    ? Math.floor(value / dayMs) * dayMs === spoken.time
    : Math.floor(value / 60_000) * 60_000 === spoken.time;
}

function isMatchingNumber(
  text: string,
  fact: Fact & { readonly value: number },
  language: Language,
): boolean {
  const spoken = parseSpokenNumber(text, language);
  if (
    spoken === undefined ||
    spoken.isPercent !== (fact.unit === 'percent') ||
    spoken.decimals < (fact.decimals ?? 0)
  )
    return false;
  // The value may be given without its sign ("fell 2%"); the direction has a rule of its own.
  if (spoken.value < 0 && fact.value >= 0) return false;
  const halfStep = 0.5 * 10 ** -spoken.decimals;
  return (
    Math.abs(Math.abs(spoken.value) - Math.abs(fact.value)) <=
    halfStep * (1 + 1e-6) + Math.abs(fact.value) * 1e-12
  );
}

function isMatchingFact(text: string, fact: Fact, language: Language): boolean {
  const { value } = fact;
  if (typeof value === 'string') return text === getFactWord(value, language);
  return fact.unit === 'time'
    ? isMatchingTime(text, value, language)
    : isMatchingNumber(text, { ...fact, value }, language);
}

/** Code units of a mark and a digit beside it: looking at more would take time for each number. */
const reach = 3;

function isCutFromNumber(text: string, start: number, end: number): boolean {
  const [before, after] = [
    text.slice(Math.max(0, start - reach), start),
    text.slice(end, end + reach),
  ];
  return /[\p{Nd}][.,]?$/u.test(before) || /^[.,]?[\p{Nd}]/u.test(after);
}

/** Finds numbers not bound to a fact or unlike it, and digits outside of spans and known names. */
export function findUnboundNumbers(
  sentence: Sentence,
  { language, facts, labels }: GuardContext,
): GuardFault[] {
  const { text, spans } = sentence;
  const wrong = spans.flatMap(({ start, end, factId }) => {
    const fact = facts.get(factId);
    const spoken = text.slice(start, end);
    const isRight =
      fact !== undefined &&
      !isCutFromNumber(text, start, end) &&
      isMatchingFact(spoken, fact, language);
    return isRight ? [] : [{ rule: 'number' as const, text: spoken }];
  });
  const { rest } = getSentenceViews(sentence, labels);
  const loose = [...rest.matchAll(/[\p{N}][\p{N}.,:]*/gu)].map((match) => ({
    rule: 'number' as const,
    text: match[0],
  }));
  return [...wrong, ...loose];
}
