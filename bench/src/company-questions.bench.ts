import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@vela/contracts';
import {
  scoreCompanyFile,
  type CompanyOutcome,
  type ScoredCompanyTurn,
} from './company-questions.ts';

/** `--wrong`: the turns of the open halves and the later sets that were not right. */
const isListed = process.argv.includes('--wrong');
const folder = path.resolve(import.meta.dirname, '../questions/companies');
const outcomes: readonly CompanyOutcome[] = [
  'right',
  'named',
  'asked-back',
  'refused',
  'something-else',
];

function listWrong(turns: readonly ScoredCompanyTurn[]): void {
  for (const { id, text, outcome, wrong, expected, plan, symbols } of turns)
    if (outcome !== 'right')
      console.log(
        `  ${id} ${outcome}: "${text}" wrong: ${wrong.join(', ')}\n    expected ${JSON.stringify(expected)}\n    read     ${symbols.join(', ')} ${JSON.stringify(plan)}`,
      );
}

/** How often each part was read otherwise; the inputs of a deal count together. */
function countParts(turns: readonly ScoredCompanyTurn[]): string {
  const counts = new Map<string, number>();
  for (const part of turns.flatMap(({ outcome, wrong }) => (outcome === 'right' ? [] : wrong))) {
    const [name = part] = part.split(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([part, count]) => `${part} ${count}`).join(', ');
}

/** How many are right of each kind, and of first and later turns. */
function countKinds(turns: readonly ScoredCompanyTurn[]): string {
  const counts = new Map<string, { right: number; all: number }>();
  for (const { expected, isFirst, outcome } of turns)
    for (const name of [expected.kind, isFirst ? 'first turns' : 'later turns']) {
      const count = counts.get(name) ?? { right: 0, all: 0 };
      const right = count.right + (outcome === 'right' ? 1 : 0);
      counts.set(name, { right, all: count.all + 1 });
    }
  return [...counts].map(([name, { right, all }]) => `${name} ${right} of ${all}`).join(', ');
}

for (const language of languages)
  for (const half of ['frozen', 'open', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    const file = path.join(folder, language, `${half}.json`);
    if (!existsSync(file)) continue;
    const { turns } = scoreCompanyFile(file);
    console.log(`Companies and properties (${language}, ${half}), ${turns.length} turns:`);
    for (const outcome of outcomes) {
      const count = turns.filter((turn) => turn.outcome === outcome).length;
      console.log(`  ${outcome}: ${count} (${((100 * count) / turns.length).toFixed(1)}%)`);
    }
    console.log(`  wrong parts: ${countParts(turns)}`);
    console.log(`  right: ${countKinds(turns)}`);
    if (isListed && half !== 'frozen') listWrong(turns);
  }
