/** A day as filings write it, YYYY-MM-DD, from UTC milliseconds. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day asked about, UTC milliseconds; undefined where it has not come yet. */
export const toPastDay = (day: number | undefined, now: number): number | undefined =>
  day === undefined || day > now ? undefined : day;
