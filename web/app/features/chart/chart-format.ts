import type { Instrument, Interval, Language } from '@vela/contracts';

const localeOf = { en: 'en-US', tr: 'tr-TR' } as const satisfies Record<Language, string>;

/** How numbers and times of one instrument are written in one language. */
export type ChartFormat = {
  locale: string;
  price: (value: number) => string;
  /** Volume in the language's short form (1.2M, 1,2 Mn). */
  volume: (value: number) => string;
  /** Change in percent with its sign; `from` of zero gives an empty text. */
  change: (from: number, to: number) => string;
  /** Open time of a candle in UTC: with time of day below one day. */
  time: (utcMs: number) => string;
  /** Whether `time` holds a time of day. */
  hasTimeOfDay: boolean;
};

/** Candles of a day and longer are dated by their session, finer ones by date and time of day. */
function timeOptions(interval: Interval): Intl.DateTimeFormatOptions {
  if (interval === '1mo') return { year: 'numeric', month: 'short' };
  if (interval === '1d' || interval === '1w') return { year: 'numeric', month: 'short', day: 'numeric' };
  return { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}

export function createChartFormat(language: Language, instrument: Instrument, interval: Interval): ChartFormat {
  const locale = localeOf[language];
  const price = new Intl.NumberFormat(locale, {
    minimumFractionDigits: instrument.priceDecimals,
    maximumFractionDigits: instrument.priceDecimals,
  });
  const volume = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const time = new Intl.DateTimeFormat(locale, { ...timeOptions(interval), timeZone: 'UTC' });
  return {
    locale,
    price: (value) => price.format(value),
    volume: (value) => volume.format(value),
    change: (from, to) => (from === 0 ? '' : percent.format(to / from - 1)),
    time: (utcMs) => time.format(utcMs),
    hasTimeOfDay: !['1d', '1w', '1mo'].includes(interval),
  };
}

/** Lets a narrow column break a time only before its last word: date above, time of day below. */
export function inTwoLines(time: string): string {
  return time.replace(/ (?=.* )/g, '\u00A0');
}

/** A moment in the person's own time zone and in UTC. A session date has no time of day and is the same in both. */
export function writeAsOf(language: Language, asOf: number, interval: Interval): { local: string; utc: string } {
  const locale = localeOf[language];
  if (['1d', '1w', '1mo'].includes(interval)) {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(asOf);
    return { local: date, utc: date };
  }
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  };
  return {
    local: new Intl.DateTimeFormat(locale, options).format(asOf),
    utc: new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(asOf),
  };
}
