import { expect, it } from 'vitest';
import { simulatedLaws, testRealCompanies, testSimulatedPanel } from './forecast-calibration.ts';

/** A tenth of the panel that the bench runs: 3 seconds. */
const size = 200;

it('covers about what it promises where the law is the one it assumes', () => {
  const [assumed] = simulatedLaws;
  if (assumed === undefined) throw new Error('no law');
  const { inside, count } = testSimulatedPanel(assumed, size);
  expect(count).toBe(size);
  // Three standard errors of 80 % of 200 are 8.5 %.
  expect(inside / count).toBeGreaterThan(0.71);
  expect(inside / count).toBeLessThan(0.89);
});

it('sees a law that it does not assume', () => {
  const changed = simulatedLaws.at(-1);
  if (changed === undefined) throw new Error('no law');
  const [assumed] = simulatedLaws;
  const usual = assumed === undefined ? undefined : testSimulatedPanel(assumed, size);
  expect(testSimulatedPanel(changed, size).inside).toBeLessThan(usual?.inside ?? 0);
});

it('holds forecasts of the companies at hand against what was reported later', async () => {
  const { count, inside } = await testRealCompanies();
  expect(count).toBeGreaterThan(10);
  expect(inside).toBeLessThanOrEqual(count);
});
