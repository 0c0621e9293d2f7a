import { apiPaths } from '@vela/contracts';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

it('logs at most twenty requests a second one by one, and counts a thousand', async () => {
  const test = await createTestApp();
  const ask = (url: string) => test.app.inject({ url });
  await Promise.all(Array.from({ length: 1_000 }, () => ask(apiPaths.health)));
  await Promise.all(Array.from({ length: 1_000 }, () => ask('/api/nothing-here')));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await ask(apiPaths.health);
  // Both floods take less than ten seconds: forty lines in each, and a few of the start.
  expect(test.logLines.length).toBeLessThan(500);
  expect(test.logLines.length).toBeGreaterThan(20);
  const skipped = test.logLines.flatMap((line) => /"skipped":(\d+)/.exec(line)?.[1] ?? []);
  const logged = test.logLines.filter((line) => line.includes('request completed'));
  const counted = skipped.reduce((sum, number) => sum + Number(number), 0);
  expect(counted + logged.length).toBe(2_001);
  await test.close();
});
