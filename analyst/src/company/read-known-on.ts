import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { findDate, findImpossibleDate } from '../question/find-date.ts';
import { joinWords, toFound, type Found } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const before = new RegExp(
  `(?<![a-z])(?:${words.map(({ knownBefore }) => knownBefore).join('|')}) *$`,
);
const after = new RegExp(`^(?:${words.map(({ knownAfter }) => knownAfter).join('|')})(?![a-z])`);

const months = Array.from({ length: 12 }, (_, month) =>
  joinWords((lexicon) => lexicon.months[month]),
);
const anyYear = '(?<year>(?:19|20)\\d{2})(?![\\d.,]?\\d|-\\d)';
const monthOfYear = new RegExp(
  `(?<![a-z])(?<name>${months.join('|')})[a-z']{0,4},? ${anyYear}|(?<![\\d.,])${anyYear.replace('year', 'first')} (?<last>${months.join('|')})(?![a-z])`,
);
const yearAlone = new RegExp(`(?<![\\d.,-])${anyYear}`);
/** No date without a year is read, so that the answer does not hang on today. */
const endOfTime = Date.UTC(2100, 0, 1);

function findDay(text: string): Found<number> | undefined {
  const found = findDate(text, endOfTime);
  if (found === undefined) return undefined;
  return /\d{4}/.test(text.slice(found.start, found.end)) ? found : undefined;
}

/** The last day of a month, or of a year. */
function findEnd(text: string): Found<number> | undefined {
  const month = monthOfYear.exec(text);
  if (month?.groups !== undefined) {
    const { name, last, year, first } = month.groups;
    const index = months.findIndex((names) => new RegExp(`^${names}$`).test(name ?? last ?? ''));
    return toFound(Date.UTC(Number(year ?? first), index + 1, 0), month);
  }
  const year = yearAlone.exec(text);
  return year === null ? undefined : toFound(Date.UTC(Number(year.groups?.['year']), 11, 31), year);
}

/** Where a text says that a date at this place is the day of what was known. */
function findAround(text: string, date: Found<unknown>): Found<undefined> | undefined {
  const opening = before.exec(text.slice(0, date.start));
  if (opening !== null) return { value: undefined, start: opening.index, end: date.end };
  const closing = after.exec(text.slice(date.end));
  if (closing === null) return undefined;
  return { value: undefined, start: date.start, end: date.end + closing[0].length };
}

/** The words of such a day that no calendar has: "as of 2021-13-30". */
export function findNoDay(text: string): string | undefined {
  const date = findImpossibleDate(text);
  if (date === undefined || findDay(text) !== undefined) return undefined;
  const around = findAround(text, date);
  return around === undefined ? undefined : text.slice(around.start, around.end);
}

/**
 * The day whose knowledge a folded question asks for, UTC milliseconds, and where it says so: "as
 * of 2019" is the last day of that year. Undefined where it names no such day.
 */
export function findKnownOn(text: string): Found<number> | undefined {
  const date = findDay(text) ?? findEnd(text);
  if (date === undefined) return undefined;
  const around = findAround(text, date);
  return around === undefined ? undefined : { ...around, value: date.value };
}
