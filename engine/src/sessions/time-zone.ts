import { at } from '../candles/column.ts';
import { calculateCloseTime } from '../candles/interval.ts';

/** Time zones of trading hours and sessions, by their IANA names. */
export type TimeZone =
  | 'UTC'
  | 'America/New_York'
  | 'Europe/London'
  | 'Europe/Berlin'
  | 'Asia/Tokyo'
  | 'Asia/Hong_Kong';

/** In `from` to `until` clocks change at `utcHour` of the first Sunday on or after the date. */
type SwitchRule = {
  readonly from: number;
  readonly until: number;
  /** January is 0. */
  readonly month: number;
  readonly date: number;
  readonly utcHour: number;
  /** Offset from UTC after the switch, in hours. */
  readonly offset: number;
};

type ZoneRules = { readonly first: number; readonly switches: readonly SwitchRule[] };

const lastYear = 2100;
const hour = 3_600_000;
const day = 24 * hour;

type Years = readonly [from: number, until: number];

const createUsSpringRule = ([from, until]: Years, month: number, date: number): SwitchRule => {
  return { from, until, month, date, utcHour: 7, offset: -4 };
};
const createUsAutumnRule = ([from, until]: Years, month: number, date: number): SwitchRule => {
  return { from, until, month, date, utcHour: 6, offset: -5 };
};

// In force since 1970 (Berlin, Hong Kong: 1980), IANA. @see https://www.iana.org/time-zones
const rules = {
  'America/New_York': {
    first: -5,
    switches: [
      createUsSpringRule([1970, 1973], 3, 24),
      createUsSpringRule([1974, 1974], 0, 6),
      createUsSpringRule([1975, 1975], 1, 23),
      createUsSpringRule([1976, 1986], 3, 24),
      createUsSpringRule([1987, 2006], 3, 1),
      createUsSpringRule([2007, lastYear], 2, 8),
      createUsAutumnRule([1970, 2006], 9, 25),
      createUsAutumnRule([2007, lastYear], 10, 1),
    ],
  },
  'Europe/London': {
    // Until October 1971 the United Kingdom kept summer time all year.
    first: 1,
    switches: [
      { from: 1971, until: 1971, month: 9, date: 31, utcHour: 2, offset: 0 },
      { from: 1972, until: 1980, month: 2, date: 16, utcHour: 2, offset: 1 },
      { from: 1972, until: 1980, month: 9, date: 23, utcHour: 2, offset: 0 },
      { from: 1981, until: lastYear, month: 2, date: 25, utcHour: 1, offset: 1 },
      { from: 1981, until: 1989, month: 9, date: 23, utcHour: 1, offset: 0 },
      { from: 1990, until: 1995, month: 9, date: 22, utcHour: 1, offset: 0 },
      { from: 1996, until: lastYear, month: 9, date: 25, utcHour: 1, offset: 0 },
    ],
  },
  'Europe/Berlin': {
    first: 1,
    switches: [
      { from: 1980, until: 1980, month: 3, date: 1, utcHour: 1, offset: 2 },
      { from: 1981, until: lastYear, month: 2, date: 25, utcHour: 1, offset: 2 },
      { from: 1980, until: 1995, month: 8, date: 24, utcHour: 1, offset: 1 },
      { from: 1996, until: lastYear, month: 9, date: 25, utcHour: 1, offset: 1 },
    ],
  },
  UTC: { first: 0, switches: [] },
  'Asia/Tokyo': { first: 9, switches: [] },
  'Asia/Hong_Kong': { first: 8, switches: [] },
} as const satisfies Record<TimeZone, ZoneRules>;

/** Times (ascending, first -Infinity) at which the offset changes, and its ms from then on. */
type ZoneTable = {
  readonly times: Float64Array;
  readonly offsets: Float64Array;
  /** Row of the last lookup: cached, since lookups are mostly in order. */
  row: number;
};

const tables: Partial<Record<TimeZone, ZoneTable>> = {};

/** The table of a zone, built on first use and cached. */
function getZoneTable(zone: TimeZone): ZoneTable {
  return (tables[zone] ??= buildTable(rules[zone]));
}

function buildTable({ first, switches }: ZoneRules): ZoneTable {
  const rows: { time: number; offset: number }[] = [
    { time: Number.NEGATIVE_INFINITY, offset: first * hour },
  ];
  let monthStart = 0;
  for (let month = 0; month < (lastYear + 1 - 1970) * 12 && switches.length > 0; month += 1) {
    const year = 1970 + Math.floor(month / 12);
    const rule = switches.find(
      ({ from, until, month: own }) => own === month % 12 && year >= from && year <= until,
    );
    if (rule !== undefined) {
      rows.push({
        time: findFirstSunday(monthStart + (rule.date - 1) * day) + rule.utcHour * hour,
        offset: rule.offset * hour,
      });
    }
    monthStart = calculateCloseTime(monthStart, '1mo');
  }
  return {
    times: Float64Array.from(rows, ({ time }) => time),
    offsets: Float64Array.from(rows, ({ offset }) => offset),
    row: 0,
  };
}

// The epoch was a Thursday: day 3 was the first Sunday.
function findFirstSunday(midnight: number): number {
  const weekday = (midnight / day + 4) % 7;
  return midnight + ((7 - weekday) % 7) * day;
}

function findTableRow(table: ZoneTable, time: number): number {
  const { times } = table;
  if (at(times, table.row) <= time && !(at(times, table.row + 1) <= time)) return table.row;
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(times, middle) <= time) low = middle;
    else high = middle - 1;
  }
  table.row = low;
  return low;
}

/** Offset from UTC in ms, known from 1970 (Berlin, Hong Kong: 1980) to 2100, constant outside. */
export function getZoneOffset(zone: TimeZone, time: number): number {
  const table = getZoneTable(zone);
  return at(table.offsets, findTableRow(table, time));
}

/** `localTime` is ms as if UTC: the first moment the clocks of the zone show at least that time. */
export function toUtc(zone: TimeZone, localTime: number): number {
  const table = getZoneTable(zone);
  const { times, offsets } = table;
  // Clocks change by an hour, months apart: within a day on either side lies at most one change.
  const row = findTableRow(table, localTime - day);
  const early = localTime - at(offsets, row);
  const change = at(times, row + 1);
  if (Number.isNaN(change) || early < change) return early;
  const late = localTime - at(offsets, row + 1);
  // A local time skipped by the switch maps to the switch itself.
  return Math.max(late, change);
}
