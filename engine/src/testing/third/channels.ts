import { pickBar, type Bar, type Structure } from './bar.ts';

type Peak = { readonly at: number; readonly price: number; readonly isHigh: boolean };
type Channel = {
  readonly top: number;
  readonly bottom: number;
  readonly seed: Peak;
  readonly strength: number;
};

/** Pivots of ten candles on both sides: none before farther out, all after less; newest first. */
function findPeaks(bars: readonly Bar[], t: number): Peak[] {
  const peaks: Peak[] = [];
  for (let i = t - 10; i >= Math.max(10, t - 290); i -= 1) {
    const before = bars.slice(i - 10, i);
    const after = bars.slice(i + 1, i + 11);
    const { high, low } = pickBar(bars, i);
    const isHigh = before.every((bar) => bar.high <= high) && after.every((bar) => bar.high < high);
    const isLow = before.every((bar) => bar.low >= low) && after.every((bar) => bar.low > low);
    if (isHigh) peaks.push({ at: i, price: high, isHigh: true });
    if (isLow) peaks.push({ at: i, price: low, isHigh: false });
  }
  return peaks;
}

/** The channel around a pivot: others join, the newest first, while it stays narrow enough. */
function gather(
  seed: Peak,
  peaks: readonly Peak[],
  width: number,
): Omit<Channel, 'strength'> & {
  readonly count: number;
} {
  let [top, bottom, count] = [seed.price, seed.price, 0];
  for (const { price } of peaks) {
    const wide = Math.max(top, price) - Math.min(bottom, price);
    if (wide > width) continue;
    top = Math.max(top, price);
    bottom = Math.min(bottom, price);
    count += 1;
  }
  return { seed, top, bottom, count };
}

/** The channels at candle `t`, which confirms a pivot: the strongest that do not overlap. */
function findChannels(bars: readonly Bar[], peaks: readonly Peak[], t: number): Channel[] {
  const recent = bars.slice(Math.max(0, t - 299), t + 1);
  const range =
    Math.max(...recent.map(({ high }) => high)) - Math.min(...recent.map(({ low }) => low));
  const memory = bars.slice(Math.max(0, t - 290), t + 1);
  const found = peaks.map((seed) => {
    const { count, ...channel } = gather(seed, peaks, 0.05 * range);
    const { top, bottom } = channel;
    const isIn = (price: number): boolean => price <= top && price >= bottom;
    const touching = memory.filter(({ high, low }) => isIn(high) || isIn(low));
    return { ...channel, strength: 20 * count + touching.length };
  });
  const chosen: Channel[] = [];
  for (const next of found.toSorted((a, b) => b.strength - a.strength)) {
    const isFree = chosen.every(({ top, bottom }) => next.bottom > top || next.top < bottom);
    if (isFree && chosen.length < 6) chosen.push(next);
  }
  return chosen;
}

function toZone({ top, bottom, seed }: Channel, t: number, bars: readonly Bar[]): Structure {
  const { close } = pickBar(bars, t);
  const isSupport = close > top || (close >= bottom && !seed.isHigh);
  const direction = isSupport ? 'bullish' : 'bearish';
  const kind = 'support-resistance';
  return { kind, direction, formedAt: seed.at, confirmedAt: t, top, bottom, steps: [] };
}

/** Channels of support and resistance, the other mode of section 6, item 11 (section 2.3). */
export function findChannelZones(bars: readonly Bar[]): Structure[] {
  const found: Structure[] = [];
  let live: Structure[] = [];
  for (let t = 20; t < bars.length; t += 1) {
    const { close } = pickBar(bars, t);
    for (const { direction, top, bottom, steps } of live) {
      const isBroken = direction === 'bullish' ? close < bottom : close > top;
      if (steps.length === 0 && isBroken) steps.push(['broken', t, close]);
    }
    const peaks = findPeaks(bars, t);
    if (peaks[0]?.at !== t - 10) continue;
    const next = findChannels(bars, peaks, t).map(
      (channel) =>
        live.find(({ top, bottom }) => top === channel.top && bottom === channel.bottom) ??
        toZone(channel, t, bars),
    );
    for (const old of live) if (!next.includes(old)) old.steps.push(['expired', t, close]);
    found.push(...next.filter((zone) => !live.includes(zone)));
    live = next;
  }
  return found;
}
