import { getFirstCandle } from '../../structure/first-candle.ts';
import type { Finding, FindingState, Scale } from '../../structure/finding.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { findAskedPrice, findAskedSide } from './asked-price.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from './level-writer.ts';
import { listLiveStructures, type LiveStructure } from './live-structures.ts';
import { findNextBreaks, toBreakKind } from './next-break.ts';
import { createNextClose, findOutcome, type NextClose } from './next-close.ts';
import { findStanding, toDistanceFacts, type Standing } from './price-distance.ts';
import { createStructureFilter, sortByDistance, toStructureFacts } from './structure-rows.ts';

const rowsOfOutcome = 3;
const maxRefs = 20;
const scales = ['swing', 'internal'] as const;

type Changed = LiveStructure & { readonly outcome: FindingState };

const namesByOutcome: Readonly<Partial<Record<FindingState, string>>> = {
  filled: 'filled',
  inverted: 'filled',
  broken: 'broken',
  taken: 'passed',
};

const nameOutcome = ({ outcome }: Changed): string => namesByOutcome[outcome] ?? 'touched';

/** The nearest of each outcome, without those that are told apart from the list. */
function chooseRows(
  changed: readonly Changed[],
  { close, count = rowsOfOutcome, apart }: RowChoice,
): Changed[] {
  const listed = sortByDistance(changed, close).filter(({ finding, kind, top }) => {
    const isBreak = kind.startsWith('swing') && apart.levels.includes(top);
    return !apart.ids.includes(finding.id) && !isBreak;
  });
  return listed.filter((one, at) => {
    const before = listed.slice(0, at).filter((other) => nameOutcome(other) === nameOutcome(one));
    return before.length < count;
  });
}

type RowChoice = {
  readonly close: number;
  readonly count: number | undefined;
  readonly apart: { readonly ids: readonly string[]; readonly levels: readonly number[] };
};

/** How many structures would change, by what would happen to them. */
function toCountFacts(write: LevelWriter, changed: readonly Changed[], to: number): MeasureFact[] {
  const names = ['touched', 'filled', 'broken', 'passed'];
  const counts = names.map((name) => {
    const own = changed.filter((one) => nameOutcome(one) === name);
    return { name, own };
  });
  return [{ name: 'count', own: changed }, ...counts].flatMap(({ name, own }) => {
    const refs = own.slice(0, maxRefs).map(({ finding }) => finding.id);
    return write(name, [own.length, 'count'], { from: 0, to, refs });
  });
}

/** The trend of a scale, and the break that the close would make of it, if any. */
function toScaleFacts(
  write: LevelWriter,
  scale: Scale,
  { input, standing, next }: { input: MeasureInput; standing: Standing; next: NextClose },
): MeasureFact[] {
  const { bias, high, low, lastBreak } = findNextBreaks(
    input.series[0].analysis,
    scale,
    standing.t,
  );
  const place = { from: lastBreak?.formedAt ?? 0, to: standing.t };
  const trend = write(`${scale}.bias`, [bias, 'text'], place);
  const toEvent = (pivot: Finding, direction: 'bullish' | 'bearish'): MeasureFact[] => {
    const own = { from: pivot.formedAt, to: standing.t, refs: [pivot.id] };
    return [
      ...trend,
      ...write(`${scale}.event`, [toBreakKind(bias, direction), 'text'], own),
      ...write(`${scale}.direction`, [direction, 'text'], own),
      ...write(`${scale}.level`, [pivot.top, 'price'], own),
    ];
  };
  if (high !== undefined && next.closesAbove(high.top)) return toEvent(high, 'bullish');
  if (low !== undefined && next.closesBelow(low.bottom)) return toEvent(low, 'bearish');
  return trend;
}

/** Side that was asked for, in the words of a place. */
const askedWords = { above: 'above-area', below: 'below-area' } as const;

/** Whether the last close is on that side of the price already. */
function isBeyond(close: number, price: number, side: 'above' | 'below' | undefined): boolean {
  if (side === undefined) return false;
  return side === 'above' ? close > price : close < price;
}

function calculateIfPrice(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  const side = findAskedSide(input);
  const asked = standing && findAskedPrice(input, standing, side);
  if (standing === undefined || asked === undefined) return [];
  const { price, refs } = asked;
  const { t, close } = standing;
  const { direction: _, ...given } = input.parameters;
  const { kinds: __, state: ___, order: ____, ...unnarrowed } = given;
  // A zone that names the price narrows nothing.
  const filters = refs.length > 0 ? unnarrowed : given;
  // A size in percent names the price to close at; any other price may be one to close beyond.
  const beyond = filters.price === undefined && filters.percent !== undefined ? undefined : side;
  const write = createLevelWriter('if-price', first);
  const place = { from: t, to: t, refs };
  const asking: MeasureFact[] = [
    ...toCloseFacts(write, first, t),
    ...write('price', [price, 'price'], place),
    ...write('asked', [beyond && askedWords[beyond], 'text'], place),
    ...toDistanceFacts(write, '', { span: { top: price, bottom: price }, standing, place }),
  ];
  // The way back over the price and beyond it once more is not what is asked.
  if (isBeyond(close, price, beyond)) return asking;
  const next = createNextClose(standing, price, beyond);
  const changed = listLiveStructures(first.analysis, t)
    .filter(createStructureFilter(filters))
    .flatMap((structure): Changed[] => {
      const outcome = findOutcome(structure, next);
      return outcome === undefined ? [] : [{ ...structure, outcome }];
    });
  const ofScales = scales.flatMap((scale) => toScaleFacts(write, scale, { input, standing, next }));
  const levels = ofScales.flatMap(({ id, value }) =>
    id.endsWith('.level') && typeof value === 'number' ? value : [],
  );
  const { count } = input.parameters;
  const zones = changed.filter(({ finding }) => refs.includes(finding.id));
  const rows = chooseRows(changed, { close, count, apart: { ids: refs, levels } });
  const toRow = (structure: Changed, prefix: string): MeasureFact[] => [
    ...toStructureFacts(write, prefix, { structure, standing }),
    ...write(`${prefix}.outcome`, [structure.outcome, 'text'], {
      from: getFirstCandle(structure.finding),
      to: t,
      refs: [structure.finding.id],
    }),
  ];
  return [
    ...asking,
    ...toCountFacts(write, changed, t),
    ...write('shown', [rows.length, 'count'], { from: 0, to: t }),
    ...ofScales,
    // The zone that names the price stands before the list.
    ...zones.slice(0, 1).flatMap((zone) => toRow(zone, '0')),
    ...rows.flatMap((structure, index) => toRow(structure, `${index + 1}`)),
  ];
}

/**
 * What a next candle that goes straight from the last close to a price, or closes just beyond it
 * on a side, would touch, fill, break or pass, and whether it would break the structure. Where the
 * last close is on that side already, the price and its distance alone.
 */
export const ifPrice: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: ['price'],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateIfPrice,
};
