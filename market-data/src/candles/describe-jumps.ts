import type { HealthNote } from '@vela/contracts';
import { explainScaleBreaks, findScaleBreaks, type Candles } from '@vela/engine';
import { getValueAt } from './raw-candles.ts';

/** A close so many times the one before is told even if the candle between explains it. */
const tenfold = 10;

type Jump = { readonly at: number; readonly factor: number };

/** A factor as it is told: whole from ten on, else with two decimals. */
export function roundFactor(factor: number): number {
  return factor >= tenfold ? Math.round(factor) : Math.round(factor * 100) / 100;
}

function findTenfoldCloses({ close, length }: Candles): Jump[] {
  const jumps: Jump[] = [];
  for (let index = 1; index < length; index++) {
    const before = getValueAt(close, index - 1);
    const after = getValueAt(close, index);
    if (before <= 0 || after <= 0) continue;
    const factor = Math.max(after / before, before / after);
    if (factor >= tenfold) jumps.push({ at: index, factor });
  }
  return jumps;
}

/** Notes on probable splits, and on other jumps that nothing explains or that are tenfold. */
export function describeJumps(candles: Candles): HealthNote[] {
  const breaks = explainScaleBreaks(findScaleBreaks(candles));
  const splits = breaks.filter(({ shares }) => shares !== undefined);
  const splitAt = new Set(splits.map(({ at }) => at));
  const others = [...findTenfoldCloses(candles), ...breaks].filter(({ at }) => !splitAt.has(at));
  const jumps = new Map<number, number>(others.map(({ at, factor }) => [at, factor]));
  const [largest] = [...jumps].toSorted((one, other) => other[1] - one[1] || other[0] - one[0]);
  const latest = splits.at(-1);
  const toTime = (index: number): number => getValueAt(candles.openTime, index);
  return [
    ...(latest === undefined
      ? []
      : [
          {
            code: 'probable-splits' as const,
            params: {
              count: splits.length,
              ratio: latest.isReverse ? `1:${latest.shares}` : `${latest.shares}:1`,
              latestAt: toTime(latest.at),
            },
          },
        ]),
    ...(largest === undefined
      ? []
      : [
          {
            code: 'price-jumps' as const,
            params: {
              count: jumps.size,
              factor: roundFactor(largest[1]),
              largestAt: toTime(largest[0]),
            },
          },
        ]),
  ];
}
