import path from 'node:path';
import type { ReadingMode } from '@vela/analyst';
import { languages } from '@vela/contracts';
import { scorePlanFile, type ScoredTurn, type TurnOutcome } from './question-plans.ts';
import { scriptedPlanners } from './scripted-planner.ts';

/**
 * `--file=<path>`: a file of one's own; `--wrong[=<kind>]`: the turns that were not right;
 * `--model=good|bad`: a scripted model as a second reader, `--read=always`: asked every question.
 */
const readOption = (name: string): string | undefined =>
  process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`));
const [, file] = readOption('file')?.split('=') ?? [];
const wrongOption = readOption('wrong');
const [, wrongKind] = wrongOption?.split('=') ?? [];
const planner = Object.entries(scriptedPlanners).find(
  ([name]) => name === readOption('model')?.split('=')[1],
)?.[1];
const mode: ReadingMode = readOption('read') === '--read=always' ? 'always' : 'unsure';
const second = planner === undefined ? undefined : { mode, answer: planner };

const halves = ['frozen', 'frozen-fifth', 'open', 'second', 'third', 'fourth', 'fifth'];
const folder = path.resolve(import.meta.dirname, '../questions/plans');
const files =
  file === undefined
    ? languages.flatMap((language) =>
        halves.map((half) => path.join(folder, language, `${half}.json`)),
      )
    : [path.resolve(file)];

const outcomes: readonly TurnOutcome[] = [
  'right',
  'named',
  'asked-back',
  'refused',
  'something-else',
];
const formatShare = (part: number, whole: number): string =>
  `${part} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`;

function printKinds(turns: readonly ScoredTurn[]): void {
  const kinds = [...new Set(turns.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const own = turns.filter((turn) => turn.kind === kind);
    const right = own.filter(({ outcome }) => outcome === 'right').length;
    if (right < own.length) console.log(`  ${kind}: ${right} of ${own.length}`);
  }
}

for (const one of files) {
  const { language, half, turns } = scorePlanFile(one, second === undefined ? {} : { second });
  console.log(`Plans (${language}, ${half} half), ${turns.length} turns:`);
  for (const outcome of outcomes) {
    const count = turns.filter((turn) => turn.outcome === outcome).length;
    console.log(`  ${outcome}: ${formatShare(count, turns.length)}`);
  }
  const doubtful = turns.filter(({ outcome, read }) => outcome === 'right' && read.isDoubtful);
  console.log(`  right, but in doubt: ${formatShare(doubtful.length, turns.length)}`);
  printKinds(turns);
  if (wrongOption === undefined || half.startsWith('frozen')) continue;
  for (const turn of turns) {
    if (turn.outcome === 'right' || (wrongKind !== undefined && turn.kind !== wrongKind)) continue;
    console.log(`  ${turn.id} ${turn.outcome}: "${turn.text}" wrong: ${turn.wrong.join(', ')}`);
    console.log(`    expected ${JSON.stringify(turn.expected)}`);
    console.log(`    read     ${JSON.stringify(turn.read)}`);
  }
}
