import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import {
  createLevelWriter,
  toCloseFacts,
  toWindowFacts,
  type FactPlace,
  type LevelWriter,
} from './level-writer.ts';
import { findStanding, toDistanceFacts, type Standing } from './price-distance.ts';

const usualRows = 5;

/** Highs, lows or both: as the side asked for, or the kinds if only one of the two is among them. */
function chooseKinds({ parameters: { side, kinds } }: MeasureInput): readonly FindingKind[] {
  const both: FindingKind[] = ['swing-high', 'swing-low'];
  if (side !== undefined) return [side === 'above' ? 'swing-high' : 'swing-low'];
  const named = both.filter((kind) => kinds?.includes(kind));
  return named.length === 1 ? named : both;
}

/** First candle after the swing that closed beyond it; undefined while none has. */
function findBreak(
  { high, low, swing }: { high: boolean; low: Float64Array; swing: Finding },
  to: number,
): number | undefined {
  for (let t = swing.formedAt + 1; t <= to; t += 1) {
    const close = at(low, t);
    if (high ? close > swing.top : close < swing.bottom) return t;
  }
  return undefined;
}

function toSwingFacts(
  write: LevelWriter,
  prefix: string,
  { swing, standing, input }: SwingInput,
): MeasureFact[] {
  const { openTime, close } = input.series[0].analysis.candles;
  const place: FactPlace = { from: swing.formedAt, to: standing.t, refs: [swing.id] };
  const own = { ...place, to: swing.confirmedAt };
  const isHigh = swing.kind === 'swing-high';
  const broken = findBreak({ high: isHigh, low: close, swing }, standing.t);
  const brokenTime = broken === undefined ? undefined : getValueAt(openTime, broken);
  return [
    ...write(`${prefix}.kind`, [swing.kind, 'text'], own),
    ...write(`${prefix}.price`, [swing.top, 'price'], own),
    ...write(`${prefix}.label`, [swing.label, 'text'], own),
    ...write(`${prefix}.formed`, [getValueAt(openTime, swing.formedAt), 'time'], own),
    ...write(`${prefix}.state`, [broken === undefined ? 'unbroken' : 'broken', 'text'], place),
    ...write(`${prefix}.broken-time`, [brokenTime, 'time'], place),
    ...toDistanceFacts(write, `${prefix}.`, { span: swing, standing, place }),
  ];
}

type SwingInput = {
  readonly swing: Finding;
  readonly standing: Standing;
  readonly input: MeasureInput;
};

function calculateSwingLevels(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const { analysis, window } = first;
  const { count = usualRows, scale = 'swing' } = input.parameters;
  const kinds = chooseKinds(input);
  const write = createLevelWriter('swing-levels', first);
  const swings = analysis.findings
    .filter(
      (one) =>
        kinds.includes(one.kind) &&
        one.scale === scale &&
        one.formedAt >= window.from &&
        one.confirmedAt <= window.to,
    )
    .toSorted((a, b) => b.formedAt - a.formedAt || b.confirmedAt - a.confirmedAt);
  const latest = (kind: FindingKind, name: string): MeasureFact[] => {
    const swing = swings.find((one) => one.kind === kind);
    return swing === undefined ? [] : toSwingFacts(write, name, { swing, standing, input });
  };
  return [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, standing.t),
    ...write('count', [swings.length, 'count']),
    ...write('shown', [Math.min(count, swings.length), 'count']),
    ...latest('swing-high', 'high'),
    ...latest('swing-low', 'low'),
    ...swings
      .slice(0, count)
      .flatMap((swing, index) => toSwingFacts(write, `${index + 1}`, { swing, standing, input })),
  ];
}

/**
 * The last swing highs and lows of a scale (the swing scale where not said), the newest first,
 * five or `count` of them, each with its price, its label and whether a close has broken it.
 */
export const swingLevels: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateSwingLevels,
};
