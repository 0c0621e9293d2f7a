import { readFileSync } from 'node:fs';

/** How sure a reading has to be; chosen by turns that neither model was trained with. */
export const leastTrust = {
  /** Below it the answer says that it may be the wrong one. */
  sure: 0.84,
  /** Below it the answer names what the question left open. */
  plain: 0.92,
} as const;

type Model = {
  /** What a stored weight of 1 stands for. */
  readonly scale: number;
  readonly bias: number;
  /** Signed bytes, one for each feature, in base64. */
  readonly weights: string;
};

function isModel(value: unknown): value is Model {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scale' in value &&
    typeof value.scale === 'number' &&
    'bias' in value &&
    typeof value.bias === 'number' &&
    'weights' in value &&
    typeof value.weights === 'string'
  );
}

function readModel() {
  const file = new URL('trust-weights.json', import.meta.url);
  const model: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isModel(model)) throw new Error('trust-weights.json has no scale, bias and weights.');
  const { scale, bias, weights } = model;
  return { scale, bias, bytes: new Int8Array(Buffer.from(weights, 'base64')) };
}

let trusted: ReturnType<typeof readModel> | undefined;

/** How likely a reading is right, from 0 to 1. */
export function rateTrust(features: readonly number[]): number {
  trusted ??= readModel();
  const { scale, bias, bytes } = trusted;
  const sum = features.reduce((total, feature) => total + (bytes[feature] ?? 0), 0);
  const score = (sum * scale) / Math.sqrt(Math.max(1, features.length)) + bias;
  return 1 / (1 + Math.exp(-score));
}
