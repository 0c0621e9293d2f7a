import type { NamedIndicator } from './find-indicator.ts';
import { createWordPattern, lexicons } from './word-pattern.ts';

// Phrases that imply an indicator without its name.
const implied = lexicons.flatMap(({ impliedIndicators }) =>
  Object.entries(impliedIndicators).map(
    ([id, words]) => [id, createWordPattern([words].flat().join('|'))] as const,
  ),
);

/** Finds an implied indicator: "is it overbought" is RSI, "how is the volume" is PVO. */
export function findImpliedIndicator(folded: string): NamedIndicator | undefined {
  const id = implied.find(([, asked]) => asked.test(folded))?.[0];
  return id === undefined
    ? undefined
    : { id, length: undefined, span: undefined, reading: undefined };
}
