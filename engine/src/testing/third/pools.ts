import { calculateAverageRanges, pickBar, turnOver, type Bar, type Structure } from './bar.ts';
import { turnBack } from './gaps.ts';
import type { Turn } from './turns.ts';

const isAnyAbove = (bars: readonly Bar[], level: number): boolean =>
  bars.some(({ close }) => close > level);

/** Pairs of size-3 highs in a row at nearly one price (section 6, item 8). */
function findEqualHighs(bars: readonly Bar[], turns: readonly Turn[]): Structure[] {
  const ranges = calculateAverageRanges(bars, 200);
  const highs = turns.filter(({ isHigh }) => isHigh);
  const pairs: Structure[] = [];
  for (const [index, second] of highs.entries()) {
    const first = highs[index - 1];
    if (first === undefined) continue;
    const top = Math.max(first.price, second.price);
    const bottom = Math.min(first.price, second.price);
    const bound = 0.1 * (ranges[second.knownAt - 1] ?? Number.NaN);
    if (!(top - bottom < bound)) continue;
    if (isAnyAbove(bars.slice(first.formedAt + 1, second.formedAt), top)) continue;
    pairs.push({
      kind: 'equal-highs',
      direction: 'bearish',
      formedAt: first.formedAt,
      confirmedAt: second.knownAt,
      top,
      bottom,
      steps: [],
    });
  }
  return pairs;
}

/** Candles after which a level expires (section 6, item 9). */
const lifetime = 2000;

/** Whether price is not yet beyond the outermost member, and the level has not expired. */
function isOpen({ members, pool }: Gathering, high: number, t: number): boolean {
  const knownAt = Math.max(...members.map((member) => member.knownAt));
  return (
    members.some(({ price }) => price >= high) && t - (pool?.confirmedAt ?? knownAt) < lifetime
  );
}

type Gathering = { readonly members: Turn[]; pool: Structure | undefined };

function toPool({ formedAt }: Turn, second: Turn, prices: readonly number[]): Structure {
  return {
    kind: 'liquidity-pool',
    direction: 'bearish',
    formedAt,
    confirmedAt: second.knownAt,
    top: Math.max(...prices),
    bottom: Math.min(...prices),
    steps: [],
  };
}

/** Pools of size-3 highs that no wick has passed; a pool passed at its level gathers no more. */
function findHighPools(bars: readonly Bar[], turns: readonly Turn[]): Structure[] {
  const ranges = calculateAverageRanges(bars, 14);
  const pools: Structure[] = [];
  const groups = Map.groupBy(
    turns.filter(({ isHigh }) => isHigh),
    ({ knownAt }) => knownAt,
  );
  let gatherings: Gathering[] = [];
  for (let t = 0; t < bars.length; t += 1) {
    const { high } = pickBar(bars, t);
    gatherings = gatherings.filter((gathering) => isOpen(gathering, high, t));
    for (const turn of groups.get(t) ?? []) {
      const near = findNearest(gatherings, turn.price, 0.25 * (ranges[t - 1] ?? Number.NaN));
      if (near === undefined) {
        gatherings.push({ members: [turn], pool: undefined });
        continue;
      }
      near.members.push(turn);
      const prices = near.members.map(({ price }) => price);
      const [first = turn] = near.members;
      if (near.pool !== undefined) near.pool.steps.push(['joined', t, turn.price]);
      else {
        near.pool = toPool(first, turn, prices);
        pools.push(near.pool);
      }
    }
  }
  return pools;
}

function findNearest(
  gatherings: readonly Gathering[],
  price: number,
  bound: number,
): Gathering | undefined {
  let nearest: Gathering | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const gathering of gatherings) {
    const { members } = gathering;
    const mean = members.reduce((sum, member) => sum + member.price, 0) / members.length;
    const distance = Math.abs(price - mean);
    if (!(distance <= bound) || distance > least) continue;
    nearest = gathering;
    least = distance;
  }
  return nearest;
}

/** Equal highs and lows, and pools of both sides. */
export function findPools(bars: readonly Bar[], turns: readonly Turn[]): Structure[] {
  const turned = turns.map(({ isHigh, price, ...rest }) => ({
    ...rest,
    isHigh: !isHigh,
    price: -price,
  }));
  const below = turnOver(bars);
  const lows = [...findEqualHighs(below, turned), ...findHighPools(below, turned)];
  return [
    ...findEqualHighs(bars, turns),
    ...findHighPools(bars, turns),
    ...lows.map((low) => ({
      ...turnBack(low),
      kind: low.kind === 'equal-highs' ? 'equal-lows' : low.kind,
      direction: 'bullish',
    })),
  ];
}
