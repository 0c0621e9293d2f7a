import { expect, it } from 'vitest';
import { fromDateField, toDateField } from './date-field.ts';

const moment = Date.UTC(2026, 2, 5, 14, 30);

it('a date field holds the time of the zone of the chart', () => {
  const zone = { hasTimeOfDay: true, isUtc: true };
  expect(toDateField(moment, zone)).toBe('2026-03-05T14:30');
  expect(fromDateField('2026-03-05T14:30', zone)).toBe(moment);
  const own = { hasTimeOfDay: true, isUtc: false };
  expect(fromDateField(toDateField(moment, own), own)).toBe(moment);
});

it('a date without a time of day includes the session of that date', () => {
  const zone = { hasTimeOfDay: false, isUtc: true };
  expect(toDateField(Date.UTC(2026, 2, 5), zone)).toBe('2026-03-05');
  expect(fromDateField('2026-03-05', zone)).toBe(Date.UTC(2026, 2, 6) - 1);
});

it('an unfinished date is none', () => {
  expect(fromDateField('', { hasTimeOfDay: true, isUtc: true })).toBeUndefined();
  expect(fromDateField('2026-13-45', { hasTimeOfDay: false, isUtc: true })).toBeUndefined();
});
