import type { Fact, LevelRow } from '@vela/contracts';

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

/** The levels and zones next to price among these facts, the highest first. */
export function listLevelRows(facts: readonly Fact[]): LevelRow[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const getPrice = ({ top }: LevelRow): number => Number(byId.get(top)?.value);
  return places
    .flatMap((place) => toRow(place, byId))
    .toSorted((one, other) => getPrice(other) - getPrice(one));
}

/** Fewer levels than these are told in sentences alone. */
const minRows = 4;

/** Whether there are so many levels that they are shown as a table. */
export function hasLevelTable(facts: readonly Fact[]): boolean {
  return listLevelRows(facts).length >= minRows;
}
