import type { Period } from '@vela/contracts';
import { joinWords, lexicons } from './word-pattern.ts';

export type LastUnit = Extract<Period, { kind: 'last' }>['unit'];
export type Duration = { readonly count: number; readonly unit: LastUnit };

const join = joinWords;
const beforeLast = new RegExp(`(?<![a-z0-9])${join(({ periods }) => periods.beforeLast)}[- ]$`);
const beforeSpan = new RegExp(`(?<![a-z0-9])${join(({ periods }) => periods.beforeSpan)} $`);
const forNow = new RegExp(`${join(({ periods }) => periods.forNow)}$`);
const inTime = new RegExp(`${join(({ periods }) => periods.inTime)}$`);
const afterSpan = new RegExp(`^ ${join(({ periods }) => periods.afterSpan)}(?![a-z0-9])`);
const endings = lexicons.map(({ periods }) => periods.nameEnding).join('|');
const afterAgo = new RegExp(
  `^ ${join(({ periods }) => periods.ago)}(?=(?:${endings})(?![a-z0-9]))`,
);
export const afterChart = new RegExp(
  `^[- ]?${join(({ periods }) => periods.chartWords)}(?![a-z0-9])`,
);
const afterOther = new RegExp(`^[- ]?${join(({ periods }) => periods.afterOther)}(?![a-z0-9])`);
const beforeOther = new RegExp(
  `(?<![a-z0-9])${join(({ periods }) => periods.beforeOther)}[- ]+$|[\\d.,/$€%'-]$`,
);
export const article = new RegExp(`^${join(({ periods }) => periods.articles)} `);

/** An amount of time: counted back from the last candle, a horizon, a day, or without a word. */
export type DurationRole = 'last' | 'span' | 'ago' | 'bare';

// Without a word of time a small amount is an interval ("4 hours") and a large one a period.
const leastBare: Readonly<Record<LastUnit, number>> = {
  candle: Number.POSITIVE_INFINITY,
  minute: Number.POSITIVE_INFINITY,
  hour: 24,
  day: 5,
  week: 2,
  month: 2,
  year: 1,
};
// "The last 4 hour candle" is a candle, "the last 30 day chart" a period.
const intervalUnits: ReadonlySet<LastUnit> = new Set(['minute', 'hour']);

/** What stands after an amount, and the amount. */
type AfterAmount = { readonly after: string; readonly found: Duration };

// "5 yilin ortalamasi", "10 year average return": no indicator is that long.
const ofYears = /^[- ]?(?:average|ortalama)(?![a-z]* (?:price|line|cross|yield))/;

/** "14 gunluk rsi" is a length, "bir yilda rsi" a period. */
function chooseBare(typed: string, { after, found }: AfterAmount): DurationRole | undefined {
  if (found.unit === 'year' && ofYears.test(after)) return 'bare';
  if (afterOther.test(after) && !inTime.test(typed)) return undefined;
  if (forNow.test(typed)) return 'span';
  return found.count < leastBare[found.unit] ? undefined : 'bare';
}

/** What the words around an amount say that it is; undefined where it is no period. */
export function chooseRole(
  before: string,
  typed: string,
  rest: AfterAmount,
): DurationRole | undefined {
  const { after, found } = rest;
  if (afterAgo.test(after)) return 'ago';
  const isChart = afterChart.test(after);
  if (beforeLast.test(before))
    return isChart && (intervalUnits.has(found.unit) || found.count === 1) ? undefined : 'last';
  if (isChart || beforeOther.test(before)) return undefined;
  const isSpan = beforeSpan.test(before) || afterSpan.test(after);
  return isSpan ? 'span' : chooseBare(typed, rest);
}

/** What of the words around an amount belongs to it. */
export function widen(folded: string, start: number, end: number): readonly [number, number] {
  const before = folded.slice(0, start);
  const after = folded.slice(end);
  const head = beforeLast.exec(before) ?? beforeSpan.exec(before);
  const tail = afterAgo.exec(after) ?? afterSpan.exec(after);
  return [head?.index ?? start, end + (tail?.[0].length ?? 0)];
}
