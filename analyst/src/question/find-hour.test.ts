import { describe, expect, it } from 'vitest';
import { findTime } from './find-time.ts';

// A Saturday evening.
const now = Date.UTC(2026, 10, 21, 18);
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour, minute);

describe('an hour that a text names', () => {
  it.each([
    ['what was price at 2pm', at(21, 14)],
    ['where was it at 9:30 yesterday', at(20, 9, 30)],
    ['price at 11 pm', at(20, 23)],
    ['price at noon', at(21, 12)],
    ["saat 14'te kacti", at(21, 14)],
    ['saat 2 bucukta kacti', at(21, 2, 30)],
    ["dun aksam 8'de kacti", at(20, 20)],
    ["3 kasimda 10:30'da kacti", at(3, 10, 30)],
  ])('%s', (text, moment) => {
    expect(findTime(text, now)).toMatchObject({ moment: { value: moment }, periods: [] });
  });

  it.each([
    ['how much has it moved since 3pm', { from: at(21, 15) }],
    ["saat 10'dan beri ne yapti", { from: at(21, 10) }],
    ['how much did it move yesterday afternoon', { from: at(20, 12), to: at(20, 18) }],
    ['dun ogleden sonra ne yapti', { from: at(20, 12), to: at(20, 18) }],
  ])('%s is a time', (text, period) => {
    const { periods, moment } = findTime(text, now);
    expect(periods.map(({ value }) => value)).toEqual([{ kind: 'range', ...period }]);
    expect(moment).toBeUndefined();
  });

  it.each(['gold 4h 200 candles', 'son 4 saatte ne oldu', 'londra saat kacta aciliyor', 'rsi 14'])(
    '%s names none',
    (text) => {
      expect(findTime(text, now).moment).toBeUndefined();
    },
  );
});
