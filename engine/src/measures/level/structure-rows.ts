import { getFirstCandle } from '../../structure/first-candle.ts';
import { getLatestState } from '../../structure/finding-view.ts';
import type { FindingKind } from '../../structure/finding.ts';
import type { MeasureFact, MeasureParameters } from '../measure.ts';
import type { LevelWriter } from './level-writer.ts';
import { liveKinds, type LiveStructure } from './live-structures.ts';
import { calculateGap, toDistanceFacts, type Standing } from './price-distance.ts';

const untouched: Readonly<Partial<Record<FindingKind, string>>> = {
  'fair-value-gap': 'open',
  'swing-high': 'unbroken',
  'swing-low': 'unbroken',
  'previous-high': 'unbroken',
  'previous-low': 'unbroken',
};
const directed: ReadonlySet<FindingKind> = new Set(['fair-value-gap', 'order-block']);

const passed: ReadonlySet<string> = new Set(['broken', 'taken']);

/**
 * Word of the state of a structure: the latest transition, or that there was none. A wick beyond a
 * swing does not break it.
 */
export function getStateWord({ finding, kind }: LiveStructure): string {
  if (kind === 'swing-high' || kind === 'swing-low')
    return finding.transitions.find(({ state }) => passed.has(state))?.state ?? 'unbroken';
  return getLatestState(finding) ?? untouched[kind] ?? 'fresh';
}

/** Edges or price, state, time and distance of one structure, as `<prefix>.<name>`. */
export function toStructureFacts(
  write: LevelWriter,
  prefix: string,
  { structure, standing }: RowInput,
): MeasureFact[] {
  const { finding, kind, top, bottom } = structure;
  const place = { from: getFirstCandle(finding), to: standing.t, refs: [finding.id] };
  const direction = directed.has(kind) ? finding.direction : undefined;
  const period = kind.startsWith('previous') ? finding.label : undefined;
  const edges =
    top === bottom
      ? write(`${prefix}.level`, [top, 'price'], place)
      : [
          ...write(`${prefix}.top`, [top, 'price'], place),
          ...write(`${prefix}.bottom`, [bottom, 'price'], place),
        ];
  return [
    ...write(`${prefix}.kind`, [kind, 'text'], place),
    ...write(`${prefix}.direction`, [direction, 'text'], place),
    ...write(`${prefix}.period`, [period, 'text'], place),
    ...write(`${prefix}.state`, [getStateWord(structure), 'text'], place),
    ...edges,
    ...toDistanceFacts(write, `${prefix}.`, { span: structure, standing, place }),
  ];
}

type RowInput = { readonly structure: LiveStructure; readonly standing: Standing };

/** The nearest first; of equally near ones the order given, which is the latest first. */
export function sortByDistance<Structure extends LiveStructure>(
  structures: readonly Structure[],
  close: number,
): Structure[] {
  return structures.toSorted((a, b) => calculateGap(a, close) - calculateGap(b, close));
}

/** Whether a structure is what the question narrows to: its kind, direction and state. */
export function createStructureFilter({
  kinds,
  direction,
  state,
}: MeasureParameters): (structure: LiveStructure) => boolean {
  // Kinds of events, which no level or zone is, narrow nothing: "what happens to the structure".
  const named = kinds?.filter((kind) => liveKinds.has(kind)) ?? [];
  return (structure) => {
    const { finding, kind } = structure;
    if (named.length > 0 && !named.includes(kind)) return false;
    if (direction !== undefined && directed.has(kind) && finding.direction !== direction)
      return false;
    const isFresh = finding.transitions.length === 0;
    return state === 'untouched' ? isFresh : state !== 'touched' || !isFresh;
  };
}
