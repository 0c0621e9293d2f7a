import {
  measureCoverage,
  measureFalseFinds,
  measurePower,
  measureTime,
  type SimulationResult,
} from './base-rates.ts';

let missed = 0;

function print(
  { name, simulations, share }: SimulationResult,
  { least, most }: { readonly least: number; readonly most: number },
): void {
  const isMet = share >= least && share <= most;
  if (!isMet) missed += 1;
  const target =
    least === 0
      ? `<= ${(most * 100).toFixed(0)} %`
      : most === 1
        ? `>= ${(least * 100).toFixed(0)} %`
        : '93 to 97 %';
  console.log(
    `  ${name.padEnd(62)} ${(share * 100).toFixed(1).padStart(5)} % of ${simulations}   (target ${target})${isMet ? '' : '   MISSED'}`,
  );
}

console.log('False positives: random walks with a flagged cell');
print(measureFalseFinds(200), { least: 0, most: 0.08 });
console.log('Coverage: how often the 95 % interval contains the known rate');
for (const result of measureCoverage(1000)) print(result, { least: 0.93, most: 0.97 });
console.log(
  'Power: a planted effect of ten points, 10 control copies per event, corrected for 20 cells',
);
for (const result of measurePower(300)) print(result, { least: 0.9, most: 1 });
for (const candles of [5000, 20_000, 100_000]) {
  console.log(
    `${candles.toLocaleString('en').padStart(11)} candles ${measureTime(candles).toFixed(0).padStart(6)} ms for all base rates`,
  );
}
if (missed > 0) process.exitCode = 1;
