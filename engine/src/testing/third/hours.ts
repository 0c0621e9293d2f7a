import type { Bar, Structure } from './bar.ts';
import { createClock, toLevels } from './periods.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Sessions in hours of New York (section 6, item 12). */
const sessions = [
  ['asia', 20, 24],
  ['london-open', 2, 5],
  ['new-york-morning', 7, 10],
  ['london-close', 10, 12],
  ['lunch', 12, 13],
  ['new-york-afternoon', 13.5, 16],
] as const;

/** Highs and lows of the sessions of a market that never rests, on candles below one hour. */
export function findSessionLevels(bars: readonly Bar[]): Structure[] {
  const toLocal = createClock('America/New_York');
  const times = bars.map(({ time }) => toLocal(time));
  return sessions.flatMap(([label, opens, ends]) => {
    const inside = times.map((local) => {
      const begins = Math.floor(local / day) * day + opens * hour;
      const isUnderWay = begins < (times[0] ?? 0);
      return local >= begins && local < begins + (ends - opens) * hour && !isUnderWay ? begins : -1;
    });
    const found: Structure[] = [];
    for (const begins of new Set(inside)) {
      const end = begins + (ends - opens) * hour;
      const confirmedAt = times.findIndex((local) => local >= end);
      if (begins < 0 || confirmedAt < 0) continue;
      const from = inside.indexOf(begins);
      const to = inside.lastIndexOf(begins);
      found.push(...toLevels(bars, { name: 'session', label, from, to, confirmedAt }));
    }
    return found;
  });
}
