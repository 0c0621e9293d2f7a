const zero = 48;

/** The digits of a text from one place to another, without a part of it as text of its own. */
function readDigits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - zero;
  return value;
}

/**
 * Days from 1970-01-01 to a date written YYYY-MM-DD (H. Hinnant, days from civil): dates of filings
 * are compared and subtracted without a clock or a zone.
 */
export function toDayNumber(date: string): number {
  const year = readDigits(date, 0, 4);
  const month = readDigits(date, 5, 7);
  const day = readDigits(date, 8, 10);
  // The year begins in March, so that the leap day is its last.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Days of a year on average. */
export const daysPerYear = 365.25;
