import { featureCount } from '@vela/analyst';
import { createRandom } from '../sample-phrases.ts';
import type { Wording } from './list-wordings.ts';

const rounds = 9;
/** The weights are the mean of those after each of the last rounds: the order of examples evens out. */
const averagedRounds = 4;
const rate = 0.5;
/** Share of features left out at each step, so that no single word decides. */
const dropout = 0.4;
/** Share of steps without what the rules read, so that the words are learned too. */
const withoutRules = 0.4;

/** Weights of all labels for each feature. */
export type RankingModel = {
  readonly labels: readonly string[];
  readonly weights: Float32Array;
};

type Example = { readonly said: readonly number[]; readonly ruled: readonly number[] };

/** The wordings in an order by chance. */
function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function addWeights(sums: Float64Array, weights: Float32Array, features: readonly number[]): void {
  const size = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features)
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (weights[feature * sums.length + at] ?? 0) * size;
}

/** Softmax shares of all labels. */
export function calculateShares(
  { labels, weights }: RankingModel,
  { said, ruled }: Example,
): Float64Array {
  const sums = new Float64Array(labels.length);
  addWeights(sums, weights, said);
  addWeights(sums, weights, ruled);
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** One step of logistic regression towards the label, with the slopes of AdaGrad. */
function learn(
  model: RankingModel,
  squares: Float32Array,
  { example, wanted, weight }: { example: Example; wanted: number; weight: number },
): void {
  const { labels, weights } = model;
  const width = labels.length;
  const shares = calculateShares(model, example);
  for (const features of [example.said, example.ruled]) {
    const size = weight / Math.sqrt(Math.max(1, features.length));
    for (const feature of features)
      for (let at = 0; at < width; at += 1) {
        const slope = ((shares[at] ?? 0) - (at === wanted ? 1 : 0)) * size;
        const place = feature * width + at;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square);
      }
  }
}

/** Trains the ranking: multinomial logistic regression over hashed features. */
export function trainModel(wordings: readonly Wording[]): RankingModel {
  const labels = [...new Set(wordings.map(({ label }) => label))].toSorted();
  const weights = new Float32Array(featureCount * labels.length);
  const model = { labels, weights };
  const mean = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length).fill(1e-6);
  const places = new Map(labels.map((label, place) => [label, place]));
  const random = createRandom(1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { label, features, weight, isFitted } of shuffle(wordings, random)) {
      const isWithout = isFitted || random() < withoutRules;
      const example = {
        said: features.said.filter(() => random() >= dropout),
        ruled: isWithout ? [] : features.ruled,
      };
      learn(model, squares, { example, wanted: places.get(label) ?? -1, weight });
    }
    if (round < rounds - averagedRounds) continue;
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averagedRounds;
  }
  return { labels, weights: mean };
}
