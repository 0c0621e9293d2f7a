import { getFirstCandle } from '../../structure/first-candle.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from './level-writer.ts';
import { listNearStructures } from './near-structures.ts';
import { findStanding, toPlace, type Place, type Standing } from './price-distance.ts';
import type { LiveStructure } from './live-structures.ts';
import { sortByDistance, toStructureFacts } from './structure-rows.ts';

const usualRows = 3;
const maxRefs = 20;
const names = { 'above-area': 'above', 'below-area': 'below', 'inside-area': 'inside' } as const;

type Placed = Readonly<Record<Place, readonly LiveStructure[]>>;

function placeStructures(structures: readonly LiveStructure[], close: number): Placed {
  const select = (place: Place): LiveStructure[] =>
    sortByDistance(
      structures.filter((structure) => toPlace(structure, close) === place),
      close,
    );
  return {
    'above-area': select('above-area'),
    'below-area': select('below-area'),
    'inside-area': select('inside-area'),
  };
}

/** Places in the order told: the side asked for alone, else around, above, below. */
function choosePlaces({ parameters: { side } }: MeasureInput): readonly Place[] {
  if (side !== undefined) return [side === 'above' ? 'above-area' : 'below-area'];
  return ['inside-area', 'above-area', 'below-area'];
}

/** The price at which a structure begins, coming from the close; none around the close. */
function toNearFacts(
  write: LevelWriter,
  name: 'above' | 'below' | 'inside',
  { nearest, standing }: { readonly nearest: LiveStructure; readonly standing: Standing },
): MeasureFact[] {
  const { finding, top, bottom } = nearest;
  const place = { from: getFirstCandle(finding), to: standing.t, refs: [finding.id] };
  const near = { above: bottom, below: top, inside: undefined }[name];
  return write(`${name}.near`, [near, 'price'], place);
}

function toPlaceFacts(
  write: LevelWriter,
  place: Place,
  { placed, standing }: PlaceInput,
): MeasureFact[] {
  const structures = placed[place];
  const [nearest] = structures;
  const name = names[place];
  const refs = structures.slice(0, maxRefs).map(({ finding }) => finding.id);
  return [
    ...write(`${name}.count`, [structures.length, 'count'], { from: 0, to: standing.t, refs }),
    ...(nearest === undefined
      ? []
      : [
          ...toStructureFacts(write, name, { structure: nearest, standing }),
          ...toNearFacts(write, name, { nearest, standing }),
        ]),
  ];
}

type PlaceInput = {
  readonly placed: Placed;
  readonly standing: Standing;
};

function calculateNearestStructure(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('nearest-structure', first);
  const placed = placeStructures(listNearStructures(input, standing), standing.close);
  const places = choosePlaces(input);
  const rows = places.flatMap((place) =>
    placed[place].slice(0, input.parameters.count ?? usualRows),
  );
  return [
    ...toCloseFacts(write, first, standing.t),
    ...places.flatMap((place) => toPlaceFacts(write, place, { placed, standing })),
    ...rows.flatMap((structure, index) =>
      toStructureFacts(write, `${index + 1}`, { structure, standing }),
    ),
  ];
}

/**
 * The nearest structures that count around, above and below the last close, at most three of each
 * or, with `count`, as many as asked for; narrowed by side, kind, direction and state.
 */
export const nearestStructure: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateNearestStructure,
};
