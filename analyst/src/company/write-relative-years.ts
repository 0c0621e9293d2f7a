import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { findKnownOn } from './read-known-on.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const before = words.map(({ lastYear }) => createWordPattern(lastYear, 'g'));
const against = words.map(
  ({ againstLastYear }) => new RegExp(`(?<![a-z])(?:${againstLastYear})`, 'g'),
);
const ago = words.map(({ yearsAgo, counts }) => ({
  pattern: createWordPattern(yearsAgo, 'g'),
  counts,
}));
const since = words.map(({ lastYears, counts }) => ({
  pattern: createWordPattern(lastYears, 'g'),
  counts,
}));
const changing = createWordPattern(words.map((one) => one.changing).join('|'));
/** What the pillars of growth look back. */
const pillarYears = 5;
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const futureYear =
  /(?<!\d)(20[2-9]\d)(?![\d.,])(?:'?(?:[dt][ae](?:ki)?|y?[ae]))?(?: (?:yil|sene)\w*)?/g;
/** As far back as filings reach. */
const mostYears = 30;

const replaceAll = (text: string, patterns: readonly RegExp[], year: string): string =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, year), text);

const toCount = (typed: string, counts: readonly string[]): number =>
  counts.includes(typed) ? counts.indexOf(typed) + 2 : Number(typed);

/** The years back to a year, in words that `years` reads; those of the pillars are told anyway. */
function writeSince(text: string, thisYear: number): string {
  // Growth in ten years begins a year before the first of them.
  const first = changing.test(text) ? thisYear - 1 : thisYear;
  return since.reduce(
    (rest, { pattern, counts }) =>
      rest.replaceAll(pattern, (typed: string, count: string) => {
        const years = toCount(count, counts);
        const isTold = years === pillarYears || years < 2 || years > mostYears;
        return isTold ? typed : `since ${first - years}`;
      }),
    text,
  );
}

/** "In 2036" is so many years ahead, of which a forecast says whether it has them. */
const writeAhead = (text: string, thisYear: number): string =>
  text.replaceAll(futureYear, (typed: string, year: string) =>
    Number(year) > thisYear
      ? ` ${Number(year) - thisYear} yil sonra in ${Number(year) - thisYear} years `
      : typed,
  );

/** A folded text with "last year" and "3 years ago" as the years that they are; one year stands. */
function writeYears(spoken: string, thisYear: number): string {
  // "As of 2035" is a day, which has not come yet.
  if (anyYear.test(spoken))
    return findKnownOn(spoken) === undefined ? writeAhead(spoken, thisYear) : spoken;
  // Set against last year is the newest full year, which is told beside the one before it.
  const compared = replaceAll(spoken, against, String(thisYear - 2));
  const named = replaceAll(compared, before, String(thisYear - 1));
  const past = ago.reduce(
    (text, { pattern, counts }) =>
      text.replaceAll(pattern, (typed: string, count: string) => {
        const years = toCount(count, counts);
        return years >= 1 && years <= mostYears ? String(thisYear - years) : typed;
      }),
    named,
  );
  return writeSince(past, thisYear);
}

/** A question for a company with relative years written as the fiscal years that they name. */
export function writeRelativeYears(read: ReadQuestion, now: number): ReadQuestion {
  const { reading } = read;
  const spoken = writeYears(reading.spoken, new Date(now).getUTCFullYear());
  return spoken === reading.spoken ? read : { ...read, reading: { ...reading, spoken } };
}
