import { calculateAverageRanges, pickBar, type Bar, type Step, type Structure } from './bar.ts';
import { findDisplacement } from './shifts.ts';

const isHighSide = ({ direction }: Structure): boolean => direction === 'bearish';

/** Price of a level before candle `t`: its outermost member that had joined by then. */
function findPrice(level: Structure, t: number): number {
  const joined = level.steps
    .filter(([state, at]) => state === 'joined' && at < t)
    .map(([, , price]) => price);
  return isHighSide(level) ? Math.max(level.top, ...joined) : Math.min(level.bottom, ...joined);
}

/** How a level ends: swept by a wick, taken by a close, or expired (section 6, item 9). */
function findEnd(bars: readonly Bar[], level: Structure): Step | undefined {
  for (let t = level.confirmedAt + 1; t < bars.length; t += 1) {
    const { high, low, close } = pickBar(bars, t);
    if (t - level.confirmedAt >= 2000) return ['expired', t, close];
    const price = findPrice(level, t);
    if (isHighSide(level)) {
      if (close > price) return ['taken', t, close];
      if (high > price && close < price) return ['swept', t, high];
    } else {
      if (close < price) return ['taken', t, close];
      if (low < price && close > price) return ['swept', t, low];
    }
  }
  return undefined;
}

type Passed = { readonly level: Structure; readonly price: number };

/** First of the three candles after a close beyond a level that closes back; -1 for none. */
function findReturn(bars: readonly Bar[], { level, price }: Passed, takenAt: number): number {
  const next = bars.slice(takenAt + 1, takenAt + 4);
  const back = next.findIndex(({ close }) => (isHighSide(level) ? close < price : close > price));
  return back < 0 ? -1 : takenAt + 1 + back;
}

/** Adds to a sweep the first displacement of its direction within three candles. */
function follow(bars: readonly Bar[], ranges: readonly number[], sweep: Structure): void {
  const { confirmedAt, direction, steps } = sweep;
  const end = Math.min(bars.length - 1, confirmedAt + 3);
  for (let t = confirmedAt + 1; t <= end && steps.length === 0; t += 1) {
    const bar = pickBar(bars, t);
    if (findDisplacement(bar, ranges[t - 1] ?? Number.NaN) === direction)
      steps.push(['followed', t, bar.close]);
  }
}

function toSweep(form: string, passed: readonly Passed[]): Structure {
  const [at = '', direction = '', label = ''] = form.split(' ');
  const isFarther = ({ price }: Passed, other: Passed): boolean =>
    direction === 'bearish' ? price > other.price : price < other.price;
  const outermost = passed.reduce((best, next) => {
    const isEarlier = next.price === best.price && next.level.formedAt < best.level.formedAt;
    return isFarther(next, best) || isEarlier ? next : best;
  });
  return {
    kind: 'liquidity-sweep',
    direction,
    label,
    formedAt: outermost.level.formedAt,
    confirmedAt: Number(at),
    top: outermost.price,
    bottom: outermost.price,
    steps: [],
    levels: passed.length,
  };
}

/** When and how a level that ended was swept: candle, side and form; '' for one that was not. */
function findForm(bars: readonly Bar[], passed: Passed, [state, at]: Step): string {
  const { direction } = passed.level;
  if (state === 'swept') return `${at} ${direction} wick`;
  const back = state === 'taken' ? findReturn(bars, passed, at) : -1;
  return back < 0 ? '' : `${back} ${direction} failed-breakout`;
}

/** Adds to each level how it ended; the sweeps, one for each candle, side and form. */
export function findSweeps(bars: readonly Bar[], levels: readonly Structure[]): Structure[] {
  const groups = new Map<string, Passed[]>();
  for (const level of levels) {
    const end = findEnd(bars, level);
    if (end === undefined) continue;
    const passed = { level, price: findPrice(level, end[1]) };
    level.steps.push(end);
    const form = findForm(bars, passed, end);
    if (form !== '') groups.set(form, [...(groups.get(form) ?? []), passed]);
  }
  const ranges = calculateAverageRanges(bars, 14);
  const sweeps = [...groups].map(([form, passed]) => toSweep(form, passed));
  for (const sweep of sweeps) follow(bars, ranges, sweep);
  return sweeps;
}
