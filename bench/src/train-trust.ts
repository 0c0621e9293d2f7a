import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@vela/contracts';
import { scorePlanFile, type ScoredTurn } from './question-plans.ts';
import { calculateTrust, trainTrustModel, type TrustModel } from './ranking/train-trust-model.ts';

/**
 * Learns from the open halves of the labelled turns which readings are right. `--hold`: learns from
 * three quarters of the cases and prints, by how sure a reading is, how many of the others are
 * right and how many silently wrong.
 */
const isHeld = process.argv.includes('--hold');
const halves = ['open', 'second', 'third', 'fourth', 'fifth'];
const folder = path.resolve(import.meta.dirname, '../questions/plans');
const target = new URL('../../analyst/src/question/trust/trust-weights.json', import.meta.url);
const holdEach = 4;
const bounds = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const;

type Case = { readonly turns: readonly ScoredTurn[]; readonly at: number };

function listCases(file: string): Case[] {
  const { turns } = scorePlanFile(file, { isLearning: true });
  return [...new Set(turns.map(({ id }) => id))].map((id, at) => ({
    turns: turns.filter((turn) => turn.id === id),
    at,
  }));
}

/** The labels of the largest set know no difference of two terms, only definitions. */
function isOfTwoTerms({ wrong, expected, read }: ScoredTurn): boolean {
  return wrong.join() === 'act' && expected.act === 'define' && read.act === 'distinguish';
}

const toExamples = (cases: readonly Case[]) =>
  cases
    .flatMap(({ turns }) => turns)
    .map((turn) => ({
      features: turn.features,
      isRight: turn.outcome === 'right' || isOfTwoTerms(turn),
    }));

function write({ weights, bias }: TrustModel): void {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const model = { scale, bias, weights: Buffer.from(bytes).toString('base64') };
  writeFileSync(target, `${JSON.stringify(model)}\n`);
}

function printHeld(model: TrustModel, held: readonly Case[]): void {
  const turns = held
    .flatMap((one) => one.turns)
    .map(({ features, outcome }) => ({ outcome, trust: calculateTrust(model, features) }));
  bounds.forEach((from, at) => {
    const own = turns.filter(({ trust }) => trust >= from && trust < (bounds[at + 1] ?? 2));
    const count = (wanted: string): number =>
      own.filter(({ outcome }) => outcome === wanted).length;
    console.log(
      `  from ${from}: ${own.length} turns, ${count('right')} right, ${count('something-else')} something else`,
    );
  });
}

const cases = languages.flatMap((language) =>
  halves.flatMap((half) => listCases(path.join(folder, language, `${half}.json`))),
);
const isOut = ({ at }: Case): boolean => isHeld && at % holdEach === 0;
const model = trainTrustModel(toExamples(cases.filter((one) => !isOut(one))));
if (isHeld) printHeld(model, cases.filter(isOut));
else write(model);
