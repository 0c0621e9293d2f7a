import type { CalendarEvent, EventTime } from '@vela/contracts';
import { toTimedEvent, type ObservedEvent } from '../create-event.ts';
import { findReleaseUnit, parseReleaseValue } from '../release-value.ts';

const header = 'year,day,time,impact,cur,text,actual,forecast,previous';
const zone = 'America/New_York';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const importanceByImpact: Readonly<Record<string, CalendarEvent['importance']>> = {
  holiday: 1,
  low: 1,
  medium: 2,
  high: 3,
};
const countryByCurrency: Readonly<Record<string, string>> = {
  USD: 'US',
  EUR: 'EU',
  GBP: 'GB',
  JPY: 'JP',
  AUD: 'AU',
  CAD: 'CA',
  NZD: 'NZ',
  CNY: 'CN',
  CHF: 'CH',
  TRY: 'TR',
};

/** A row that cannot be read; the message names its line and field. */
export class CalendarFileError extends Error {
  constructor(line: number, field: string, value: string) {
    super(`line ${line}, ${field}: ${JSON.stringify(value.slice(0, 40))} cannot be read`);
    this.name = 'CalendarFileError';
  }
}

function parseDate(year: string, day: string): string | undefined {
  const [, name = '', number = ''] = /^([A-Z][a-z]{2}) (\d{1,2})$/.exec(day) ?? [];
  const month = months.indexOf(name);
  const time = Date.UTC(Number(year), month, Number(number));
  const isDate = /^\d{4}$/.test(year) && month >= 0 && new Date(time).getUTCMonth() === month;
  return isDate ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/** `8:30am` of New York; `All Day`, `Day 2` and the day of the data (`17th June`) are days. */
function parseTime(date: string, typed: string): EventTime | undefined {
  if (/^(?:All Day|Day \d{1,2}|\d{1,2}(?:st|nd|rd|th) [A-Z][a-z]+)$/.test(typed))
    return { kind: 'day', date, zone, part: 'allDay' };
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):([0-5]\d)(am|pm)$/.exec(typed) ?? [];
  if (hour === '' || Number(hour) < 1 || Number(hour) > 12) return undefined;
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return toTimedEvent(`${date}T${String(hours).padStart(2, '0')}:${minute}`, zone);
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

type Texts = readonly [string, string, string, string, string, string];

function readTexts(cells: readonly string[]): Texts {
  const [year = '', day = '', time = '', impact = '', cur = '', text = ''] = cells;
  return [year, day, time, impact, cur, text];
}

/** Throws CalendarFileError for the first field of a row that is not what it must be. */
function checkRow(cells: readonly string[], line: number) {
  const [year, day, time, impact, cur, text] = readTexts(cells);
  const refuse = (field: string, value: string): never => {
    throw new CalendarFileError(line, field, value);
  };
  if (cells.length !== 9) refuse('columns', cells.join(','));
  const date = parseDate(year, day) ?? refuse('day', `${year} ${day}`);
  const when = parseTime(date, time) ?? refuse('time', time);
  const importance = importanceByImpact[impact] ?? refuse('impact', impact);
  if (!/^(?:[A-Z]{3}|All)$/.test(cur)) refuse('cur', cur);
  if (text === '') refuse('text', text);
  return { date, when, importance, time, impact, cur, text };
}

function parseValues([actual = '', forecast = '', previous = '']: readonly string[]) {
  return Object.fromEntries(
    Object.entries({ actual, forecast, previous }).flatMap(([name, typed]) => {
      const value = parseReleaseValue(typed);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function chooseKind(impact: string, text: string): CalendarEvent['kind'] {
  if (impact === 'holiday') return 'holiday';
  return /\bSpeaks\b/.test(text) ? 'speech' : 'release';
}

function parseRow(row: string, line: number): ObservedEvent {
  const cells = row.split(',');
  const { date, when, importance, time, impact, cur, text } = checkRow(cells, line);
  const values = cells.slice(6);
  const seriesKey = `${cur.toLowerCase()}-${toSlug(text)}`;
  return {
    id: `${seriesKey}:${date}:${toSlug(time)}`,
    seriesKey,
    kind: chooseKind(impact, text),
    country: countryByCurrency[cur] ?? 'XX',
    currency: cur === 'All' ? 'XXX' : cur,
    symbols: [],
    title: { en: text, tr: text },
    when,
    importance,
    ...findReleaseUnit(values),
    ...parseValues(values),
    status: values[0] === '' ? 'scheduled' : 'released',
    source: { name: 'file', url: '', basis: 'file' },
  };
}

/**
 * Events of a calendar as CSV, one row each, with times of New York. Throws CalendarFileError for
 * the first row that cannot be read: a file is taken whole or not at all.
 */
export function parseCalendarCsv(text: string): ObservedEvent[] {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first !== header) throw new CalendarFileError(1, 'header', first);
  return lines.flatMap((line, index) => (line === '' ? [] : [parseRow(line, index + 2)]));
}
