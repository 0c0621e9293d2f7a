import { foldText, mapLanguages, type Fact, type Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import { isOnSide } from './choose-framed-fact.ts';
import { createHedge } from './find-framed-numbers.ts';
import { findWrittenNumbers } from './find-written-numbers.ts';

/** A number of a text with its fact, and what is written before its value. */
export type BoundNumber = {
  readonly start: number;
  readonly end: number;
  readonly fact: Fact;
  readonly lead?: string;
};

const hedges = mapLanguages((language) => {
  const { below, above } = analystLanguages[language].frames.hedges;
  return { below: createHedge(below), above: createHedge(above) };
});

/** A one-sided hedge right before a number, which the exact value makes untrue. */
function findHedge(
  text: string,
  start: number,
  language: Language,
): { readonly start: number; readonly side: 'below' | 'above' } | undefined {
  const before = foldText(text.slice(0, start));
  for (const side of ['below', 'above'] as const) {
    const found = hedges[language][side].exec(before);
    if (found !== null) return { start: found.index, side };
  }
  return undefined;
}

/** With "about" in the place of a hedge that the exact value makes untrue; none where it is wrong. */
export function withoutHedge(
  bound: BoundNumber,
  plain: string,
  language: Language,
): readonly BoundNumber[] {
  const hedge = findHedge(plain, bound.start, language);
  if (hedge === undefined) return [bound];
  const told = findWrittenNumbers(plain.slice(bound.start, bound.end), language)[0]?.value;
  const own = Math.abs(Number(bound.fact.value));
  const rounded = Number(own.toFixed(bound.fact.decimals ?? 2));
  if (told !== undefined && !isOnSide(rounded, Math.abs(told), hedge.side)) return [];
  const lead = `${analystLanguages[language].frames.hedges.plain} `;
  return [{ ...bound, start: hedge.start, lead }];
}
