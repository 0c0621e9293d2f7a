import { at } from '../candles/column.ts';
import { toYear } from './calendar-year.ts';
import { calculateShare } from './clustered-interval.ts';
import {
  calculateMatchedDifference,
  findSign,
  toDifferenceInterval,
  type MatchedDifference,
} from './matched-difference.ts';
import { sliceTally, type MatchedTally } from './matched-tally.ts';

/** Cases and clusters that a decade needs to be judged on its own. */
const minDecade = { cases: 30, clusters: 8 };
/** A part holds the size when it has this share of the whole difference. */
const shareOfSize = 1 / 3;
const halvesMissed = 0.01;

/** Differences of the first and of the second half of the cases. */
function calculateHalves(tally: MatchedTally): readonly [MatchedDifference, MatchedDifference] {
  const middle = findClusterAt(tally, 0.5);
  return [
    calculateMatchedDifference(sliceTally(tally, 0, middle)),
    calculateMatchedDifference(sliceTally(tally, middle, tally.counted.length)),
  ];
}

/** Whether sign and size of a difference hold in both halves and in every decade. */
export function isSteady(tally: MatchedTally, whole: number): boolean {
  const halves = calculateHalves(tally);
  const [first, second] = halves;
  const between: MatchedDifference = {
    n: first.n,
    difference: first.difference - second.difference,
    deviation: Math.hypot(first.deviation, second.deviation),
    degrees: Math.min(first.degrees, second.degrees),
  };
  return (
    halves.every(({ difference }) => difference / whole >= shareOfSize) &&
    findSign(between, halvesMissed) === 0 &&
    toDecades(tally).every((decade) => isCompatible(calculateMatchedDifference(decade), whole))
  );
}

/** Whether the interval of a part reaches a third of the whole difference. */
function isCompatible(part: MatchedDifference, whole: number): boolean {
  const { low, high } = toDifferenceInterval(part, 0.05);
  return whole > 0 ? high >= whole * shareOfSize : low <= whole * shareOfSize;
}

function toDecades(tally: MatchedTally): MatchedTally[] {
  const toDecade = (cluster: number): number => Math.floor(toYear(at(tally.starts, cluster)) / 10);
  const decades: MatchedTally[] = [];
  let from = 0;
  for (let cluster = 1; cluster <= tally.starts.length; cluster += 1) {
    if (cluster < tally.starts.length && toDecade(cluster) === toDecade(from)) continue;
    decades.push(sliceTally(tally, from, cluster));
    from = cluster;
  }
  return decades.filter((decade) => {
    const { n, clusters } = calculateShare(decade);
    return n >= minDecade.cases && clusters >= minDecade.clusters;
  });
}

/** First cluster that begins after this share of the cases. */
export function findClusterAt({ counted }: MatchedTally, share: number): number {
  const needed = share * counted.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  const found = counted.findIndex((value) => (sum += value) >= needed);
  return found + 1;
}
