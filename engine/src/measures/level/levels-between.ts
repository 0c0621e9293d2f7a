import type { FindingKind } from '../../structure/finding.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { findAskedPrice } from './asked-price.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from './level-writer.ts';
import { listLiveStructures, type LiveStructure } from './live-structures.ts';
import { findStanding, toDistanceFacts, type Standing } from './price-distance.ts';
import { createStructureFilter, sortByDistance, toStructureFacts } from './structure-rows.ts';

const nearestRows = 3;
const furtherRows = 3;
const aroundRows = 2;
const maxRefs = 20;

/** Whether a structure reaches into the prices between the close, excluded, and the other price. */
function createBetweenFilter(close: number, price: number): (structure: LiveStructure) => boolean {
  return price >= close
    ? ({ top, bottom }) => top > close && bottom <= price
    : ({ top, bottom }) => bottom < close && top >= price;
}

/** The nearest, and others spread over the rest of the way; the last is the furthest. */
function spreadOverWay(sorted: readonly LiveStructure[]): LiveStructure[] {
  const rest = sorted.slice(nearestRows);
  const step = rest.length / furtherRows;
  const places = Array.from({ length: furtherRows }, (_, at) => Math.ceil((at + 1) * step) - 1);
  const further = rest.length <= furtherRows ? rest : places.flatMap((at) => rest[at] ?? []);
  return [...sorted.slice(0, nearestRows), ...further];
}

/** Counts of the structures found, by kind. */
function toCountFacts(
  write: LevelWriter,
  found: readonly LiveStructure[],
  { t }: Standing,
): MeasureFact[] {
  const count = (name: string, isCounted: (kind: FindingKind) => boolean): MeasureFact[] => {
    const counted = found.filter(({ kind }) => isCounted(kind));
    const refs = counted.slice(0, maxRefs).map(({ finding }) => finding.id);
    return write(name, [counted.length, 'count'], { from: 0, to: t, refs });
  };
  return [
    ...count('count', () => true),
    ...count('gaps', (kind) => kind === 'fair-value-gap'),
    ...count('blocks', (kind) => kind === 'order-block'),
    ...count('zones', (kind) => kind === 'support-resistance'),
    ...count('swings', (kind) => kind.startsWith('swing')),
    ...count('levels', (kind) => kind.startsWith('previous') || kind === 'liquidity-pool'),
  ];
}

function calculateLevelsBetween(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  const asked = standing && findAskedPrice(input, standing);
  if (standing === undefined || asked === undefined) return [];
  const { price, refs } = asked;
  const { t, close } = standing;
  const write = createLevelWriter('levels-between', first);
  const place = { from: t, to: t, refs };
  const found = listLiveStructures(first.analysis, t)
    .filter(createStructureFilter(input.parameters))
    .filter(createBetweenFilter(close, price));
  const sorted = sortByDistance(found, close);
  const isAround = ({ top, bottom }: LiveStructure): boolean => top >= close && bottom <= close;
  const ahead = sorted.filter((structure) => !isAround(structure));
  const { count } = input.parameters;
  const rows =
    count === undefined
      ? [...sorted.filter(isAround).slice(0, aroundRows), ...spreadOverWay(ahead)]
      : sorted.slice(0, count);
  return [
    ...toCloseFacts(write, first, t),
    ...write('price', [price, 'price'], place),
    ...toDistanceFacts(write, '', { span: { top: price, bottom: price }, standing, place }),
    ...toCountFacts(write, found, standing),
    ...write('shown', [rows.length, 'count'], { from: 0, to: t }),
    ...rows.flatMap((structure, index) =>
      toStructureFacts(write, `${index + 1}`, { structure, standing }),
    ),
  ];
}

/**
 * Structures and levels that count now and reach into the prices between the last close and
 * another price, the nearest to the close first: spread over the way, or the nearest `count`.
 */
export const levelsBetween: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: ['price'],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateLevelsBetween,
};
