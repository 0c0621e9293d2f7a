import type { FactUnit } from '@vela/engine';
import { isInterval, type Interval } from '../interval.ts';
import type { Language } from '../language.ts';

const locale = { en: 'en-US', tr: 'tr-TR' } as const satisfies Record<Language, string>;
const dateOrder = { en: 'en-GB', tr: 'tr-TR' } as const satisfies Record<Language, string>;
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

const dailyOrLonger = new Set<Interval>(['1d', '1w', '1mo']);

/** A number as the language writes it, with exactly so many decimals: 1,234.50 or 1.234,50. Never "-0". */
export function formatNumber(value: number, decimals: number, language: Language): string {
  const key = `${language}${decimals}`;
  const known = numbers.get(key);
  const format =
    known ??
    new Intl.NumberFormat(locale[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
  if (known === undefined) numbers.set(key, format);
  return format.format(value);
}

/** 2.35% in English, %2,35 in Turkish. */
export function formatPercent(value: number, decimals: number, language: Language): string {
  if (language === 'en') return `${formatNumber(value, decimals, language)}%`;
  const text = formatNumber(value, decimals, language);
  return text.startsWith('-') ? `-%${text.slice(1)}` : `%${text}`;
}

/** A moment in UTC: "12 March 2026, 14:00 UTC" or "12 Mart 2026 14:00 UTC"; the day alone for daily and longer intervals. */
export function formatTime(
  time: number,
  interval: Interval | undefined,
  language: Language,
): string {
  const dayOnly = interval !== undefined && dailyOrLonger.has(interval);
  const day = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);
  if (dayOnly) return day;
  const clock = dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
  return `${day}${language === 'en' ? ',' : ''} ${clock} UTC`;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${Object.keys(options).join('')}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(dateOrder[language], { ...options, timeZone: 'UTC' });
  dates.set(key, format);
  return format;
}

const defaultDecimals = {
  price: 2,
  percent: 2,
  ratio: 2,
  count: 0,
  money: 2,
  time: 0,
  text: 0,
} as const satisfies Record<FactUnit, number>;

type Written = {
  readonly value: number;
  readonly unit: FactUnit;
  readonly decimals?: number | undefined;
  readonly interval?: string | undefined;
};

/** A number of a fact as the language writes it; times need the interval to know whether the hour matters. */
export function formatMeasure(written: Written, language: Language): string {
  const { value, unit, interval } = written;
  const decimals = written.decimals ?? defaultDecimals[unit];
  if (unit === 'time')
    return formatTime(value, isInterval(interval) ? interval : undefined, language);
  return unit === 'percent'
    ? formatPercent(value, decimals, language)
    : formatNumber(value, decimals, language);
}
