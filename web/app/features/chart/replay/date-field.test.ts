import { expect, it } from 'vitest';
import { parseDateField, toDateField } from './date-field.ts';

const moment = Date.UTC(2026, 2, 5, 14, 30);

it("a date field holds the time in the chart's zone", () => {
  const zone = { hasTimeOfDay: true, isUtc: true };
  expect(toDateField(moment, zone)).toBe('2026-03-05T14:30');
  expect(parseDateField('2026-03-05T14:30', zone)).toBe(moment);
  const own = { hasTimeOfDay: true, isUtc: false };
  expect(parseDateField(toDateField(moment, own), own)).toBe(moment);
});

it('a date without a time of day includes the session of that date', () => {
  const zone = { hasTimeOfDay: false, isUtc: true };
  expect(toDateField(Date.UTC(2026, 2, 5), zone)).toBe('2026-03-05');
  expect(parseDateField('2026-03-05', zone)).toBe(Date.UTC(2026, 2, 6) - 1);
});

it('an incomplete date is undefined', () => {
  expect(parseDateField('', { hasTimeOfDay: true, isUtc: true })).toBeUndefined();
  expect(parseDateField('2026-13-45', { hasTimeOfDay: false, isUtc: true })).toBeUndefined();
});
