const dayMs = 86_400_000;
/** Days from 1968-01-01, the first day of a leap year, to the epoch. */
const daysToEpoch = 731;
const daysPerFourYears = 1461;

/** Calendar year (UTC) of a time in UTC milliseconds, from 1901 to 2099. */
export function toYear(time: number): number {
  const days = Math.floor(time / dayMs) + daysToEpoch;
  const fours = Math.floor(days / daysPerFourYears);
  const rest = days - fours * daysPerFourYears;
  return 1968 + 4 * fours + (rest < 366 ? 0 : 1 + Math.floor((rest - 366) / 365));
}
