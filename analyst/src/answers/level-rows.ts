import type { Fact, LevelRow } from '@vela/contracts';
import { toFactEntry } from '../to-fact-entry.ts';

type Place = Pick<LevelRow, 'kind' | 'side'> & { readonly prefix: string; readonly price?: string };

/** Fact ids of the levels and zones next to price, by what they are and where. */
const places: readonly Place[] = [
  { kind: 'swing-high', side: 'above', prefix: 'structure.swing.high', price: 'price' },
  { kind: 'swing-low', side: 'below', prefix: 'structure.swing.low', price: 'price' },
  ...(['above', 'inside', 'below'] as const).flatMap((side): Place[] => [
    { kind: 'fair-value-gap', side, prefix: `gap.${side}` },
    { kind: 'order-block', side, prefix: `block.${side}` },
  ]),
];

function toRow(
  { kind, side, prefix, price = 'top' }: Place,
  facts: ReadonlyMap<string, Fact>,
): LevelRow[] {
  const find = (name: string): string | undefined =>
    facts.has(`${prefix}.${name}`) ? `${prefix}.${name}` : undefined;
  const [top, bottom, distance, state] = [
    find(price),
    find('bottom'),
    find('distance-percent'),
    find('state'),
  ];
  if (top === undefined) return [];
  return [
    {
      kind,
      side,
      top,
      ...(bottom === undefined ? {} : { bottom }),
      ...(distance === undefined ? {} : { distance }),
      ...(state === undefined ? {} : { state }),
    },
  ];
}

function listRows(among: readonly Place[], facts: readonly Fact[]): LevelRow[] {
  const byId = new Map(facts.map(toFactEntry));
  const getPrice = ({ top }: LevelRow): number => Number(byId.get(top)?.value);
  return among
    .flatMap((place) => toRow(place, byId))
    .toSorted((one, other) => getPrice(other) - getPrice(one));
}

/** The levels and zones next to price among these facts, the highest first. */
export function listLevelRows(facts: readonly Fact[]): LevelRow[] {
  return listRows(places, facts);
}

/** Fewer levels than these are told in sentences alone. */
const minRows = 4;

/** Whether there are so many levels that they are shown as a table. */
export function hasLevelTable(facts: readonly Fact[]): boolean {
  return listLevelRows(facts).length >= minRows;
}

const zoneKinds = { gap: 'fair-value-gap', block: 'order-block' } as const;
const minZoneRows = 3;
/** Beside the nearest zone of a side, those that a question for zones gathers. */
const ranks = ['', '.2', '.3'] as const;

/** The gaps or blocks on these sides and around price, the highest first; few are told alone. */
export function listZoneRows(
  facts: readonly Fact[],
  zones: keyof typeof zoneKinds,
  sides: readonly ('above' | 'below')[],
): LevelRow[] {
  const kind = zoneKinds[zones];
  const around: Place = { kind, side: 'inside', prefix: `${zones}.inside` };
  const beside = sides.flatMap((side) =>
    ranks.map((rank): Place => ({ kind, side, prefix: `${zones}.${side}${rank}` })),
  );
  const rows = listRows([around, ...beside], facts);
  return rows.length < minZoneRows ? [] : rows;
}

/** Swings and zones of support or resistance on these sides; few are told alone. */
export function listSwingRows(
  facts: readonly Fact[],
  sides: readonly ('above' | 'below')[],
): LevelRow[] {
  const around: Place = { kind: 'support-resistance', side: 'inside', prefix: 'zone.inside' };
  const beside = sides.flatMap((side): Place[] => {
    const end = side === 'above' ? 'high' : 'low';
    return [
      { kind: `swing-${end}`, side, prefix: `nearest.swing.${end}`, price: 'price' },
      { kind: `internal-${end}`, side, prefix: `nearest.internal.${end}`, price: 'price' },
      { kind: 'support-resistance', side, prefix: `zone.${side}` },
    ];
  });
  const rows = listRows([around, ...beside], facts);
  return rows.length < minZoneRows ? [] : rows;
}
