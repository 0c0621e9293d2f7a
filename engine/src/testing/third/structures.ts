import type { Bar, Structure } from './bar.ts';
import { findBlocks, type BrokenBy } from './blocks.ts';
import { findBreaks } from './breaks.ts';
import { findChannelZones } from './channels.ts';
import { findGaps } from './gaps.ts';
import { findSessionLevels } from './hours.ts';
import { findSweeps } from './levels.ts';
import { findPreviousLevels, type Days } from './periods.ts';
import { findPools } from './pools.ts';
import { findDisplacements, findShifts } from './shifts.ts';
import { findTurns, toSwings } from './turns.ts';
import { findZones } from './zones.ts';

/** Rules that may differ from the usual ones. */
export type Rules = { readonly blockBrokenBy: BrokenBy; readonly zones: 'zones' | 'channels' };

export type Market = {
  readonly days: Days;
  readonly hasSessions: boolean;
  readonly rules: Rules;
};

/**
 * All structures of a series by section 6 of the definitions, in plain loops over the whole
 * series: a third implementation beside the engine and the one that checked it first.
 */
export function findStructures(
  bars: readonly Bar[],
  { days, hasSessions, rules }: Market,
): Structure[] {
  const inner = findTurns(bars, 5);
  const outer = findTurns(bars, 50);
  const innerSwings = toSwings(inner, 'internal');
  const outerSwings = toSwings(outer, 'swing');
  const innerBreaks = findBreaks(bars, {
    scale: 'internal',
    turns: inner,
    swings: innerSwings,
    larger: outer,
  });
  const outerBreaks = findBreaks(bars, { scale: 'swing', turns: outer, swings: outerSwings });
  const breaks = [...innerBreaks, ...outerBreaks];
  const gaps = findGaps(bars);
  const displacements = findDisplacements(bars);
  const pools = findPools(bars, findTurns(bars, 3));
  const levels = [
    ...innerSwings,
    ...outerSwings,
    ...pools.filter(({ kind }) => kind === 'liquidity-pool'),
    ...(hasSessions ? findSessionLevels(bars) : []),
    ...findPreviousLevels(bars, days),
  ];
  return [
    ...gaps,
    ...displacements,
    ...findShifts({ breaks: innerBreaks, turns: inner, gaps, displacements }),
    ...findShifts({ breaks: outerBreaks, turns: outer, gaps, displacements }),
    ...breaks,
    ...findBlocks({ bars, events: breaks }, rules.blockBrokenBy),
    ...pools.filter(({ kind }) => kind !== 'liquidity-pool'),
    ...(rules.zones === 'zones' ? findZones(bars, findTurns(bars, 10)) : findChannelZones(bars)),
    ...findSweeps(bars, levels),
    ...levels,
  ];
}

/** A structure as one line to compare by, with what is known by the candle before `end`. */
export function describeStructure(found: Structure, end = Number.POSITIVE_INFINITY): string {
  const { kind, direction, scale = '', label = '', formedAt, confirmedAt, top, bottom } = found;
  const { steps, levels = '' } = found;
  const known = steps.filter(([, at]) => at < end).map((step) => step.join(','));
  return [
    kind,
    direction,
    scale,
    label,
    formedAt,
    confirmedAt,
    top,
    bottom,
    levels,
    ...known.toSorted(),
  ].join(' ');
}
