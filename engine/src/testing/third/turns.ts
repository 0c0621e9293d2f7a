import { pickBar, type Bar, type Structure } from './bar.ts';

/** A pivot of the leg rule, known `size` candles after it was formed. */
export type Turn = {
  readonly isHigh: boolean;
  readonly formedAt: number;
  readonly knownAt: number;
  readonly price: number;
};

/** Whether candle `i` stands strictly above (or below) each of the `size` candles after it. */
function isBeyondNext(
  bars: readonly Bar[],
  { i, size, isHigh }: { i: number; size: number; isHigh: boolean },
): boolean {
  const { high, low } = pickBar(bars, i);
  for (let later = i + 1; later <= i + size; later += 1) {
    const other = pickBar(bars, later);
    if (isHigh ? other.high >= high : other.low <= low) return false;
  }
  return true;
}

/** Pivots of legs: the first leg falls, each new leg records one pivot (section 6, item 2). */
export function findTurns(bars: readonly Bar[], size: number): Turn[] {
  const turns: Turn[] = [];
  let isRising = false;
  for (let knownAt = size; knownAt < bars.length; knownAt += 1) {
    const i = knownAt - size;
    const isHigh = isBeyondNext(bars, { i, size, isHigh: true });
    const isLow = !isHigh && isBeyondNext(bars, { i, size, isHigh: false });
    if ((isHigh && isRising) || (isLow && !isRising)) {
      const { high, low } = pickBar(bars, i);
      turns.push({ isHigh, formedAt: i, knownAt, price: isHigh ? high : low });
    }
    if (isHigh) isRising = false;
    if (isLow) isRising = true;
  }
  return turns;
}

function chooseLabel({ isHigh, price }: Turn, before: number): string {
  const side = isHigh ? 'high' : 'low';
  if (price === before) return `equal-${side}`;
  return price > before ? `higher-${side}` : `lower-${side}`;
}

/** Swing highs and lows with their labels; what becomes of them is added by others. */
export function toSwings(turns: readonly Turn[], scale: string): Structure[] {
  const swings: Structure[] = [];
  const last: Record<string, number> = {};
  for (const turn of turns) {
    const side = turn.isHigh ? 'high' : 'low';
    const before = last[side];
    swings.push({
      kind: `swing-${side}`,
      direction: turn.isHigh ? 'bearish' : 'bullish',
      scale,
      ...(before === undefined ? {} : { label: chooseLabel(turn, before) }),
      formedAt: turn.formedAt,
      confirmedAt: turn.knownAt,
      top: turn.price,
      bottom: turn.price,
      steps: [],
    });
    last[side] = turn.price;
  }
  return swings;
}
