import { getFirstCandle } from '../../structure/first-candle.ts';
import type { FindingKind } from '../../structure/finding.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from './level-writer.ts';
import { listLiveStructures, type LiveStructure } from './live-structures.ts';
import { findOverlaps, type Overlap } from './overlaps.ts';
import { calculateGap, findStanding, toDistanceFacts, type Standing } from './price-distance.ts';

const usualRows = 5;
const maxDistanceInAtr = 20;
// A swing is no second opinion on a block, whose edge it is.
const kinds: ReadonlySet<FindingKind> = new Set([
  'fair-value-gap',
  'order-block',
  'support-resistance',
  'previous-high',
  'previous-low',
]);

/** Structures within 20 ATR whose direction fits; zones of support or resistance have none. */
function listMembers(
  { series: [{ analysis }], parameters: { direction } }: MeasureInput,
  { t, close, atr }: Standing,
): LiveStructure[] {
  return listLiveStructures(analysis, t).filter((structure) => {
    const { kind, finding } = structure;
    const isDirected = kind === 'fair-value-gap' || kind === 'order-block';
    if (isDirected && direction !== undefined && finding.direction !== direction) return false;
    const distance = calculateGap(structure, close);
    return kinds.has(kind) && (atr === undefined || distance <= maxDistanceInAtr * atr);
  });
}

/** Places asked for: on a side of the close, and with a structure of the kinds named. */
function isAsked(
  { top, bottom, members }: Overlap,
  { parameters: { side, kinds: asked } }: MeasureInput,
  close: number,
): boolean {
  if (side === 'above' && top <= close) return false;
  if (side === 'below' && bottom >= close) return false;
  const named = asked?.filter((kind) => kinds.has(kind)) ?? [];
  return named.length === 0 || members.some(({ kind }) => named.includes(kind));
}

function toRowFacts(
  write: LevelWriter,
  rank: number,
  { overlap, standing }: { readonly overlap: Overlap; readonly standing: Standing },
): MeasureFact[] {
  const { top, bottom, members } = overlap;
  const [first, second, third] = [...new Set(members.map(({ kind }) => kind))];
  const place = {
    from: Math.min(...members.map(({ finding }) => getFirstCandle(finding))),
    to: standing.t,
    refs: members.slice(0, 20).map(({ finding }) => finding.id),
  };
  const edges =
    top === bottom
      ? write(`${rank}.level`, [top, 'price'], place)
      : [
          ...write(`${rank}.top`, [top, 'price'], place),
          ...write(`${rank}.bottom`, [bottom, 'price'], place),
        ];
  return [
    ...edges,
    ...write(`${rank}.first`, [first, 'text'], place),
    ...write(`${rank}.second`, [second, 'text'], place),
    ...write(`${rank}.third`, [third, 'text'], place),
    ...write(`${rank}.structures`, [members.length, 'count'], place),
    ...toDistanceFacts(write, `${rank}.`, { span: overlap, standing, place }),
  ];
}

function calculateConfluence(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const { t, close } = standing;
  const write = createLevelWriter('confluence', first);
  const members = listMembers(input, standing);
  const found = findOverlaps(members)
    .filter((overlap) => isAsked(overlap, input, close))
    .toSorted((a, b) => calculateGap(a, close) - calculateGap(b, close) || a.bottom - b.bottom);
  const whole = { from: 0, to: t };
  return [
    ...toCloseFacts(write, first, t),
    ...write('searched', [members.length, 'count'], whole),
    ...write(
      'reach-atr',
      [standing.atr === undefined ? undefined : maxDistanceInAtr, 'count'],
      whole,
    ),
    ...write('count', [found.length, 'count'], whole),
    ...found
      .slice(0, input.parameters.count ?? usualRows)
      .flatMap((overlap, index) => toRowFacts(write, index + 1, { overlap, standing })),
  ];
}

/**
 * Prices where structures of different kinds overlap or meet: open gaps, unbroken blocks, live
 * zones, and highs and lows of the previous day, week and month, within 20 ATR of the last close.
 */
export const confluence: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateConfluence,
};
