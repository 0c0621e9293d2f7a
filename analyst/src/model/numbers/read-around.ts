import { foldText, languages, type Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import type { Surroundings } from './choose-written-fact.ts';
import { clauseEnd } from './find-clauses.ts';
import { listStems } from './index-fact-names.ts';

type Place = { readonly start: number; readonly end: number };

const createPattern = (pick: (language: Language) => string): RegExp =>
  new RegExp(`(?<![a-z])(?:${languages.map(pick).join('|')})(?![a-z])`);
const moves = createPattern((one) => {
  const { guard, model } = analystLanguages[one];
  return `${model.rises}|${model.falls}|${guard.up}|${guard.down}`;
});
/** The words around a number up to its neighbours, those behind it up to the end of the clause. */
export function readAround(
  plain: string,
  { start, end }: Place,
  others: readonly Place[],
): Surroundings {
  const before = others.filter((one) => one.end <= start).map((one) => one.end);
  const behind = others.filter((one) => one.start >= end).map((one) => one.start);
  const head = plain.slice(Math.max(0, ...before), start);
  const [tail = ''] = plain.slice(end, Math.min(plain.length, ...behind)).split(clauseEnd);
  const rest = others.reduceRight(
    (text, one) => `${text.slice(0, one.start)} ${text.slice(one.end)}`,
    plain,
  );
  return {
    near: new Set(listStems(`${head} ${tail}`)),
    all: new Set(listStems(rest)),
    isMove: moves.test(foldText(`${head} ${tail}`)),
  };
}
