import { languages, type AnalysisRequest } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { HeldWords } from '../language/held-words.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findCalendarPlaces } from './find-calendar-place.ts';
import { findChart } from './read-clues.ts';
import type { MeasureReading } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';

const createPattern = (pick: (words: HeldWords) => string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${languages.map((one) => pick(analystLanguages[one].heldWords)).join('|')})(?![a-z])`,
  );
const holds = createPattern(({ holds: own }) => own);
const worth = createPattern(({ worth: own }) => own);
const supposed = createPattern(({ supposed: own }) => own);
const money = createPattern(({ money: own }) => own);

const dayMs = 86_400_000;

/**
 * From when on it was held: a named year, month or day up to the last close, a span of two of them
 * up to its end. Undefined where it began today, and for a time of buying and another of selling.
 */
function findHeldPeriod({ period, moment, text, times }: MeasureReading, now: number) {
  if (period?.kind === 'last') return period;
  // "Today" is the end in any case.
  const places = findCalendarPlaces(text, now).filter(({ kind }) => kind !== 'today');
  if (places.length > 1) {
    const isSpan = times.some(({ start, end }) =>
      places.every((place) => place.start >= start && place.end <= end),
    );
    return isSpan && period?.kind === 'range' ? period : undefined;
  }
  const from = moment ?? (period?.kind === 'range' ? period.from : undefined);
  return from === undefined || now - from < dayMs ? undefined : { kind: 'range' as const, from };
}

/** The one typed amount of money of a question; undefined where it is one of shares or coins. */
function findAmount({ measured }: ReadQuestion, text: string): number | undefined {
  const [number, ...others] = measured.numbers;
  if (number === undefined || others.length > 0) return undefined;
  const { kind, value } = number.value;
  const isMoney = kind === 'price' || (kind === 'number' && money.test(text));
  return isMoney && value > 0 ? value : undefined;
}

/**
 * A question what an amount would be worth that was put into one instrument at a past time: its
 * change since then, told of the amount; undefined for any other question.
 */
export function readHeld(read: ReadQuestion, around: Surroundings): AnalysisRequest | undefined {
  const { measured } = read;
  const { question, named } = around;
  const text = measured.plain.replaceAll(/[^a-z#]+/g, ' ');
  const amount = findAmount(read, text);
  const period = findHeldPeriod(measured, question.now);
  const symbol = named[0] ?? findChart(question);
  if (amount === undefined || period === undefined) return undefined;
  if (symbol === undefined || named.length > 1) return undefined;
  const isAsked = supposed.test(text) || (holds.test(text) && worth.test(text));
  if (!isAsked) return undefined;
  const { time: _, price: __, ...shared } = measured.shared;
  return toMeasureRequest(
    {
      ...read,
      measured: { ...measured, period, moment: undefined, shared, pointsBack: false },
    },
    [{ id: 'change', amount }],
    around,
  );
}
