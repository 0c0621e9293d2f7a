import { gunzipSync } from 'node:zlib';
import type { RankingModel } from './train-model.ts';

/** A model as it is stored: signed bytes times `scale`, a row of all labels for each feature. */
export type StoredModel = {
  readonly labels: readonly string[];
  readonly scale: number;
  /** Compressed, in base64. */
  readonly weights: string;
};

/**
 * The mean of a model with an earlier one over the same features. Of two trainings on mostly the same
 * wordings, the order alone makes other questions go wrong; their mean has fewer of both. A label
 * that the earlier one does not know has the weights of the new one.
 */
export function createMeanModel(model: RankingModel, earlier: StoredModel): RankingModel {
  const { labels, weights } = model;
  const rows = new Int8Array(gunzipSync(Buffer.from(earlier.weights, 'base64')));
  const places = labels.map((label) => earlier.labels.indexOf(label));
  const mean = weights.map((weight, at) => {
    const place = places[at % labels.length] ?? -1;
    if (place < 0) return weight;
    const row = Math.floor(at / labels.length) * earlier.labels.length;
    return (weight + (rows[row + place] ?? 0) * earlier.scale) / 2;
  });
  return { labels, weights: mean };
}
