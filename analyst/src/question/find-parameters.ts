import { indicatorDefinitions } from '@vela/engine';
import type { TextRange } from './mask-text.ts';
import type { Found } from './word-pattern.ts';

const parameterList =
  /^ ?(?<open>\()? ?(?<numbers>\d{1,3}(?:(?:,| ?[/;] ?| ) ?\d{1,3}(?:\.\d)?)+) ?\)?(?![a-z\d.,%])/;
const leastListed = 3;

/**
 * The parameters that stand behind the name of an indicator which has several: "stochastic 14,3,3",
 * "macd(12, 26, 9)". They are no level; `isUsual`: the ones that the indicator has anyway.
 */
export function findParameters(
  folded: string,
  { value: id, end: from }: Found<string>,
): (TextRange & { readonly isUsual: boolean }) | undefined {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  const match = parameterList.exec(folded.slice(from));
  const { open, numbers = '' } = match?.groups ?? {};
  const typed = numbers.split(/[^\d.]+/).map(Number);
  const usual = definition?.parameters.map((parameter) => parameter.default) ?? [];
  if (match === null || usual.length < 2 || typed.length > usual.length) return undefined;
  const isUsual = typed.every((value, at) => value === usual[at]);
  const isList = isUsual || open !== undefined || typed.length >= leastListed;
  return isList ? { start: from, end: from + match[0].length, isUsual } : undefined;
}
