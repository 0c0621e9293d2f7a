import type { Instrument, Interval, Language } from '@vela/contracts';
import type { ChartTimeZone } from './settings/chart-settings.ts';

const localeOf = { en: 'en-US', tr: 'tr-TR' } as const satisfies Record<Language, string>;

/** What a mark of the time axis stands for. */
export type TickPart = 'year' | 'month' | 'day' | 'time';

/** How numbers and times of one instrument are written in one language. */
export type ChartFormat = {
  locale: string;
  price: (value: number) => string;
  /** Volume in the language's short form (1.2M, 1,2 Mn). */
  volume: (value: number) => string;
  /** A plain number with at most `decimals` (0 to 4) digits after the point. */
  number: (value: number, decimals: number) => string;
  /** The number of an indicator: small ones with more digits. */
  plain: (value: number) => string;
  /** A percentage (1.2 means 1.2 %). */
  percent: (value: number) => string;
  /** The same without decimals. */
  wholePercent: (value: number) => string;
  /** Change in percent with its sign; `from` of zero gives an empty text. */
  change: (from: number, to: number) => string;
  /** Open time of a candle, in the zone of the chart: with time of day below one day. */
  time: (utcMs: number) => string;
  /** The same with the name of the zone, for a time that stands alone; a date has no zone. */
  zonedTime: (utcMs: number) => string;
  /** As of when something is known, always to the day, and written like `zonedTime` below one day. */
  asOf: (utcMs: number) => string;
  /** From when to when in the person's own time zone, with that zone's name. */
  ownHours: (startMs: number, endMs: number) => string;
  /** A mark of the time axis. */
  tick: (utcMs: number, part: TickPart) => string;
  /** Name of the chart's zone, such as UTC or GMT+3. */
  zone: string;
  isUtc: boolean;
  /** Whether `time` holds a time of day. */
  hasTimeOfDay: boolean;
};

/** Whether candles of an interval are dated by their session and have no time of day. */
function isDated(interval: Interval): boolean {
  return interval === '1d' || interval === '1w' || interval === '1mo';
}

/** Candles of a day and longer are dated by their session, finer ones by date and time of day. */
function timeOptions(interval: Interval): Intl.DateTimeFormatOptions {
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

/** Undefined is the zone of the machine. */
function zoneOption(zone: string | undefined): Intl.DateTimeFormatOptions {
  return zone === undefined ? {} : { timeZone: zone };
}

function zoneName(locale: string, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZoneName: 'short',
    ...zoneOption(zone),
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

/** Undefined is the zone of the machine. A session date is the same in all. */
function asOfFormat(
  locale: string,
  interval: Interval,
  zone: string | undefined,
): Intl.DateTimeFormat {
  if (isDated(interval))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return new Intl.DateTimeFormat(locale, {
    ...timeOptions(interval),
    timeZoneName: 'short',
    ...zoneOption(zone),
  });
}

type TimeFormats = Pick<
  ChartFormat,
  'time' | 'zonedTime' | 'asOf' | 'ownHours' | 'tick' | 'zone' | 'isUtc' | 'hasTimeOfDay'
>;

function timeFormats(locale: string, interval: Interval, timeZone: ChartTimeZone): TimeFormats {
  const zone = isDated(interval) || timeZone === 'utc' ? 'UTC' : undefined;
  const time = new Intl.DateTimeFormat(locale, { ...timeOptions(interval), ...zoneOption(zone) });
  const asOf = asOfFormat(locale, interval, zone);
  const zoned = isDated(interval) ? time : asOf;
  const hours = new Intl.DateTimeFormat(locale, tickOptions.time);
  const zonedHours = new Intl.DateTimeFormat(locale, {
    ...tickOptions.time,
    timeZoneName: 'short',
  });
  const tick = (part: TickPart) =>
    new Intl.DateTimeFormat(locale, { ...tickOptions[part], ...zoneOption(zone) });
  const ticks = {
    year: tick('year'),
    month: tick('month'),
    day: tick('day'),
    time: tick('time'),
  } as const;
  return {
    time: (utcMs) => time.format(utcMs),
    zonedTime: (utcMs) => zoned.format(utcMs),
    asOf: (utcMs) => asOf.format(utcMs),
    ownHours: (start, end) => `${hours.format(start)}–${zonedHours.format(end)}`,
    tick: (utcMs, part) => ticks[part].format(utcMs),
    zone: zoneName(locale, zone),
    isUtc: zone !== undefined,
    hasTimeOfDay: !isDated(interval),
  };
}

function numberFormats(locale: string, instrument: Instrument) {
  const price = new Intl.NumberFormat(locale, {
    minimumFractionDigits: instrument.priceDecimals,
    maximumFractionDigits: instrument.priceDecimals,
  });
  const volume = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  // Made once: making one takes longer than all it writes for a candle.
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

/** How an instrument's numbers and times are written, times in the given zone. */
export function createChartFormat(
  language: Language,
  shown: { instrument: Instrument; interval: Interval },
  timeZone: ChartTimeZone = 'utc',
): ChartFormat {
  const locale = localeOf[language];
  return {
    locale,
    ...numberFormats(locale, shown.instrument),
    ...timeFormats(locale, shown.interval, timeZone),
  };
}

/** Lets a narrow column break a time only before its last word: date above, time of day below. */
export function inTwoLines(time: string): string {
  return time.replace(/ (?=.* )/g, '\u00A0');
}

/** A moment in the person's own time zone and in UTC. A session date has no time of day and is the same in both. */
export function writeAsOf(
  language: Language,
  asOf: number,
  interval: Interval,
): { local: string; utc: string } {
  const write = (zone: string | undefined): string =>
    asOfFormat(localeOf[language], interval, zone).format(asOf);
  return { local: write(undefined), utc: write('UTC') };
}
