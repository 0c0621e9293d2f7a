import { gunzipSync } from 'node:zlib';
import { listAdviceFeatures } from './advice-features.ts';
import model from './advice-weights.json' with { type: 'json' };

const bytes = gunzipSync(Buffer.from(model.weights, 'base64'));
const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/**
 * How much a folded sentence reads like advice: the log-odds of a logistic regression trained by
 * `npm run train:advice` on the open half of bench/advice and on sentences of the narrator.
 */
export function scoreAdvice(folded: string): number {
  const features = listAdviceFeatures(folded);
  const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
  return model.bias + (sum * model.scale) / Math.sqrt(Math.max(1, features.length));
}
