import { at } from '../candles/column.ts';
import { toShape } from './finding-log.ts';
import { createSymmetricFinder } from './pivot-finder.ts';
import { channelMemory, type ChannelPivot, findPriceChannels } from './price-channels.ts';
import type { SupportResistanceScanner, ZoneInput } from './support-resistance.ts';
import { zonePivotSize } from './zone-score.ts';

/** A channel of the latest choice, by its index in the log. */
type LiveChannel = {
  readonly finding: number;
  readonly top: number;
  readonly bottom: number;
  readonly isSupport: boolean;
  isBroken: boolean;
};

// Each pivot of ten candles on both sides chooses the channels anew. One that is chosen again with
// the same edges goes on, the others are `expired`; a close beyond the far edge is `broken`.
/** Support and resistance by the strongest channels of prices (section 2.3 of the definitions). */
export function createChannelZoneScanner(input: ZoneInput): SupportResistanceScanner {
  const { candles, log, indicators } = input;
  const own = { kind: 'support-resistance', measures: ['widthInAtr', 'strength'] } as const;
  const support = toShape({ ...own, direction: 'bullish' });
  const resistance = toShape({ ...own, direction: 'bearish' });
  const finder = createSymmetricFinder({ candles, size: zonePivotSize });
  /** Latest first; of one candle its high first. */
  let pivots: ChannelPivot[] = [];
  let live: LiveChannel[] = [];

  const updatePivots = (t: number): void => {
    const { high, low } = finder;
    const added: ChannelPivot[] = [];
    if (high !== undefined)
      added.push({ formedAt: high, price: at(candles.high, high), isHigh: true });
    if (low !== undefined)
      added.push({ formedAt: low, price: at(candles.low, low), isHigh: false });
    pivots = [...added, ...pivots.filter(({ formedAt }) => t - formedAt <= channelMemory)];
  };
  const choose = (t: number): void => {
    const close = at(candles.close, t);
    const before = live;
    live = findPriceChannels(candles, pivots, t).map(({ pivot, top, bottom, strength }) => {
      const known = before.find((other) => other.top === top && other.bottom === bottom);
      if (known !== undefined) return known;
      const isSupport = close > top || (close >= bottom && !pivot.isHigh);
      const finding = log.add(isSupport ? support : resistance, pivot.formedAt, t);
      log.setZone(finding, top, bottom);
      log.setMeasure(finding, 0, (top - bottom) / at(indicators.atr14, t - 1));
      log.setMeasure(finding, 1, strength);
      return { finding, top, bottom, isSupport, isBroken: false };
    });
    for (const old of before) {
      if (!live.includes(old)) log.transition(old.finding, 'expired', { t, price: close });
    }
  };
  return {
    extend() {
      finder.extend();
    },
    step(t) {
      const price = at(candles.close, t);
      for (const channel of live) {
        const isBeyond = channel.isSupport ? price < channel.bottom : price > channel.top;
        if (!isBeyond || channel.isBroken) continue;
        channel.isBroken = true;
        log.transition(channel.finding, 'broken', { t, price });
      }
      if (!finder.step(t)) return;
      updatePivots(t);
      choose(t);
    },
    // Transitions are written in the step itself.
    writeTransitions() {},
  };
}
