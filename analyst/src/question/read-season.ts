import { languages, type AnalysisRequest, type MeasureRequest, type Period } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { SeasonWords } from '../language/season-words.ts';
import type { Words } from '../language/words.ts';
import { findLastWeekday } from './calendar-span.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findCalendarPlaces } from './find-calendar-place.ts';
import { findRankedMonth } from './find-ranked-month.ts';
import { findChart } from './read-clues.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';
import { listMatches } from './word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].seasonWords);
type PickWords = (words: SeasonWords) => Words;
const join = (pick: PickWords): string => words.flatMap((own) => pick(own)).join('|');
const createPattern = (pick: PickWords): RegExp => new RegExp(`(?<![a-z])(?:${join(pick)})`);

const weekdays = Array.from(
  { length: 7 },
  (_, weekday) =>
    new RegExp(`(?<![a-z])(?:${join(({ days }) => days[weekday] ?? '(?!)')})(?![a-z])`, 'g'),
);
const allDays = new RegExp(`^(?:${join((own) => own.allDays)})$`);
// The name stands as @. What is asked of all of them is a habit; "how was it in january" is none.
const habits = words
  .flatMap((own) => own.habits)
  .map((source) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`));
const single = createPattern((own) => own.single);
const best = createPattern((own) => own.best);
const worst = createPattern((own) => own.worst);
const averagePrice = createPattern((own) => own.averagePrice);
const beforeMonth = new RegExp(`(?<![a-z])(?:${join((own) => own.beforeMonth)})$`);
const afterMonth = new RegExp(`^(?:'?[a-z]* ?)?(?:${join((own) => own.afterMonth)})(?![a-z])`);

type Season = {
  readonly id: 'weekday-averages' | 'month-averages';
  readonly time: number;
  readonly start: number;
  readonly end: number;
};

/** Whether a word around a name says that it is a month. */
const isNamedMonth = (text: string, { start, end }: { start: number; end: number }): boolean =>
  beforeMonth.test(text.slice(0, start)) || afterMonth.test(text.slice(end));

/** The only day of the week, or the only month without a year, that a text names. */
function findName(text: string, now: number): Season | undefined {
  const named = weekdays.flatMap((pattern, weekday): Season[] =>
    listMatches(text, pattern).map((match) => ({
      id: 'weekday-averages',
      time: findLastWeekday(now, weekday),
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const places = findCalendarPlaces(text, now);
  if (places.some(({ kind }) => kind === 'year')) return undefined;
  const months = places.flatMap((place): Season[] => {
    // "Ortalama aralık" is a range, and "may" a verb: such names need a word for a month.
    const isMonth = !place.isWeak || isNamedMonth(text, place);
    const isOfAll = place.kind === 'span' && !place.hasYear && isMonth;
    const span = isOfAll ? place.getSpan(now) : undefined;
    if (span === undefined || /\d/.test(text.slice(place.start, place.end))) return [];
    return [{ id: 'month-averages', time: span.from, start: place.start, end: place.end }];
  });
  const [only, ...others] = [...named, ...months];
  return others.length > 0 ? undefined : only;
}

/**
 * The weekday or month whose habit a folded text asks for, and which way it is ranked. `isOpen`: no
 * measure of its own is asked of it, so that all days of a name ("on fridays") mean their habit.
 */
export function findSeason(text: string, now: number, isOpen = false): MeasureRequest | undefined {
  const name = findName(text, now);
  // "The average rate of october" is of one month.
  if (name === undefined || (name.id === 'month-averages' && averagePrice.test(text)))
    return undefined;
  // Endings of a name belong to it: "ocakta", "pazartesi'ye".
  const after = text.slice(name.end).replace(/^'?[a-z]+/, '');
  const masked = `${text.slice(0, name.start)}@${after}`.replaceAll(/[^a-z@\d]+/g, ' ').trim();
  const isOfAll = isOpen && allDays.test(text.slice(name.start, name.end));
  const isHabit = isOfAll || habits.some((pattern) => pattern.test(masked));
  if (single.test(masked) || !isHabit) return undefined;
  const [isBest, isWorst] = [best.test(masked), worst.test(masked)];
  const direction = isBest ? 'bullish' : 'bearish';
  return { id: name.id, time: name.time, ...(isBest === isWorst ? {} : { direction }) };
}

/** A period beside the name: "since 2020"; the name itself is none. */
function keepPeriod({ period }: ReadQuestion['measured'], season: MeasureRequest) {
  const isName = period?.kind === 'range' && period.from === season.time;
  const isOfMonth = season.id === 'month-averages' && period?.kind === 'range';
  return isName || isOfMonth ? undefined : (period satisfies Period | undefined);
}

/** A question for what an instrument usually does on a day of the week or in a month. */
export function readSeason(read: ReadQuestion, around: Surroundings): AnalysisRequest | undefined {
  const { measured } = read;
  const { question, named } = around;
  const isOpen =
    measured.shared.concept === undefined &&
    measured.measures.every(({ id }) => id === 'change' || id === 'weekday-averages');
  const season = findSeason(measured.text, question.now, isOpen) ?? findRankedMonth(measured);
  const symbol = named[0] ?? findChart(question);
  if (season === undefined || symbol === undefined || named.length > 1) return undefined;
  const period = keepPeriod(measured, season);
  const { time: _, ...shared } = measured.shared;
  return toMeasureRequest(
    { ...read, measured: { ...measured, period, moment: undefined, shared, pointsBack: false } },
    [season],
    around,
  );
}
