import type { Words } from './words.ts';
import type { NumberWords } from './number-words.ts';
import type { PeriodWords } from './period-words.ts';
import type { LabelNames } from './label-names.ts';
import type { Concept, Interval } from '@vela/contracts';

/** What a question asks or names, besides concepts, indicators, intervals and times. */
export const questionWords = [
  'definition',
  /** Asks for a definition, not for what a chart shows. */
  'meaning',
  'nearest',
  'changed',
  'help',
  'advice',
  'analyze',
  'fundamental',
  'technical',
  'above',
  'below',
  'why',
  'support',
  'resistance',
  'level',
  /** Asks which exist, or where: about the chart, not the definition. */
  'whichOnes',
  'state',
  'compare',
  /** Investment words: a request for advice with one is answered, any other is not understood. */
  'money',
  /** Asks for a comparison of two instruments. */
  'besideOther',
  'timeframes',
  'rate',
  'taken',
  'session',
  /** Asks for a time or duration of a session, not for its definition. */
  'hour',
  'clock',
  'volatility',
  'invalidation',
  'bias',
  'place',
  /** Says that a time is the start of a range. */
  'sinceThen',
  /** Says that the structure changed, as opposed to its current state. */
  'shifted',
  /** Asks for a count of what remains, which is not a rate. */
  'howManyLeft',
  /** Asks for source, age or reliability of the candles, or for data they do not contain. */
  'data',
  /** Asks for a value of an indicator. */
  'value',
] as const;
export type QuestionWord = (typeof questionWords)[number];

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Starts of a range named without a number: "since yesterday". */
export type NamedStart =
  | 'lastCandle'
  | 'weekend'
  | 'overnight'
  | 'yesterday'
  | 'today'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear'
  | 'lastYear';

/** Words around numbers. */
export type QuantityWords = {
  /** After digits without a space, and as a word of its own. */
  readonly multiples: readonly (readonly [words: Words, factor: number])[];
  readonly percentBefore: Words;
  readonly percentAfter: Words;
  readonly currencyBefore: Words;
  readonly currencyAfter: Words;
};

/** Words of intervals, lengths, dates and starts of a range. */
export type TimeWords = {
  readonly periods: PeriodWords;
  readonly quantities: QuantityWords;
  /** Numbers before a unit of time in a start: "three days ago". */
  readonly numbers: Readonly<Record<string, number>>;
  /** Numbers of intervals that charts do not offer: "two hours". */
  readonly intervalNumbers: Readonly<Record<string, number>>;
  /** Numbers of offered intervals: "fifteen minutes". */
  readonly offeredNumbers: Readonly<Record<1 | 4 | 5 | 15 | 30, Words>>;
  /** Units of an interval: "4 hourly". */
  readonly units: Readonly<Record<TimeUnit, Words>>;
  /** Further units that are too short for anything but offered intervals. */
  readonly shortUnits: Readonly<Partial<Record<TimeUnit, Words>>>;
  /** Units in a start, with their endings: "3 days ago". */
  readonly startUnits: Readonly<Record<'minute' | 'hour' | 'day' | 'week' | 'month', Words>>;
  /** Units of an indicator's length: "50 day". */
  readonly lengthUnits: Readonly<Record<'hour' | 'day' | 'week' | 'month', Words>>;
  /** What a length counts in words: "20 period". */
  readonly lengthCandles: Words;
  /** After a number of days these make it a time, not a length: "50 days ago". */
  readonly afterTime: Words;
  /** Before a length after the indicator's name: "average of 50 days". */
  readonly beforeLength: Words;
  /** Offered intervals by name: "daily". */
  readonly offeredIntervals: Readonly<Partial<Record<Interval, Words>>>;
  /** Other intervals by name: "quarterly". */
  readonly otherIntervals: Readonly<Record<'second' | 'quarter' | 'year', Words>>;
  /** Endings of an interval, with or without an apostrophe. */
  readonly intervalEnding: Words;
  /** "50-day" before an average is a length: its unit, the kinds and names of averages. */
  readonly averageUnits: Words;
  readonly averageKinds: Words;
  readonly averageNames: Words;
  /** Names of the months from January on. */
  readonly months: readonly Words[];
  /** After the day: "12th". */
  readonly ordinals: Words;
  /** Between day and month: "12 of March". */
  readonly beforeMonthName: Words;
  /** Ending of a day and month as a start. */
  readonly dateEnding: Words;
  /** A month or year is a start with words before or after it. */
  readonly monthStart: Words;
  readonly monthEnd: Words;
  readonly yearStart: Words;
  readonly yearEnd: Words;
  /** Names of the days of the week from Sunday on. */
  readonly weekdays: readonly Words[];
  readonly candles: Words;
  /** In a number of candles to show. */
  readonly shownCandles: Words;
  readonly thousand: Words;
  readonly last: Words;
  /** Before a number of candles only. */
  readonly recent: Words;
  /** After an amount of time. */
  readonly ago: Words;
  readonly candlesAgo: Words;
  /** Before an amount of time, without another word: "since 3 days". */
  readonly since: Words;
  readonly starts: Readonly<Record<NamedStart, Words>>;
  /** A start in other words (`<what>`), and those that mean the last analysis. */
  readonly otherStart: { readonly clause: RegExp; readonly lastAnalysis?: RegExp };
};

/** Words around names of instruments. */
export type NameWords = {
  /** Terms that contain the name of an instrument. */
  readonly fieldNames: Words;
  /** Between two instruments of a question. */
  readonly joiners: Words;
  /** Between two currencies that are both meant. */
  readonly currencyJoiners: Words;
  /** How names of currencies begin. */
  readonly currencies: Words;
  /** Places of a name (`<name>`) in a question. */
  readonly namePlaces: readonly RegExp[];
  /** Before a code of one or two letters: "analyze C". */
  readonly beforeCode: Words;
  /** Endings of a code, with or without an apostrophe. */
  readonly codeEnding: Words;
  /** How words of a request for an analysis begin. */
  readonly analysisStems: Words;
  /** A comparison with the chart in view; `@` is the name. */
  readonly comparison: Words;
};

/** The words by which questions in one language are read. */
export type QuestionLexicon = TimeWords &
  NameWords & {
    readonly intents: Readonly<Record<QuestionWord, Words>>;
    readonly concepts: Readonly<Record<Concept, Words>>;
    /** Names of single patterns and types of divergences. */
    readonly labels: LabelNames;
    /** What words that are typed short or as one stand for, folded. */
    readonly shortWords: Readonly<Record<string, string>>;
    /** Names of indicators besides their display names, by id. */
    readonly indicators: Readonly<Record<string, Words>>;
    /** Names of indicators that are ordinary words; they count only in a longer name. */
    readonly ordinaryIndicatorNames: readonly string[];
    /** Phrases that ask for an indicator without its name, by id. */
    readonly impliedIndicators: Readonly<Record<string, Words>>;
    /** The name (`<name>`) of an indicator that is not known: "the foobar oscillator". */
    readonly unknownIndicator: RegExp;
    /** Words in that place that are no name: "the best indicator". */
    readonly indicatorAdjectives: Words;
    /** Between an indicator and a value stated for it: "rsi is 71". */
    readonly readingVerbs: Words;
    /** Methods that are not supported; ordinary words count only as a phrase: "bull flag". */
    readonly unsupportedMethods: Words;
    /** About the chart in view: `@` has a value, `#` is a structure; `meaning` asks to define. */
    readonly aboutChart: Readonly<Record<'latest' | 'reading' | 'structure' | 'meaning', Words>>;
    /** Endings of a short name, with or without an apostrophe. */
    readonly nameEnding: Words;
    /** An ending typed as a word of its own. */
    readonly looseEnding: Words;
    readonly greetings: Words;
    readonly greeted: Words;
    /** Asks the last question again for another instrument, at the start or anywhere. */
    readonly repeatStart: Words;
    readonly repeat: Words;
    readonly offTopic: Words;
    readonly chart: Words;
    /** Any other word of a request may be the name of an instrument. */
    readonly fillers: readonly string[];
    /** A word with one typo is corrected to one of these. */
    readonly keywords: readonly string[];
    /** Words that are one typo away from a keyword. */
    readonly notTypos: readonly string[];
    /** Numbers in words, and what stands around them. */
    readonly numberWords: NumberWords;
    readonly abbreviations: readonly (readonly [short: RegExp, long: string])[];
    /** Words that no other language has. */
    readonly marks: Words;
    /** Domain terms of the language that others borrow. */
    readonly fieldMarks: Words;
    /** Signs of the language in the text as typed. */
    readonly signs: readonly RegExp[];
  };
