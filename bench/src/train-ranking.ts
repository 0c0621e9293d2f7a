import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { featureCount, listMeasurePhrases, listQuestionFeatures } from '@vela/analyst';
import { languages, type Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { createRandom, samplePhrase } from './sample-phrases.ts';

/** One wording and what it asks: a measure, an intent, or `task:` and a task. */
type Wording = {
  readonly label: string;
  readonly features: readonly number[];
  /** How much it counts beside a wording that was typed. */
  readonly weight: number;
};

const folder = new URL('../questions/', import.meta.url);
const target = new URL('../../analyst/src/question/ranking/ranking-weights.json', import.meta.url);
const fillers: Readonly<Record<Language, readonly string[]>> = {
  en: ['it', 'the', 'this', 'now', 'price', 'so', 'really', 'last'],
  tr: ['bu', 'su', 'hala', 'fiyat', 'cok', 'simdi'],
};
const now = Date.UTC(2026, 10, 21, 18);
const samplesPerPhrase = 6;
const rounds = 12;
const rate = 0.5;
/** Sampled phrases are words in a row; questions as typed count more. */
const importance = { typed: 1, sampled: 0.5 } as const;
/** Share of features left out at each step, so that no single word decides. */
const dropout = 0.4;

// What an act or measure of the labelled sets is called as a reading.
const readings: Readonly<Record<string, string>> = {
  define: 'concept',
  distinguish: 'concept',
  'out-of-scope': 'off-topic',
  alert: 'task:alert',
  'rule-test': 'task:back-test',
  overview: 'analyze',
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  bias: 'trend',
  findings: 'events',
  'indicator-value': 'indicator',
};
const unlabelled: ReadonlySet<string> = new Set([
  'ask-back',
  'unknown',
  'unknown-symbol',
  'ambiguous-symbol',
  'not-covered',
  'mode-not-available',
]);

const planFile = z.object({
  questions: z.array(
    z.object({
      turns: z.array(z.string()),
      expect: z.array(
        z.object({
          act: z.string(),
          task: z.string().optional(),
          measures: z.array(z.array(z.string())).default([]),
        }),
      ),
    }),
  ),
});
const intentFile = z.object({
  questions: z.array(z.object({ text: z.string(), intent: z.string() })),
});

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(path, folder), 'utf8')));
}

function toWordings(name: string | undefined, text: string, language: Language): Wording[] {
  if (name === undefined || unlabelled.has(name)) return [];
  return [
    {
      label: readings[name] ?? name,
      features: listQuestionFeatures({ text, language, now }, instrumentCatalogue),
      weight: importance.typed,
    },
  ];
}

/** Lines `label: text`. */
function listOwn(language: Language): Wording[] {
  const text = readFileSync(new URL(`ranking/${language}.txt`, folder), 'utf8');
  return text.split('\n').flatMap((line) => {
    const { label, words = '' } = /^(?<label>[\w:-]+): (?<words>.+)$/.exec(line)?.groups ?? {};
    return toWordings(label, words, language);
  });
}

/** The open halves of the labelled sets; the frozen ones are not read. */
function listLabelled(language: Language): Wording[] {
  const plans = readJson(`plans/${language}/open.json`, planFile).questions;
  const intents = readJson(`${language}/open.json`, intentFile).questions;
  return [
    ...plans.flatMap(({ turns, expect }) =>
      turns.flatMap((text, at) => {
        const { act, task, measures } = expect[at] ?? { act: 'ask-back', measures: [] };
        const asked = act === 'ask' ? measures[0]?.[0] : act;
        return toWordings(task === undefined ? asked : `task:${task}`, text, language);
      }),
    ),
    ...intents.flatMap(({ text, intent }) => toWordings(intent, text, language)),
  ];
}

/** Wordings that the phrases of the measures match. */
function listSampled(language: Language): Wording[] {
  const random = createRandom(7);
  const options = { count: samplesPerPhrase, random, fillers: fillers[language] };
  return Object.entries(listMeasurePhrases(language)).flatMap(([label, phrases]) =>
    [phrases]
      .flat()
      .flatMap((phrase) => [...new Set(samplePhrase(phrase, options))])
      .flatMap((text) => toWordings(label, text, language))
      .map((wording) => ({ ...wording, weight: importance.sampled })),
  );
}

/** The wordings in an order by chance. */
function shuffle(wordings: readonly Wording[], random: () => number): readonly Wording[] {
  return wordings
    .map((wording) => ({ wording, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ wording }) => wording);
}

/** Weights of all labels for each feature, with the sums of squared slopes of AdaGrad. */
type Model = {
  readonly width: number;
  readonly weights: Float32Array;
  readonly squares: Float32Array;
};

/** Softmax shares of all labels. */
function calculateShares({ width, weights }: Model, features: readonly number[]): Float64Array {
  const size = 1 / Math.sqrt(Math.max(1, features.length));
  const sums = new Float64Array(width);
  for (const feature of features)
    for (let at = 0; at < width; at += 1)
      sums[at] = (sums[at] ?? 0) + (weights[feature * width + at] ?? 0) * size;
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** One step of logistic regression towards the label. */
function learn(
  model: Model,
  { features, weight }: Pick<Wording, 'features' | 'weight'>,
  wanted: number,
): void {
  const { width, weights, squares } = model;
  const size = weight / Math.sqrt(Math.max(1, features.length));
  const slopes = calculateShares(model, features).map(
    (share, at) => (share - (at === wanted ? 1 : 0)) * size,
  );
  for (const feature of features)
    slopes.forEach((slope, at) => {
      const place = feature * width + at;
      squares[place] = (squares[place] ?? 0) + slope * slope;
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1);
    });
}

function train(wordings: readonly Wording[], labels: readonly string[]): Float32Array {
  const width = labels.length;
  const weights = new Float32Array(featureCount * width);
  const model = { width, weights, squares: new Float32Array(weights.length).fill(1e-6) };
  const places = new Map(labels.map((label, place) => [label, place]));
  const random = createRandom(1);
  for (let round = 0; round < rounds; round += 1)
    for (const { label, features, weight } of shuffle(wordings, random)) {
      const kept = features.filter(() => random() >= dropout);
      learn(model, { features: kept, weight }, places.get(label) ?? -1);
    }
  return weights;
}

const wordings = languages.flatMap((language) => [
  ...listOwn(language),
  ...listLabelled(language),
  ...listSampled(language),
]);
const labels = [...new Set(wordings.map(({ label }) => label))].toSorted();
const weights = train(wordings, labels);
const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const scale = largest / 127;
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
const model = { labels, scale, weights: Buffer.from(bytes.buffer).toString('base64') };
writeFileSync(target, `${JSON.stringify(model)}\n`);
console.log(`${wordings.length} wordings, ${labels.length} readings.`);
