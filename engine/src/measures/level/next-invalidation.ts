import { getValueAt } from '../../facts/reading.ts';
import type { Direction, Finding, Scale } from '../../structure/finding.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from './level-writer.ts';
import { findNextBreaks, toBreakKind, type NextBreaks } from './next-break.ts';
import { findStanding, toDistanceFacts, type Standing } from './price-distance.ts';

const scales = ['swing', 'internal'] as const;

/** A level of a scale: its price, when its swing formed, and its distance from the close. */
function toLevelFacts(
  write: LevelWriter,
  prefix: string,
  { pivot, standing, input }: LevelInput,
): MeasureFact[] {
  if (pivot === undefined) return [];
  const { openTime } = input.series[0].analysis.candles;
  const place = { from: pivot.formedAt, to: standing.t, refs: [pivot.id] };
  return [
    ...write(`${prefix}.price`, [pivot.top, 'price'], place),
    ...write(`${prefix}.formed`, [getValueAt(openTime, pivot.formedAt), 'time'], place),
    ...toDistanceFacts(write, `${prefix}.`, { span: pivot, standing, place }),
  ];
}

type LevelInput = {
  readonly pivot: Finding | undefined;
  readonly standing: Standing;
  readonly input: MeasureInput;
};

/** The levels of a scale by what a close beyond them would do to its trend. */
function toLevels({ bias, high, low }: NextBreaks): Readonly<Record<string, Finding | undefined>> {
  const isReversal = (direction: Direction): boolean =>
    toBreakKind(bias, direction) === 'change-of-character';
  if (bias === 'neutral') return { high, low };
  return isReversal('bullish') ? { against: high, along: low } : { against: low, along: high };
}

function toScaleFacts(
  write: LevelWriter,
  scale: Scale,
  { standing, input }: Omit<LevelInput, 'pivot'>,
): MeasureFact[] {
  const { analysis } = input.series[0];
  const next = findNextBreaks(analysis, scale, standing.t);
  const { lastBreak } = next;
  const refs = lastBreak === undefined ? [] : [lastBreak.id];
  const place = { from: lastBreak?.formedAt ?? 0, to: standing.t, refs };
  const since = lastBreak && getValueAt(analysis.candles.openTime, lastBreak.confirmedAt);
  return [
    ...write(`${scale}.bias`, [next.bias, 'text'], place),
    ...write(`${scale}.last-break`, [since, 'time'], place),
    ...Object.entries(toLevels(next)).flatMap(([name, pivot]) =>
      toLevelFacts(write, `${scale}.${name}`, { pivot, standing, input }),
    ),
  ];
}

function calculateNextInvalidation(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const { scale: asked } = input.parameters;
  const write = createLevelWriter('next-invalidation', first);
  return [
    ...toCloseFacts(write, first, standing.t),
    ...scales
      .filter((scale) => asked === undefined || scale === asked)
      .flatMap((scale) => toScaleFacts(write, scale, { standing, input })),
  ];
}

/**
 * The close that would change the trend of each scale: a close beyond the latest unbroken swing
 * against it, by the rules of the market structure; and the one that would continue it.
 */
export const nextInvalidation: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateNextInvalidation,
};
