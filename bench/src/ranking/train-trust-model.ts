import { trustFeatureCount } from '@vela/analyst';
import { createRandom } from '../sample-phrases.ts';

/** A turn that was read, and whether that was right. */
export type ReadExample = { readonly features: readonly number[]; readonly isRight: boolean };
export type TrustModel = { readonly weights: Float64Array; readonly bias: number };

const rounds = 8;
/** The weights are the mean of those after each of the last rounds. */
const averagedRounds = 4;
const rate = 0.15;
const biasRate = 0.02;
const dropout = 0.2;

function calculateSum({ weights, bias }: TrustModel, features: readonly number[]): number {
  const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
  return sum / Math.sqrt(Math.max(1, features.length)) + bias;
}

/** How likely a reading is right, from 0 to 1. */
export function calculateTrust(model: TrustModel, features: readonly number[]): number {
  return 1 / (1 + Math.exp(-calculateSum(model, features)));
}

/** Learns which readings are right: logistic regression with the slopes of AdaGrad. */
export function trainTrustModel(examples: readonly ReadExample[]): TrustModel {
  const weights = new Float64Array(trustFeatureCount);
  const squares = new Float64Array(trustFeatureCount).fill(1e-2);
  const mean = new Float64Array(trustFeatureCount);
  const random = createRandom(1);
  let bias = 0;
  let meanBias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const shuffled = examples
      .map((example) => ({ example, place: random() }))
      .toSorted((one, other) => one.place - other.place);
    for (const { example } of shuffled) {
      const features = example.features.filter(() => random() >= dropout);
      const size = 1 / Math.sqrt(Math.max(1, features.length));
      const slope = calculateTrust({ weights, bias }, features) - (example.isRight ? 1 : 0);
      const step = slope * size;
      for (const feature of features) {
        const square = (squares[feature] ?? 0) + step * step;
        squares[feature] = square;
        weights[feature] = (weights[feature] ?? 0) - (rate * step) / Math.sqrt(square);
      }
      bias -= biasRate * slope;
    }
    if (round < rounds - averagedRounds) continue;
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averagedRounds;
    meanBias += bias / averagedRounds;
  }
  return { weights: mean, bias: meanBias };
}
