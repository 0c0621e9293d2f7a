import {
  simulatedLaws,
  testRealCompanies,
  testSimulatedPanel,
  type Coverage,
} from './forecast-calibration.ts';

/** What the band of the assumed law must cover, in percent. */
const [least, most] = [76, 84];

function print({ name, promised, inside, count, score }: Coverage, note: string): void {
  const percent = ((100 * inside) / count).toFixed(1);
  const error = (100 * Math.sqrt((promised * (1 - promised)) / count)).toFixed(1);
  console.log(
    `${name}: ${inside} of ${count} inside the ${100 * promised} % band, ${percent} % ± ${error} (${score.toFixed(1)} standard errors)   ${note}`,
  );
}

print(await testRealCompanies(), '(far too few, of one time, and correlated: it proves nothing)');
for (const [place, law] of simulatedLaws.entries()) {
  const coverage = testSimulatedPanel(law);
  const percent = (100 * coverage.inside) / coverage.count;
  const isHeld = place > 0 || (percent >= least && percent <= most);
  print(coverage, place === 0 ? `(target ${least} to ${most} %)` : '(no target)');
  if (!isHeld) process.exitCode = 1;
}
