import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type ExchangeDay,
  findNyseDay,
  findRegularNyseDay,
  nyseClosures,
} from './nyse-sessions.ts';

const dayMs = 86_400_000;
const file = join(import.meta.dirname, '../../../../shared/data/calendars/xnys_sessions.csv');
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Hours that each session of the file lasts, by date. */
function readHours(): Map<string, number> {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [date = '', open = '', close = ''] = row.split(',');
      return [date.slice(0, 10), (Date.parse(close) - Date.parse(open)) / 3_600_000];
    }),
  );
}

const toDay = (hours: number | undefined): ExchangeDay =>
  hours === undefined ? 'holiday' : hours < 6.5 ? 'early' : 'regular';

function listDates(from: string, to: string, day: ExchangeDay): string[] {
  const dates: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs)
    if (findNyseDay(time) === day) dates.push(toDate(time).slice(5));
  return dates;
}

describe('the New York Stock Exchange', () => {
  it.runIf(existsSync(file))('keeps its rules from 1998 to 2023 but for nine days', () => {
    const hours = readHours();
    const [closures, hourFaults, missed]: string[][] = [[], [], []];
    for (let time = Date.UTC(1998, 0, 1); time <= Date.UTC(2023, 0, 13); time += dayMs) {
      const byRule = findRegularNyseDay(time);
      const date = toDate(time);
      const real = toDay(hours.get(date));
      if (byRule === 'weekend') continue;
      const isSession = real !== 'holiday';
      if ((byRule !== 'holiday') !== isSession) closures?.push(date);
      else if (byRule !== real) hourFaults?.push(date);
      if ((findNyseDay(time) !== 'holiday') !== isSession) missed?.push(date);
    }
    expect(closures).toEqual([...nyseClosures.keys()].filter((date) => date < '2023'));
    expect(closures).toHaveLength(9);
    expect(missed).toEqual([]);
    // Hours as they were kept before the present rule.
    expect(hourFaults).toHaveLength(4);
    expect(hourFaults?.every((date) => date < '2004')).toBe(true);
  });

  it('rests and closes early in 2026 and 2027 as it has published', () => {
    const year = ['2026-01-01', '2026-12-31'] as const;
    const next = ['2027-01-01', '2027-12-31'] as const;
    expect(listDates(...year, 'holiday').join(' ')).toBe(
      '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25',
    );
    expect(listDates(...year, 'early').join(' ')).toBe('11-27 12-24');
    expect(listDates(...next, 'holiday').join(' ')).toBe(
      '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24',
    );
    expect(listDates(...next, 'early').join(' ')).toBe('11-26');
    expect(listDates('2025-01-06', '2025-01-10', 'holiday')).toEqual(['01-09']);
  });
});
