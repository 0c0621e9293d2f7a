import { type Instrument, type Interval, type Language, languageRules } from '@vela/contracts';
import type { ChartTimeZone } from './settings/chart-settings.ts';

/** Unit that a tick of the time axis marks. */
export type TickPart = 'year' | 'month' | 'day' | 'time';

/** Formatters for the numbers and times of one instrument in one language. */
export type ChartFormat = {
  /** Locale of dates: the day before the month, as in the sentences. */
  dateLocale: string;
  price: (value: number) => string;
  /** Volume in the language's short form (1.2M, 1,2 Mn). */
  volume: (value: number) => string;
  /** A plain number with at most `decimals` (0 to 4) digits after the point. */
  number: (value: number, decimals: number) => string;
  /** An indicator value: 4 decimals below 1 in absolute value, otherwise 2. */
  plain: (value: number) => string;
  /** A percentage (1.2 means 1.2 %). */
  percent: (value: number) => string;
  /** The same without decimals. */
  wholePercent: (value: number) => string;
  /** Change in percent with its sign; `from` of zero gives an empty text. */
  change: (from: number, to: number) => string;
  /** Open time of a candle, in the zone of the chart: with time of day below one day. */
  time: (utcMs: number) => string;
  /** Like `time`, with the name of the zone, for a time that stands alone; a date has no zone. */
  zonedTime: (utcMs: number) => string;
  /** An as-of time: at least the full date, and formatted like `zonedTime` below one day. */
  asOf: (utcMs: number) => string;
  /** A range of hours in the user's own time zone, with that zone's name. */
  ownHours: (startMs: number, endMs: number) => string;
  tick: (utcMs: number, part: TickPart) => string;
  /** Name of the chart's zone, such as UTC or GMT+3. */
  zone: string;
  isUtc: boolean;
  hasTimeOfDay: boolean;
};

/** Whether candles of an interval are dated by their session and have no time of day. */
function isDated(interval: Interval): boolean {
  return interval === '1d' || interval === '1w' || interval === '1mo';
}

/** Candles of a day and longer are dated by their session, finer ones by date and time of day. */
function toTimeOptions(interval: Interval): Intl.DateTimeFormatOptions {
  if (interval === '1mo') return { year: 'numeric', month: 'short' };
  if (isDated(interval)) return { year: 'numeric', month: 'short', day: 'numeric' };
  return {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
}

const tickOptions = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<TickPart, Intl.DateTimeFormatOptions>;

function findZoneName(locale: string, zone: string | undefined): string {
  const options = { timeZoneName: 'short', timeZone: zone } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

/** `zone` undefined is the machine's zone. Session dates ignore the zone. */
function createAsOfFormat(
  locale: string,
  interval: Interval,
  zone: string | undefined,
): Intl.DateTimeFormat {
  if (isDated(interval))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return new Intl.DateTimeFormat(locale, {
    ...toTimeOptions(interval),
    timeZoneName: 'short',
    timeZone: zone,
  });
}

function createTimeFormats(locale: string, interval: Interval, timeZone: ChartTimeZone) {
  const zone = isDated(interval) || timeZone === 'utc' ? 'UTC' : undefined;
  const time = new Intl.DateTimeFormat(locale, { ...toTimeOptions(interval), timeZone: zone });
  const asOf = createAsOfFormat(locale, interval, zone);
  const zoned = isDated(interval) ? time : asOf;
  const hours = new Intl.DateTimeFormat(locale, tickOptions.time);
  const zonedHours = new Intl.DateTimeFormat(locale, {
    ...tickOptions.time,
    timeZoneName: 'short',
  });
  const tick = (part: TickPart) =>
    new Intl.DateTimeFormat(locale, { ...tickOptions[part], timeZone: zone });
  const ticks = { year: tick('year'), month: tick('month'), day: tick('day'), time: tick('time') };
  return {
    time: (utcMs: number) => time.format(utcMs),
    zonedTime: (utcMs: number) => zoned.format(utcMs),
    asOf: (utcMs: number) => asOf.format(utcMs),
    ownHours: (start: number, end: number) => `${hours.format(start)}–${zonedHours.format(end)}`,
    tick: (utcMs: number, part: TickPart) => ticks[part].format(utcMs),
    zone: findZoneName(locale, zone),
    isUtc: zone !== undefined,
    hasTimeOfDay: !isDated(interval),
  };
}

function createNumberFormats(locale: string, instrument: Instrument) {
  const price = new Intl.NumberFormat(locale, {
    minimumFractionDigits: instrument.priceDecimals,
    maximumFractionDigits: instrument.priceDecimals,
  });
  const volume = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  // Created once: creating a formatter takes longer than all it formats for a candle.
  const digits = [0, 1, 2, 3, 4].map(
    (decimals) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }),
  );
  const number = (value: number, decimals: number): string =>
    digits[Math.min(decimals, digits.length - 1)]?.format(value) ?? '';
  const twoDecimals = {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  } as const;
  const percent = new Intl.NumberFormat(locale, twoDecimals);
  const whole = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const change = new Intl.NumberFormat(locale, { ...twoDecimals, signDisplay: 'exceptZero' });
  return {
    price: (value: number) => price.format(value),
    volume: (value: number) => volume.format(value),
    number,
    plain: (value: number) => number(value, Math.abs(value) < 1 ? 4 : 2),
    percent: (value: number) => percent.format(value / 100),
    wholePercent: (value: number) => whole.format(value / 100),
    change: (from: number, to: number) => (from === 0 ? '' : change.format(to / from - 1)),
  };
}

/** Creates the formatters of an instrument, with times in the given zone. */
export function createChartFormat(
  language: Language,
  shown: { instrument: Instrument; interval: Interval },
  timeZone: ChartTimeZone = 'utc',
): ChartFormat {
  const { locale, dateLocale } = languageRules[language];
  return {
    dateLocale,
    ...createNumberFormats(locale, shown.instrument),
    ...createTimeFormats(dateLocale, shown.interval, timeZone),
  };
}

/** Lets a time wrap only before its last word: date above, time of day below. */
export function wrapInTwoLines(time: string): string {
  return time.replace(/ (?=.* )/g, '\u00A0');
}

/** An as-of time in the user's zone and in UTC; a session date has no time and is equal in both. */
export function formatAsOfTime(
  language: Language,
  asOf: number,
  interval: Interval,
): { local: string; utc: string } {
  const write = (zone: string | undefined): string =>
    createAsOfFormat(languageRules[language].dateLocale, interval, zone).format(asOf);
  return { local: write(undefined), utc: write('UTC') };
}
