import { argv } from 'node:process';
import { measureTime } from './count-time.ts';
import { calculateBinomialTail, countFalseFinds, type FalseFinds } from './false-finds.ts';
import { measureCoverage } from './known-rates.ts';
import { countEffectFinds, effects } from './planted-effects.ts';
import { calculateMostPower } from './most-power.ts';
import { acceptanceGroups } from './walk-groups.ts';

const maxFlagged = 0.05;
const groupLevel = 0.01;
/** Rate from which five points can be found at 500 cases, with the correction for 45 cells. */
const findableRate = 0.9;

let faults = 0;

function print(
  name: string,
  figure: string,
  { bound, isMet }: { bound: string; isMet: boolean },
): void {
  if (!isMet) faults += 1;
  console.log(`  ${name.padEnd(40)} ${figure.padEnd(34)} (${bound})${isMet ? '' : '   MISSED'}`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `--only=garch-20000` counts one group, `--only=planted`, `known` or `time` one of the others. */
const only = argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const isChosen = (name: string): boolean => only === undefined || only === name;

const groups = acceptanceGroups.filter(({ kind, length }) => isChosen(`${kind}-${length}`));
const results: FalseFinds[] = [];
if (groups.length > 0) console.log('Walks without structure: series with a flagged cell');
for (const group of groups) {
  const result = countFalseFinds(group);
  results.push(result);
  const { kind, length, series, flagged, excluded, cells, missed } = result;
  print(
    `${kind}, ${length.toLocaleString('en')} candles`,
    `${flagged} of ${series} = ${percent(flagged / series)}`,
    {
      bound: `not above 5 % at 1 %; interval alone ${excluded}; 95 % intervals missed ${missed} of ${cells}`,
      isMet: calculateBinomialTail(flagged, series, maxFlagged) >= groupLevel,
    },
  );
}
if (results.length > 1) {
  const sum = (read: (result: FalseFinds) => number): number =>
    results.reduce((total, result) => total + read(result), 0);
  const flagged = sum((result) => result.flagged) / sum((result) => result.series);
  const missed = sum((result) => result.missed) / sum((result) => result.cells);
  print('all series', percent(flagged), { bound: 'at most 5 %', isMet: flagged <= maxFlagged });
  print('95 % intervals of all cells that miss', percent(missed), {
    bound: '4 to 6 %',
    isMet: missed >= 0.04 && missed <= 0.06,
  });
}
if (isChosen('planted')) {
  console.log('Planted effects of 5 points, 500 cases, 45 cells');
  for (const effect of effects) {
    const { name, points, series, found, controlRate } = countEffectFinds(effect);
    const isHeld = controlRate >= findableRate && points > 0;
    print(
      `${name}, ${points > 0 ? '+' : '-'}5`,
      `${percent(found / series)} of ${series}, from ${percent(controlRate)}`,
      {
        bound: isHeld
          ? 'at least 80 %'
          : `no test of this one cell alone finds more than ${percent(calculateMostPower(controlRate, points))}`,
        isMet: !isHeld || found / series >= 0.8,
      },
    );
  }
}
if (isChosen('known')) {
  console.log('Known rates: 95 % intervals of a rate that contain it');
  for (const { name, simulations, share } of measureCoverage(1000))
    print(name, `${percent(share)} of ${simulations}`, {
      bound: '93 to 97 %',
      isMet: share >= 0.93 && share <= 0.97,
    });
}
if (isChosen('time'))
  for (const candles of [5000, 20_000, 100_000])
    console.log(
      `  ${candles.toLocaleString('en').padStart(9)} candles ${measureTime(candles).toFixed(0)} ms`,
    );
if (faults > 0) process.exitCode = 1;
