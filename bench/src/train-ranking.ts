import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@vela/contracts';
import { z } from 'zod';
import { listLearnedWords } from './ranking/list-learned-words.ts';
import { createMeanModel, type StoredModel } from './ranking/mean-model.ts';
import { listWordings, type Wording } from './ranking/list-wordings.ts';
import { calculateShares, trainModel, type RankingModel } from './ranking/train-model.ts';

/** `--mean`: the weights become the mean of those that are there and of the new ones. */
const isMean = process.argv.includes('--mean');
/** `--hold`: trains without each tenth typed wording and prints how many of those are read rightly. */
const isHeld = process.argv.includes('--hold');
const folder = new URL('../../analyst/src/question/ranking/', import.meta.url);
const holdEach = 10;
const bounds = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95] as const;

function readStored(file: URL): StoredModel {
  return z
    .object({ labels: z.array(z.string()), scale: z.number(), weights: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
}

function write(trained: RankingModel): void {
  const file = new URL('ranking-weights.json', folder);
  const { labels, weights } = isMean ? createMeanModel(trained, readStored(file)) : trained;
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const model = { labels, scale, weights: gzipSync(bytes, { level: 9 }).toString('base64') };
  writeFileSync(file, `${JSON.stringify(model)}\n`);
  const words = listLearnedWords(wordings.flat());
  writeFileSync(new URL('ranking-words.txt', folder), `${words.join('\n')}\n`);
}

/** How many wordings get their own label first, and how often so by the share it has. */
function printHeld(model: RankingModel, held: readonly Wording[]): void {
  const read = held.map(({ label, features, text }) => {
    const shares = calculateShares(model, features);
    const share = Math.max(...shares);
    const first = model.labels[shares.indexOf(share)] ?? '';
    return { label, first, share, text };
  });
  const right = read.filter(({ label, first }) => label === first).length;
  console.log(
    `${right} of ${read.length} held wordings (${((100 * right) / read.length).toFixed(1)} %)`,
  );
  bounds.forEach((from, at) => {
    const to = bounds[at + 1] ?? 1.01;
    const own = read.filter(({ share }) => share >= from && share < to);
    const good = own.filter(({ label, first }) => label === first).length;
    console.log(`  share ${from} to ${Math.min(1, to)}: ${good} of ${own.length}`);
  });
  if (process.argv.includes('--wrong'))
    for (const { label, first, share, text } of read)
      if (label !== first)
        console.log(`  ${label} read as ${first} (${share.toFixed(2)}): ${text}`);
}

const wordings = languages.map((language) => listWordings(language));
const isOut = ({ isFitted }: Wording, at: number): boolean =>
  isHeld && !isFitted && at % holdEach === 0;
const kept = wordings.flatMap((own) => own.filter((wording, at) => !isOut(wording, at)));
const model = trainModel(kept);
console.log(`${kept.length} wordings, ${model.labels.length} readings.`);
if (isHeld) for (const own of wordings) printHeld(model, own.filter(isOut));
else write(model);
