import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company.whether);
const asked = words.map((one) => createWordPattern(one.asked));
const more = createWordPattern(words.map((one) => one.more).join('|'));
const less = createWordPattern(words.map((one) => one.less).join('|'));

/** Whether a folded question begins, or ends, as one that yes or no answers. */
export const isYesNoAsked = (text: string): boolean => asked.some((pattern) => pattern.test(text));

/**
 * Whether a folded question wants a yes or no, and to what: that something is more, or less.
 * "Is it rising or falling" wants neither.
 */
export function findWhether(text: string): Pick<QuestionPlan, 'whether'> {
  if (!isYesNoAsked(text)) return {};
  const [isMore, isLess] = [more.test(text), less.test(text)];
  if (isMore === isLess) return {};
  return { whether: isMore ? 'more' : 'less' };
}
