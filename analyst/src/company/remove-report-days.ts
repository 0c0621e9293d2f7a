import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const reportDays = createWordPattern(
  languages.map((language) => analystLanguages[language].company.reportDay).join('|'),
  'g',
);

/**
 * A folded text with spaces for the days on which a company reports: "the gap since earnings" asks
 * for no figure of it.
 */
export function removeReportDays(folded: string): string {
  return folded.replace(reportDays, (words) => ' '.repeat(words.length));
}
