import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
/** Growth of a valuation, in the groups `rate` and `other`. */
export const growths = words.map(({ growth }) => new RegExp(`(?<![a-z0-9])(?:${growth})`));
const longRuns = words.map((one) => createWordPattern(one.longRunGrowth));

/** The words and groups of the first pattern that a text matches. */
export function findGroups(
  text: string,
  patterns: readonly RegExp[],
): { readonly all: string; readonly groups: Readonly<Record<string, string>> } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return { all: match[0], groups: { ...match.groups } };
  }
  return undefined;
}

/** Growth that a valuation may assume, in percent. */
const [leastGrowth, mostGrowth] = [-50, 100];

/** The growth that a folded text gives, and the text without it. */
export function readGrowth(text: string): {
  readonly growth?: number;
  readonly rest: string;
  readonly unread?: string;
} {
  const found = findGroups(text, growths);
  if (found === undefined) return { rest: text };
  const { rate, other } = found.groups;
  const growth = Number((rate ?? other ?? '').replace(',', '.'));
  const rest = text.replace(found.all, ' ');
  return growth < leastGrowth || growth > mostGrowth
    ? { rest, unread: found.all }
    : { growth, rest };
}

/** Growth for ever that a valuation may assume, in percent. */
const [leastLongRun, mostLongRun] = [-20, 20];

/** The growth for ever that a folded text gives, and the text without it. */
export function readLongRun(text: string): {
  readonly longRun: Pick<QuestionPlan, 'longRunGrowth'>;
  readonly rest: string;
  readonly unread?: string;
} {
  const found = findGroups(text, longRuns);
  if (found === undefined) return { longRun: {}, rest: text };
  const { rate, other } = found.groups;
  const longRunGrowth = Number((rate ?? other ?? '').replace(',', '.'));
  const rest = text.replace(found.all, ' ');
  return longRunGrowth < leastLongRun || longRunGrowth > mostLongRun
    ? { longRun: {}, rest, unread: found.all }
    : { longRun: { longRunGrowth }, rest };
}
