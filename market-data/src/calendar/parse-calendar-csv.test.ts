import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markRevisions } from './mark-revisions.ts';
import { parseReleaseValue } from './release-value.ts';
import { findPayrollsDay } from './schedules/rule-events.ts';
import { CalendarFileError, parseCalendarCsv } from './sources/parse-calendar-csv.ts';

const header = 'year,day,time,impact,cur,text,actual,forecast,previous';
const row = '2022,Mar 4,8:30am,high,USD,Non-Farm Employment Change,678K,407K,481K';

describe('values of a calendar', () => {
  it.each([
    ['0.6%', 0.6],
    ['-301K', -301_000],
    ['1.2B', 1_200_000_000],
    ['-0.07T', -70_000_000_000],
    ['57.4', 57.4],
    ['<0.10%', null],
    ['0.10|3.5', null],
    ['8-0-1', null],
  ])('%s', (text, number) => {
    expect(parseReleaseValue(text)).toEqual({ text, number });
  });

  it('that are empty are none, and never zero', () => {
    expect(parseReleaseValue('')).toBeUndefined();
    expect(parseReleaseValue('0.0%')).toEqual({ text: '0.0%', number: 0 });
  });
});

describe('a row of a calendar file', () => {
  it('is an event with its time in New York and as a moment', () => {
    const [event] = parseCalendarCsv(`${header}\n${row}\n`);
    expect(event).toMatchObject({
      currency: 'USD',
      country: 'US',
      importance: 3,
      unit: 'count',
      when: { local: '2022-03-04T08:30', instant: Date.UTC(2022, 2, 4, 13, 30) },
      actual: { number: 678_000 },
      forecast: { text: '407K' },
      status: 'released',
    });
  });

  it.each([
    ['day', row.replace('Mar 4', 'Feb 30')],
    ['time', row.replace('8:30am', '13:30am')],
    ['impact', row.replace('high', 'huge')],
    ['cur', row.replace('USD', 'usd')],
    ['text', row.replace('Non-Farm Employment Change', '')],
    ['columns', `${row},1`],
  ])('with another %s is refused with the name of the field', (field, changed) => {
    expect(() => parseCalendarCsv(`${header}\n${row}\n${changed}\n`)).toThrow(
      new RegExp(`^line 3, ${field}: `),
    );
    expect(() => parseCalendarCsv(changed)).toThrow(CalendarFileError);
  });
});

const file = path.join(
  import.meta.dirname,
  '../../../../shared/data/macro/economic_calendar_2022_forexfactory.csv',
);

describe.skipIf(!existsSync(file))('the recorded year 2022', () => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : header;
  const cells = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const events = parseCalendarCsv(text);

  it('is read whole: every row, every value, each id once', () => {
    expect(events).toHaveLength(3850);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3850);
    expect(events.filter(({ when }) => when.kind === 'day')).toHaveLength(156 + 37 + 2);
    expect(
      events.map(({ actual, forecast, previous }) =>
        [actual, forecast, previous].map((value) => value?.text ?? ''),
      ),
    ).toEqual(cells.map((all) => all.slice(6)));
    expect(
      events.filter(({ actual, forecast, previous }) =>
        [actual, forecast, previous].some(
          (value) => value?.number === null && /^-?[\d.]+[%KMBT]?$/.test(value.text),
        ),
      ),
    ).toEqual([]);
  });

  it('has 13:30 or 12:30 UTC for 8:30 in New York, as the second Sundays and first Sundays say', () => {
    const spring = Date.UTC(2022, 2, 13, 7);
    const wrong = events.flatMap(({ id, when }) => {
      if (when.kind !== 'instant') return [];
      const naive = Date.parse(`${when.local}Z`);
      const offset = naive + 5 * 3_600_000 >= spring ? 4 : 5;
      return naive + offset * 3_600_000 === when.instant ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });

  it('revises the payrolls of the month before in 8 of 9 months', () => {
    const key = 'usd-non-farm-employment-change';
    const payrolls = markRevisions(events).filter(({ seriesKey }) => seriesKey === key);
    expect(payrolls).toHaveLength(10);
    const revised = payrolls.filter(({ previousRevised }) => previousRevised !== undefined);
    expect(revised).toHaveLength(8);
    expect(revised[0]).toMatchObject({
      previous: { text: '199K' },
      previousRevised: { text: '510K' },
    });
    expect(revised[1]).toMatchObject({
      previous: { text: '467K' },
      previousRevised: { text: '481K' },
    });
  });

  it('has the payrolls on the days that the rule of the BLS gives', () => {
    const dates = events
      .filter(({ seriesKey }) => seriesKey === 'usd-non-farm-employment-change')
      .map(({ when }) => (when.kind === 'instant' ? when.local.slice(0, 10) : ''));
    const ruled = Array.from({ length: 10 }, (_, month) =>
      new Date(findPayrollsDay(2022, month)).toISOString().slice(0, 10),
    );
    expect(ruled).toEqual(dates);
  });
});
