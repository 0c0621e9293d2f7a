import { gunzipSync } from 'node:zlib';
import { mapLanguages, type Language } from '@vela/contracts';
import { listAdviceFeatures } from './advice-features.ts';
import models from './advice-weights.json' with { type: 'json' };

const readModel = ({ bias, scale, limit, weights }: (typeof models)['en']) => {
  const bytes = gunzipSync(Buffer.from(weights, 'base64'));
  return {
    bias: bias - limit,
    scale,
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
};
const byLanguage = mapLanguages((language) => readModel(models[language]));

/**
 * How much a folded sentence reads like advice, above 0 where it counts as such: the log-odds of a
 * logistic regression less the limit of the language, trained by `npm run train:advice` on the open
 * halves of bench/advice.
 */
export function scoreAdvice(folded: string, language: Language): number {
  const { bias, scale, weights } = byLanguage[language];
  const features = listAdviceFeatures(folded, language);
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return bias + (sum * scale) / Math.sqrt(Math.max(1, features.length));
}
