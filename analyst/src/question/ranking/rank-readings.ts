import { readFileSync } from 'node:fs';
import { featureCount, listFeatures, type RankedParts } from './list-features.ts';

type Model = {
  readonly labels: readonly string[];
  /** What a stored weight of 1 stands for. */
  readonly scale: number;
  /** Signed bytes in base64, one row of all labels for each feature. */
  readonly weights: string;
};

function isModel(value: unknown): value is Model {
  return (
    typeof value === 'object' &&
    value !== null &&
    'labels' in value &&
    Array.isArray(value.labels) &&
    'scale' in value &&
    typeof value.scale === 'number' &&
    'weights' in value &&
    typeof value.weights === 'string'
  );
}

function readModel(): Model {
  const file = new URL('ranking-weights.json', import.meta.url);
  const model: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isModel(model)) throw new Error('ranking-weights.json has no labels, scale and weights.');
  return model;
}

const { labels, scale, weights } = readModel();
const rows = new Int8Array(Buffer.from(weights, 'base64'));

/** A reading of a question and how likely it is by the wordings known, from 0 to 1. */
export type RankedReading = { readonly label: string; readonly share: number };

/** Sums the weights of the features, as softmax shares of all labels. */
function calculateShares(features: readonly number[]): number[] {
  const size = 1 / Math.sqrt(Math.max(1, features.length));
  const sums = labels.map((_, label) => {
    let sum = 0;
    for (const feature of features) sum += rows[feature * labels.length + label] ?? 0;
    return sum * scale * size;
  });
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/**
 * The readings of a question, most likely first, by a linear model over the wordings of
 * `bench/questions`. Made by `npm run train:ranking`.
 */
export function rankReadings(parts: RankedParts): readonly RankedReading[] {
  // Not when the file is read: training with other features reads it too.
  if (rows.length !== labels.length * featureCount)
    throw new Error('The weights of the ranking do not fit; run npm run train:ranking.');
  const shares = calculateShares(listFeatures(parts));
  return labels
    .map((label, place) => ({ label, share: shares[place] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
}
