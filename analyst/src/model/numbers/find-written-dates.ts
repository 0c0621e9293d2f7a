import { foldText, mapLanguages, type Fact, type Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

/** A date of a text, and the facts whose day it is. */
type WrittenDate = {
  readonly start: number;
  readonly end: number;
  readonly facts: readonly Fact[];
};

const shortName = 3;

const monthNames = mapLanguages((language) =>
  analystLanguages[language].guard.months.map((month) => foldText(month)),
);

const patterns = mapLanguages((language) => {
  const names = monthNames[language]
    .map((month) => `${month}|${month.slice(0, shortName)}`)
    .join('|');
  const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
  const year = '(?:,? (?<year>\\d{4}))?';
  const time = '(?:,? (?<clock>\\d{2}:\\d{2})(?: utc)?)?';
  const border = '(?![a-z\\d])';
  return [
    new RegExp(
      `(?<![\\w.,])${day}(?: of)? (?<month>${names})${border}${year}${time}${border}`,
      'g',
    ),
    new RegExp(`(?<![a-z])(?<month>${names})\\.? ${day}${border}${year}${time}${border}`, 'g'),
  ];
});

/** Dates of a text, also short and without a year, each with the times among the facts on that day. */
export function findWrittenDates(
  text: string,
  facts: readonly Fact[],
  language: Language,
): readonly WrittenDate[] {
  const folded = foldText(text);
  const months = monthNames[language];
  return patterns[language].flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const { day, month = '', year, clock } = match.groups ?? {};
      const meant = facts.filter(({ unit, value }) => {
        if (unit !== 'time' || typeof value !== 'number') return false;
        const at = new Date(value);
        return (
          at.getUTCDate() === Number(day) &&
          months[at.getUTCMonth()]?.slice(0, shortName) === month.slice(0, shortName) &&
          (year === undefined || at.getUTCFullYear() === Number(year)) &&
          (clock === undefined || at.toISOString().slice(11, 16) === clock)
        );
      });
      return [{ start: match.index, end: match.index + match[0].length, facts: meant }];
    }),
  );
}
