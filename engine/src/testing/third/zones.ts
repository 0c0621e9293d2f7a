import { calculateAverageRanges, pickBar, turnOver, type Bar, type Structure } from './bar.ts';
import type { Turn } from './turns.ts';

type Zone = {
  readonly members: Turn[];
  /** Absent until the second member. */
  drawn: Structure | undefined;
  isSupport: boolean;
  isBroken: boolean;
  /** Last candle with a new member or another step. */
  changedAt: number;
};

const most = 64;

/** A candle and a zone seen from the side of support: prices of resistance upside down. */
type View = {
  readonly near: number;
  readonly far: number;
  readonly bar: Bar;
  readonly lowBefore: number;
};

function view(bars: readonly Bar[], zone: Zone, t: number): View | undefined {
  const { drawn, isSupport } = zone;
  const pair = bars.slice(t - 1, t + 1);
  const [before, bar] = isSupport ? pair : turnOver(pair);
  if (drawn === undefined || before === undefined || bar === undefined) return undefined;
  const { top, bottom } = drawn;
  return isSupport
    ? { near: top, far: bottom, bar, lowBefore: before.low }
    : { near: -bottom, far: -top, bar, lowBefore: before.low };
}

/** What candle `t` does to a zone, and the price that did it (section 6, item 11). */
function findChange(seen: View, isBroken: boolean, reach: number): [state: string, price: number] {
  const { near, far, lowBefore } = seen;
  const { high, low, close } = seen.bar;
  if (isBroken && close > near + reach) return ['reclaimed', close];
  if (isBroken) return high >= far && close < far ? ['flipped', high] : ['', 0];
  if (close < far - reach) return ['broken', close];
  return lowBefore > near && low <= near && close > near ? ['rejected', low] : ['', 0];
}

function stepZone(
  bars: readonly Bar[],
  zone: Zone,
  { t, reach }: { t: number; reach: number },
): void {
  const seen = view(bars, zone, t);
  if (seen === undefined) return;
  const [state, price] = findChange(seen, zone.isBroken, reach);
  if (state === '') return;
  zone.drawn?.steps.push([state, t, zone.isSupport ? price : -price]);
  zone.changedAt = t;
  if (state === 'flipped') zone.isSupport = !zone.isSupport;
  if (state !== 'rejected') zone.isBroken = state === 'broken';
}

function findPlace(zones: readonly Zone[], price: number, range: number): Zone | undefined {
  let nearest: Zone | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const zone of zones) {
    const prices = zone.members.map((member) => member.price);
    const mean = prices.reduce((sum, other) => sum + other, 0) / prices.length;
    const distance = Math.abs(price - mean);
    const width = Math.max(...prices, price) - Math.min(...prices, price);
    if (distance > least || !(distance <= 0.5 * range) || !(width <= range)) continue;
    nearest = zone;
    least = distance;
  }
  return nearest;
}

function drawZone(zone: Zone, turn: Turn, close: number): Structure {
  const prices = zone.members.map(({ price }) => price);
  const [first = turn] = zone.members;
  const top = Math.max(...prices);
  const bottom = Math.min(...prices);
  zone.isSupport = close > top || (close >= bottom && !turn.isHigh);
  return {
    kind: 'support-resistance',
    direction: zone.isSupport ? 'bullish' : 'bearish',
    formedAt: first.formedAt,
    confirmedAt: turn.knownAt,
    top,
    bottom,
    steps: [],
  };
}

/** Adds a pivot to its zone, or begins one; the zone that it makes the second member of. */
function placeTurn(
  zones: Zone[],
  turn: Turn,
  { range, close }: { range: number; close: number },
): Structure | undefined {
  const zone = findPlace(zones, turn.price, range);
  const t = turn.knownAt;
  if (zone === undefined) {
    zones.push({
      members: [turn],
      drawn: undefined,
      isSupport: false,
      isBroken: false,
      changedAt: t,
    });
    return undefined;
  }
  zone.members.push(turn);
  zone.changedAt = t;
  zone.drawn?.steps.push(['joined', t, turn.price]);
  if (zone.drawn !== undefined) return undefined;
  zone.drawn = drawZone(zone, turn, close);
  return zone.drawn;
}

/** Zones of support and resistance made of size-10 pivots of both sides. */
export function findZones(bars: readonly Bar[], turns: readonly Turn[]): Structure[] {
  const ranges = calculateAverageRanges(bars, 14);
  const groups = Map.groupBy(turns, ({ knownAt }) => knownAt);
  const found: Structure[] = [];
  const zones: Zone[] = [];
  for (let t = 1; t < bars.length; t += 1) {
    const range = ranges[t - 1] ?? Number.NaN;
    const { close } = pickBar(bars, t);
    for (const zone of zones) stepZone(bars, zone, { t, reach: 0.25 * range });
    for (const turn of groups.get(t) ?? []) {
      const drawn = placeTurn(zones, turn, { range, close });
      if (drawn !== undefined) found.push(drawn);
      if (zones.length <= most) continue;
      const [oldest] = zones.toSorted((a, b) => a.changedAt - b.changedAt);
      if (oldest === undefined) continue;
      oldest.drawn?.steps.push(['expired', t, close]);
      zones.splice(zones.indexOf(oldest), 1);
    }
  }
  return found;
}
