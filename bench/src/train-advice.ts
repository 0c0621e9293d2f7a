import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { adviceFeatureCount, listAdviceFeatures, toAdviceText } from '@vela/analyst';
import { languages } from '@vela/contracts';
import { readAdviceSet, readNarratorSentences } from './advice/advice-set.ts';
import { readSiteSentences } from './advice/site-sentences.ts';
import { createRandom } from './sample-phrases.ts';

const rounds = 14;
/** The weights are the mean of those after each of the last rounds. */
const averagedRounds = 8;
const rate = 0.3;
/** Share of features left out at each step, so that no single word decides. */
const dropout = 0.3;
/** Sentences that are only there as none of advice are many and alike. */
const plainWeight = 0.3;

type Example = {
  readonly features: readonly number[];
  readonly wanted: number;
  readonly weight: number;
};

const toExample = (text: string, advice: boolean, weight: number): Example => ({
  features: listAdviceFeatures(toAdviceText(text).text),
  wanted: advice ? 1 : 0,
  weight,
});

/** The open half, the narrator and the texts of the site; nothing of the frozen half. */
const all = languages.flatMap((language) => [
  ...readAdviceSet(language, 'first', 'open').map(({ text, advice }) => toExample(text, advice, 1)),
  ...[...readNarratorSentences(language), ...readSiteSentences(language)].map((text) =>
    toExample(text, false, plainWeight),
  ),
]);

/** `--hold`: trains without each sixth sentence of the open half and prints what those score. */
const isHeld = process.argv.includes('--hold');
const isOut = ({ weight }: Example, at: number): boolean => isHeld && weight === 1 && at % 6 === 0;
const examples = all.filter((example, at) => !isOut(example, at));

const random = createRandom(1);
const weights = new Float64Array(adviceFeatureCount + 1);
const squares = new Float64Array(weights.length).fill(1e-6);
const mean = new Float64Array(weights.length);

const at = (place: number): number => weights[place] ?? 0;

/** One step of logistic regression with the slopes of AdaGrad; the bias stands behind the features. */
function learn({ features, wanted, weight }: Example): void {
  const read = features.filter(() => random() >= dropout);
  const size = 1 / Math.sqrt(Math.max(1, read.length));
  const sum = read.reduce((total, place) => total + at(place) * size, at(adviceFeatureCount));
  const slope = (1 / (1 + Math.exp(-sum)) - wanted) * weight;
  for (const place of [...read, adviceFeatureCount]) {
    const own = place === adviceFeatureCount ? slope : slope * size;
    const square = (squares[place] ?? 0) + own * own;
    squares[place] = square;
    weights[place] = at(place) - (rate * own) / Math.sqrt(square);
  }
}

for (let round = 0; round < rounds; round += 1) {
  const order = examples.map((example) => ({ example, place: random() }));
  for (const { example } of order.toSorted((one, other) => one.place - other.place)) learn(example);
  if (round < rounds - averagedRounds) continue;
  for (const [place, weight] of weights.entries())
    mean[place] = (mean[place] ?? 0) + weight / averagedRounds;
}

const own = mean.subarray(0, adviceFeatureCount);
const scale = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const bytes = Int8Array.from(own, (weight) => Math.round(weight / scale));
const model = {
  bias: mean[adviceFeatureCount] ?? 0,
  scale,
  weights: gzipSync(bytes, { level: 9 }).toString('base64'),
};
const file = new URL('../../analyst/src/guard/advice-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
console.log(`${examples.length} sentences, ${model.weights.length} bytes of weights.`);
