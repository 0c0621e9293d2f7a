const dayMs = 86_400_000;
const formatByZone = new Map<string, Intl.DateTimeFormat>();

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formatByZone.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatByZone.set(zone, format);
  return format;
}

/** A moment as the clocks of a zone show it: `2026-03-09T08:30`. Throws RangeError on no zone. */
export function toLocalMinute(instant: number, zone: string): string {
  // The text of this locale has the numbers in this order; listing its parts takes three times as long.
  const [year, month, day, hour, minute] = getFormat(zone).format(instant).match(/\d+/g) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** What the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function findOffset(instant: number, zone: string): number {
  return Date.parse(`${toLocalMinute(instant, zone)}Z`) - Math.floor(instant / 60_000) * 60_000;
}

/**
 * The moment (UTC milliseconds) of a local time such as `2026-03-09T08:30`. A time that clocks pass
 * twice is the first of the two; one they skip is moved on by what they skip.
 */
export function toInstant(local: string, zone: string): number {
  const naive = Date.parse(`${local}Z`);
  const before = findOffset(naive - dayMs, zone);
  const after = findOffset(naive + dayMs, zone);
  const fits = (offset: number): boolean => findOffset(naive - offset, zone) === offset;
  return naive - (fits(before) || !fits(after) ? before : after);
}
