// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../testing/tier.ts';
import { toUtc, getZoneOffset, type TimeZone } from './time-zone.ts';

const hour = 3_600_000;

/** Offset by the time zone database of the runtime. */
function createReference(zone: TimeZone): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 0, day = 0, hour: hours = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hours, minute, second) - time;
  };
}

const zones: readonly (readonly [zone: TimeZone, fromYear: number])[] = [
  ['UTC', 1970],
  ['America/New_York', 1970],
  ['Europe/London', 1970],
  ['Europe/Berlin', 1980],
  ['Asia/Tokyo', 1970],
  ['Asia/Hong_Kong', 1980],
];

/** No zone switches twice within it. */
const stepMs = (isFullRun ? 12 : 7 * 24) * hour;

/** Times at which the reference changes its offset, to half an hour, by steps and bisection. */
function findSwitches(reference: (time: number) => number, from: number, until: number): number[] {
  const switches: number[] = [];
  let before = reference(from);
  for (let time = from; time < until; time += stepMs) {
    const after = reference(time + stepMs);
    if (after === before) continue;
    let [low, high] = [0, (2 * stepMs) / hour];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (reference(time + (middle * hour) / 2) === before) low = middle;
      else high = middle;
    }
    switches.push(time + (high * hour) / 2);
    before = after;
  }
  return switches;
}

describe.each(zones)('%s', (zone, fromYear) => {
  const reference = createReference(zone);
  const switches = findSwitches(reference, Date.UTC(fromYear, 0, 1), Date.UTC(2037, 11, 31));

  it('has the offset of the runtime in every hour around every switch', () => {
    expect(switches.length > 50).toBe(/America|Europe/.test(zone));
    const wrong = switches.flatMap((moment) =>
      Array.from({ length: 97 }, (_, index) => moment + (index - 48) * hour).flatMap((time) =>
        [time - 1000, time].filter((close) => getZoneOffset(zone, close) !== reference(close)),
      ),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('has the offset of the runtime at noon and midnight of every day up to 2100', () => {
    const wrong: number[] = [];
    for (
      let time = Date.UTC(fromYear, 0, 1);
      time < Date.UTC(2100, 11, 31);
      time += 7 * 12 * hour
    ) {
      if (getZoneOffset(zone, time) !== reference(time)) wrong.push(time);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('converts local time to the first UTC time that shows it', () => {
    for (const moment of switches.slice(-60)) {
      for (let time = moment - 5 * hour; time < moment + 5 * hour; time += hour / 2) {
        const local = time + reference(time);
        const found = toUtc(zone, local);
        expect(found).toBeLessThanOrEqual(time);
        expect(found + reference(found)).toBe(local);
      }
    }
  });
});

describe('switches by hand', () => {
  // Announced dates: the second Sunday of March and the first of November in New York, the last
  // Sundays of March and October in London.
  const moments: readonly (readonly [zone: TimeZone, at: string, before: number, after: number])[] =
    [
      ['America/New_York', '2023-03-12T07:00Z', -5, -4],
      ['America/New_York', '2023-11-05T06:00Z', -4, -5],
      ['America/New_York', '2024-03-10T07:00Z', -5, -4],
      ['America/New_York', '2024-11-03T06:00Z', -4, -5],
      ['America/New_York', '2025-03-09T07:00Z', -5, -4],
      ['America/New_York', '2025-11-02T06:00Z', -4, -5],
      ['Europe/London', '2023-03-26T01:00Z', 0, 1],
      ['Europe/London', '2023-10-29T01:00Z', 1, 0],
      ['Europe/London', '2024-03-31T01:00Z', 0, 1],
      ['Europe/London', '2024-10-27T01:00Z', 1, 0],
      ['Europe/London', '2025-03-30T01:00Z', 0, 1],
      ['Europe/London', '2025-10-26T01:00Z', 1, 0],
    ];

  it.each(moments)('%s at %s goes from %d to %d', (...[zone, at, before, after]) => {
    const moment = Date.parse(at);
    expect(getZoneOffset(zone, moment - 1)).toBe(before * hour);
    expect(getZoneOffset(zone, moment)).toBe(after * hour);
  });

  it('moves a local time that does not exist to the switch', () => {
    expect(toUtc('America/New_York', Date.UTC(2024, 2, 10, 2))).toBe(Date.UTC(2024, 2, 10, 7));
    expect(toUtc('America/New_York', Date.UTC(2024, 2, 10, 2, 30))).toBe(Date.UTC(2024, 2, 10, 7));
    expect(toUtc('Europe/London', Date.UTC(2024, 2, 31, 1, 30))).toBe(Date.UTC(2024, 2, 31, 1));
  });
});
