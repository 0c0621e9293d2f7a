import { dayMs, hourMs, startOfDay } from './calendar-span.ts';
import { createPatternsByLanguage, toFound, type Found } from './word-pattern.ts';

/** An hour of a day, as milliseconds from its beginning. */
export type Hour = {
  readonly time: number;
  /** The time since is asked of, or so many milliseconds from it on: those of an afternoon. */
  readonly isStart: boolean;
  readonly length?: number;
};

const patterns = createPatternsByLanguage(({ periods }) => periods.hour);
const noon = 12;
const afternoonHours = 6;

/** Hours of a clock of twelve: "2 pm", "aksam 8". */
function toHours(hour: number, { late, early }: Readonly<Record<string, string | undefined>>) {
  if (late !== undefined) return hour < noon ? hour + noon : hour;
  return early !== undefined && hour === noon ? 0 : hour;
}

function readHour(match: RegExpExecArray): Found<Hour> | undefined {
  const groups = match.groups ?? {};
  const { hour, minute, half, noon: isNoon, start, afternoon } = groups;
  if (afternoon !== undefined)
    return toFound({ time: noon * hourMs, isStart: true, length: afternoonHours * hourMs }, match);
  const hours = isNoon === undefined ? toHours(Number(hour ?? 0), groups) : noon;
  const minutes = half === undefined ? Number(minute ?? 0) : 30;
  if (hours > 23 || minutes > 59) return undefined;
  const time = hours * hourMs + (minutes * hourMs) / 60;
  return toFound({ time, isStart: start !== undefined }, match);
}

/** The first hour of a day that folded text names: "at 2pm", "saat 14'te". */
export function findHour(folded: string): Found<Hour> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(folded);
    const found = match === null ? undefined : readHour(match);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The moment of an hour: of the day that is named, else the last time it was that late; UTC. */
export function toMomentOfHour({ time }: Hour, day: number | undefined, now: number): number {
  const moment = (day ?? startOfDay(now)) + time;
  return day === undefined && moment > now ? moment - dayMs : moment;
}
