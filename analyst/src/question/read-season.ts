import type { AnalysisRequest, MeasureRequest, Period } from '@vela/contracts';
import { findLastWeekday } from './calendar-span.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findCalendarPlaces } from './find-calendar-place.ts';
import { findRankedMonth } from './find-ranked-month.ts';
import { findChart } from './read-clues.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';

/** Names of the days from Sunday on, alone and as a habit: "mondays", "pazartesileri". */
const days: readonly string[] = [
  'sundays?|pazar (?:gun\\w*)|pazarlari',
  'mondays?|pazartesi(?:leri|y[ei]|de|nin)?(?: gun\\w*)?',
  'tuesdays?|sali(?:lari|y[ei]|da|nin)?(?: gun\\w*)?',
  'wednesdays?|carsamba(?:lari|y[ae]|da|nin)?(?: gun\\w*)?',
  'thursdays?|persembe(?:leri|y[ei]|de|nin)?(?: gun\\w*)?',
  'fridays?|cuma(?:lari|y[ae]|da|nin)?(?: gun\\w*)?',
  'saturdays?|cumartesi(?:leri|y[ei]|de|nin)?(?: gun\\w*)?',
];
const weekdays = days.map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'));

const adverb =
  '(?:usually|normally|typically|generally|historically|on average|in general|tends? to|genel\\w*|normalde|ortalama(?:da)?|tarihsel\\w*|cogunlukla)';
const good =
  '(?:best|worst|strongest|weakest|good|bad|strong|weak|bullish|bearish|green|red|calmest|most volatile)';
const iyi = '(?:en )?(?:iyi|kotu|guclu|zayif|sakin|hareketli|oynak)';
const rises = '(?:yuksel|art|dus|geril|kazandir|kaybettir)(?:i?r|u?r|er|ar)';

// The name stands as @. What is asked of all of them is a habit; "how was it in january" is none.
const habits = [
  `${adverb}(?: [a-z]+)* @|@(?: [a-z]+)* ${adverb}`,
  '(?:how|what) (?:does|do) (?:[a-z]+ ){0,3}(?:do|perform|behave|fare|move|act|go|look) (?:on|in|during|for) (?:a |the )?@',
  `(?:is|are) (?:a |the )?@ (?:a |the )?${good}`,
  `@ (?:the )?${good} (?:day|month)`,
  `(?:is|are) (?:the )?${good} (?:day|month)s?(?: of the (?:week|year))?(?: for)? (?:a |the )?@`,
  '@ (?:ayi |ayinda |ayinin |gunu |gunleri |gunlerinde )?nasil(?: (?:gider|gecer|olur|davranir|kapanir|hareket eder|performans\\w*))?(?! ?[a-z])',
  `${iyi}\\w* (?:gun|ay)\\w* @|@ (?:ayi |gunu )?${iyi}\\w*(?: bir)? (?:gun|ay)\\w*`,
  `@ (?:ayi |ayinda |gunu |gunleri |gunlerinde )?${rises}(?: m[iu])?(?![a-z])`,
].map((source) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`));

// One that is named is a day or a month of its own.
const single =
  /(?<![a-z])(?:last|this|next|coming|past|since|gecen|bu|gelecek|onumuzdeki|son|beri|itibaren) ?@|@ (?:beri|itibaren|\d)/;
const best = /(?<![a-z])(?:best|strongest|en (?:iyi|guclu))/;
const worst = /(?<![a-z])(?:worst|weakest|en (?:kotu|zayif))/;

type Season = {
  readonly id: 'weekday-averages' | 'month-averages';
  readonly time: number;
  readonly start: number;
  readonly end: number;
};

/** Whether a word around a name says that it is a month. */
const isNamedMonth = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /(?<![a-z])(?:in|during|is|are|every|each) (?:the )?$/.test(text.slice(0, start)) ||
  /^'?[a-z]* ?(?:ay[iu]?(?:n?da|nin)?|month)(?![a-z])/.test(text.slice(end));

/** The only day of the week, or the only month without a year, that a text names. */
function findName(text: string, now: number): Season | undefined {
  const named = weekdays.flatMap((pattern, weekday): Season[] =>
    [...text.matchAll(pattern)].map((match) => ({
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

/** The weekday or month whose habit a folded text asks for, and which way it is ranked. */
export function findSeason(text: string, now: number): MeasureRequest | undefined {
  const name = findName(text, now);
  if (name === undefined) return undefined;
  // Endings of a name belong to it: "ocakta", "pazartesi'ye".
  const after = text.slice(name.end).replace(/^'?[a-z]+/, '');
  const masked = `${text.slice(0, name.start)}@${after}`.replaceAll(/[^a-z@\d]+/g, ' ').trim();
  if (single.test(masked) || !habits.some((pattern) => pattern.test(masked))) return undefined;
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
  const season = findSeason(measured.text, question.now) ?? findRankedMonth(measured);
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
