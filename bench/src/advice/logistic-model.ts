import { adviceFeatureCount } from '@vela/analyst';

const rounds = 14;
/** The weights are the mean of those after each of the last rounds. */
const averagedRounds = 8;
const rate = 0.3;
/** Share of features left out at each step, so that no single word decides. */
const dropout = 0.3;

/** Places of features that are there, whether it is advice, and how much it counts. */
export type Example = {
  readonly features: readonly number[];
  readonly wanted: number;
  readonly weight: number;
};

const shuffle = <T>(items: readonly T[], random: () => number): readonly T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Weights of a logistic regression with the slopes of AdaGrad; the bias stands behind the features. */
export function trainLogistic(examples: readonly Example[], random: () => number): Float64Array {
  const weights = new Float64Array(adviceFeatureCount + 1);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const mean = new Float64Array(weights.length);
  const at = (place: number): number => weights[place] ?? 0;
  const learn = ({ features, wanted, weight }: Example): void => {
    const read = features.filter(() => random() >= dropout);
    const size = 1 / Math.sqrt(Math.max(1, read.length));
    let sum = at(adviceFeatureCount);
    for (const place of read) sum += at(place) * size;
    const slope = (1 / (1 + Math.exp(-sum)) - wanted) * weight;
    for (const place of [...read, adviceFeatureCount]) {
      const own = place === adviceFeatureCount ? slope : slope * size;
      const square = (squares[place] ?? 0) + own * own;
      squares[place] = square;
      weights[place] = at(place) - (rate * own) / Math.sqrt(square);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffle(examples, random)) learn(example);
    if (round < rounds - averagedRounds) continue;
    for (const [place, weight] of weights.entries())
      mean[place] = (mean[place] ?? 0) + weight / averagedRounds;
  }
  return mean;
}

/** Log-odds of an example. */
export function scoreExample(weights: Float64Array, { features }: Example): number {
  let sum = 0;
  for (const place of features) sum += weights[place] ?? 0;
  return (weights[adviceFeatureCount] ?? 0) + sum / Math.sqrt(Math.max(1, features.length));
}
