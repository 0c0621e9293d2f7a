import type { Words } from './words.ts';

/** Units that a period counts: "last 60 sessions", "past two quarters". */
export type PeriodUnit =
  | 'candle'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year'
  | 'decade'
  | 'century';

/** Units of the calendar that have a running and a previous one: "this week", "last month". */
export type CalendarUnit = 'week' | 'month' | 'quarter' | 'year';

/** Words of periods: how far back, and which part of the calendar. */
export type PeriodWords = {
  /** Numbers in words; one of `tens` may stand before one of `ones`: "twenty five". */
  readonly ones: Readonly<Record<string, number>>;
  readonly tens: Readonly<Record<string, number>>;
  /** Further amounts before a unit: "a couple of", "half a". */
  readonly amounts: Readonly<Record<string, number>>;
  /** Adds a half to the amount before it, and to the amount and unit before it. */
  readonly andHalf: Words;
  readonly andHalfUnit: Words;
  /** Units with their endings. */
  readonly units: Readonly<Record<PeriodUnit, Words>>;
  /** Units in short after digits, where "last" stands before: "last 24h". */
  readonly shortUnits: Readonly<Partial<Record<PeriodUnit, Words>>>;
  /** Before an amount that counts back from the last candle, with its preposition. */
  readonly beforeLast: Words;
  /** The same before a unit without an amount: one of it. */
  readonly beforeLastOne: Readonly<Partial<Record<PeriodUnit, Words>>>;
  /** Around an amount without "last": "within 20 bars", "over 4 hours". */
  readonly beforeSpan: Words;
  readonly afterSpan: Words;
  /** Endings of a unit: up to now ("uc aydir"), and within that time ("bes yilda"). */
  readonly forNow: Words;
  readonly inTime: Words;
  /** Amounts that need another word: "a year" is none, "a year ago" is a day. */
  readonly articles: Words;
  /** Around an amount that is no period: "next 20 bars", "3 day chart", "5 days in a row". */
  readonly beforeOther: Words;
  readonly chartWords: Words;
  readonly afterOther: Words;
  /** After an amount of time that names a day: "3 weeks ago". */
  readonly ago: Words;
  /** All candles there are. */
  readonly allTime: Words;
  /** A high or low of all time by its name, whatever time was spoken of before. */
  readonly record: Words;
  /** The running and the previous unit of the calendar, by name. */
  readonly current: Readonly<Record<CalendarUnit, Words>>;
  readonly previous: Readonly<Record<CalendarUnit, Words>>;
  readonly today: Words;
  readonly yesterday: Words;
  readonly dayBeforeYesterday: Words;
  readonly weekend: Words;
  /** Names of the days from Sunday on, not in the plural: "mondays" are no day. */
  readonly dayNames: readonly Words[];
  /** Names of months and days that are other words too: they need a word of time around them. */
  readonly weakNames: Words;
  /** Endings of the name of a month, day or year. */
  readonly nameEnding: string;
  /** Between a month, quarter or half and the year after it, and between a year and the former. */
  readonly beforeYear: string;
  readonly afterYear: string;
  /** The first to the fourth quarter; the first two are halves too. */
  readonly ordinalNames: readonly Words[];
  /** The last quarter or half of a year. */
  readonly lastPart: Words;
  readonly quarter: Words;
  readonly half: Words;
  /** Years named without a number beside a month, quarter or half; `any` is the latest begun. */
  readonly yearNames: Readonly<Record<'this' | 'last' | 'any', Words>>;
  /**
   * What stands before a name of the calendar, and after it: groups `from`, `in`, `between`,
   * `last`, `until` say what it is, `edgeStart` and `edgeEnd` which end of it is meant, and
   * `holder` that it is a time and no number.
   */
  readonly head: string;
  readonly tail: string;
  /** Between the ends of a range, and those that need a word before or after the two. */
  readonly rangeJoiners: Words;
  readonly pairJoiners: Words;
  readonly afterPair: Words;
  /** After the end of a range: up to its beginning, not through it. */
  readonly untilJoiners: Words;
  /** Up to the last candle: "until now". */
  /** What is asked of the time since the date that is named: "and since then". */
  readonly sinceThen: Words;
  readonly untilNow: Words;
  /** The time since the day of the last answer, where the question names none. */
  readonly afterThat: Words;
  /** Around a number like a year that is a price. */
  readonly beforePrice: Words;
  readonly afterPrice: Words;
};
