import { expect, it } from 'vitest';
import { toYear } from './calendar-year.ts';

const day = 86_400_000;

it('changes at midnight of the first of January, after leap years too', () => {
  // Days from the epoch to 1928-01-01, 1969, 1970, 1972, 1973, 2000, 2001 and 2024.
  const starts = {
    1928: -15_341,
    1969: -365,
    1970: 0,
    1972: 730,
    1973: 1096,
    2000: 10_957,
    2001: 11_323,
    2024: 19_723,
  };
  for (const [year, days] of Object.entries(starts)) {
    expect(toYear(days * day)).toBe(Number(year));
    expect(toYear(days * day - 1)).toBe(Number(year) - 1);
  }
});
