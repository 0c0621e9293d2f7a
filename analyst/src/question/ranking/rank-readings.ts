import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { featureCount, type Features } from './list-features.ts';

type Model = {
  readonly labels: readonly string[];
  /** What a stored weight of 1 stands for. */
  readonly scale: number;
  /** Signed bytes, one row of all labels for each feature; compressed, in base64. */
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

function readModel() {
  const file = new URL('ranking-weights.json', import.meta.url);
  const model: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isModel(model)) throw new Error('ranking-weights.json has no labels, scale and weights.');
  const { labels, scale, weights } = model;
  return { labels, scale, rows: new Int8Array(gunzipSync(Buffer.from(weights, 'base64'))) };
}

type Ranking = ReturnType<typeof readModel>;

let ranking: Ranking | undefined;

/** The reading of a question that only changes the one before. */
export const sameReading = 'same';

/** A reading of a question and how likely it is by the wordings known, from 0 to 1. */
export type RankedReading = { readonly label: string; readonly share: number };

/** Adds the weights of features, each group by the root of its size. */
function addWeights(
  sums: Float64Array,
  features: readonly number[],
  { scale, rows }: Ranking,
): void {
  const size = scale / Math.sqrt(Math.max(1, features.length));
  for (const feature of features)
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (rows[feature * sums.length + label] ?? 0) * size;
}

/**
 * The readings of a question, most likely first, by a linear model over the wordings of
 * `bench/questions`. Made by `npm run train:ranking`.
 */
export function rankReadings(
  { said, ruled }: Features,
  isFirst: boolean,
): readonly RankedReading[] {
  // Read with the first question: the thread of requests ranks none.
  ranking ??= readModel();
  const { labels, rows } = ranking;
  // Not when the file is read: training with other features reads it too.
  if (rows.length !== labels.length * featureCount)
    throw new Error('The weights of the ranking do not fit; run npm run train:ranking.');
  const sums = new Float64Array(labels.length);
  addWeights(sums, said, ranking);
  addWeights(sums, ruled, ranking);
  // The first question of a conversation changes no other.
  const again = labels.indexOf(sameReading);
  if (isFirst && again >= 0) sums[again] = Number.NEGATIVE_INFINITY;
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return labels
    .map((label, place) => ({ label, share: (shares[place] ?? 0) / total }))
    .toSorted((one, other) => other.share - one.share);
}
