import {
  calculateAverageRanges,
  pickBar,
  turnOver,
  type Bar,
  type Step,
  type Structure,
} from './bar.ts';
import { turnBack } from './gaps.ts';

/** Steps of a bullish block from the candle after its confirmation on. */
function followBlock(bars: readonly Bar[], block: Structure, brokenBy: BrokenBy): Step[] {
  const { confirmedAt, top, bottom } = block;
  const steps: Step[] = [];
  for (let t = confirmedAt + 1; t < bars.length && steps.length < 3; t += 1) {
    const { low, close } = pickBar(bars, t);
    if (steps.length === 0 && low <= top) steps.push(['touched', t, low]);
    if (steps.length === 1 && low <= (top + bottom) / 2) steps.push(['mean-threshold', t, low]);
    const beyond = brokenBy === 'close' ? close : low;
    if (steps.length === 2 && beyond < bottom) steps.push(['broken', t, beyond]);
  }
  return [...steps, ...followBreaker(bars, { top, bottom, brokenAt: steps[2]?.[1] })];
}

type Breaker = {
  readonly top: number;
  readonly bottom: number;
  readonly brokenAt?: number | undefined;
};

function followBreaker(bars: readonly Bar[], { top, bottom, brokenAt }: Breaker): Step[] {
  const steps: Step[] = [];
  for (let t = (brokenAt ?? bars.length) + 1; t < bars.length; t += 1) {
    const { high, close } = pickBar(bars, t);
    if (steps.length === 0 && high >= bottom) steps.push(['breaker-touched', t, high]);
    if (steps.length === 1 && close > top) return [...steps, ['breaker-failed', t, close]];
  }
  return steps;
}

/** The lowest candle from the broken pivot to the one before the break, without large candles. */
function findOrigin(bars: readonly Bar[], ranges: readonly number[], event: Structure): number {
  for (const skipsLarge of [true, false]) {
    let lowest = -1;
    for (let e = event.formedAt; e < event.confirmedAt; e += 1) {
      const { high, low } = pickBar(bars, e);
      if (skipsLarge && high - low >= 2 * (ranges[e - 1] ?? Number.NaN)) continue;
      if (lowest < 0 || low < pickBar(bars, lowest).low) lowest = e;
    }
    if (lowest >= 0) return lowest;
  }
  throw new RangeError(`no candle before the break at ${event.confirmedAt}`);
}

/** What breaks a block beyond its far edge. */
export type BrokenBy = 'close' | 'wick';
type Input = { readonly bars: readonly Bar[]; readonly events: readonly Structure[] };

function findBullishBlocks({ bars, events }: Input, brokenBy: BrokenBy): Structure[] {
  const ranges = calculateAverageRanges(bars, 200);
  return events.map((event) => {
    const formedAt = findOrigin(bars, ranges, event);
    const { high: top, low: bottom } = pickBar(bars, formedAt);
    const { confirmedAt, scale = '' } = event;
    const block: Structure = {
      kind: 'order-block',
      direction: 'bullish',
      scale,
      formedAt,
      confirmedAt,
      top,
      bottom,
      steps: [],
    };
    block.steps.push(...followBlock(bars, block, brokenBy));
    return block;
  });
}

/** Order blocks of all breaks with their states (section 6, item 7). */
export function findBlocks({ bars, events }: Input, brokenBy: BrokenBy): Structure[] {
  const [up, down] = ['bullish', 'bearish'].map((side) =>
    events.filter(({ direction }) => direction === side),
  );
  const below = findBullishBlocks({ bars: turnOver(bars), events: down ?? [] }, brokenBy);
  return [...findBullishBlocks({ bars, events: up ?? [] }, brokenBy), ...below.map(turnBack)];
}
