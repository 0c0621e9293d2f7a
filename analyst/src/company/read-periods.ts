import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const quarters = words.map(({ quarter, pillarWords }) => ({
  pattern: createWordPattern(quarter),
  numbers: pillarWords,
}));
const years = words.map((one) => createWordPattern(one.years));

/** Whether a folded text asks by quarter, and for which one. */
export function readQuarter(text: string): Pick<QuestionPlan, 'isQuarterly' | 'quarter'> {
  for (const { pattern, numbers } of quarters) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { number, ordinal } = match.groups ?? {};
    const named = number ?? ordinal;
    const quarter = named === undefined ? undefined : (numbers[named] ?? Number(named));
    return { isQuarterly: true, ...(quarter === undefined ? {} : { quarter }) };
  }
  return {};
}

/** The first of several fiscal years that a folded text asks for: "since 2016", "2014 to 2020". */
export function findFromYear(text: string): number | undefined {
  for (const pattern of years) {
    const groups = pattern.exec(text)?.groups;
    const named = groups?.['from'] ?? groups?.['first'];
    if (named !== undefined) return Number(named);
  }
  return undefined;
}
