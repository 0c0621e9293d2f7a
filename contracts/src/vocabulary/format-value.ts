import type { FactUnit } from '@vela/engine';
import { isInterval, type Interval } from '../interval.ts';
import type { Language } from '../language.ts';
import { languageRules } from './rules-by-language.ts';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

const dailyOrLonger = /^1(?:d|w|mo)$/;

/**
 * Formats a number in the language with a fixed number of decimals: 1,234.50 or 1.234,50. Never
 * "-0".
 */
export function formatNumber(value: number, decimals: number, language: Language): string {
  const key = `${language}${decimals}`;
  let format = numbers.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(languageRules[language].locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
    numbers.set(key, format);
  }
  return format.format(value);
}

/** Formats a percentage: 2.35% in English, %2,35 in Turkish. */
export function formatPercent(value: number, decimals: number, language: Language): string {
  return languageRules[language].formatPercent(formatNumber(value, decimals, language));
}

/**
 * Formats a time in UTC: "12 March 2026, 14:00 UTC" or "12 Mart 2026 14:00 UTC"; the date only for
 * daily and longer intervals.
 */
export function formatTime(
  time: number,
  interval: Interval | undefined,
  language: Language,
): string {
  const day = getDateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    time,
  );
  if (dailyOrLonger.test(interval ?? '')) return day;
  const clock = getDateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
  return `${day}${languageRules[language].dateTimeSeparator}${clock} UTC`;
}

/** Name of a calendar month: "2026-02" is "February 2026". */
export function formatMonth(month: string, language: Language): string {
  return getDateFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(month));
}

function getDateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language}${Object.keys(options).join('')}`;
  let format = dates.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(languageRules[language].dateLocale, {
      ...options,
      timeZone: 'UTC',
    });
    dates.set(key, format);
  }
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

type UnformattedMeasure = {
  readonly value: number;
  readonly unit: FactUnit;
  readonly decimals?: number | undefined;
  readonly interval?: string | undefined;
};

/** Formats the number of a fact; times need the interval to decide whether to show the hour. */
export function formatMeasure(written: UnformattedMeasure, language: Language): string {
  const { value, unit, interval } = written;
  const decimals = written.decimals ?? defaultDecimals[unit];
  if (unit === 'time')
    return formatTime(value, isInterval(interval) ? interval : undefined, language);
  return unit === 'percent'
    ? formatPercent(value, decimals, language)
    : formatNumber(value, decimals, language);
}
