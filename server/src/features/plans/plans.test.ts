import { apiPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('GET /api/plans returns the prices of the specification and the yearly discount', async () => {
  const { currency, items, nextCursor } = (await test.app.inject({ url: apiPaths.plans })).json();
  expect([currency, nextCursor]).toEqual(['USD', null]);
  const prices = items.map(
    ({ title, monthlyCents, yearlyCents, yearlyDiscountPercent }: Record<string, unknown>) => [
      title,
      monthlyCents,
      yearlyCents,
      yearlyDiscountPercent,
    ],
  );
  expect(prices).toEqual([
    ['Freemium', 0, 0, 0],
    ['Pro', 1999, 19_990, 17],
    ['Ultimate', 4999, 49_990, 17],
    ['Enterprise', undefined, undefined, undefined],
  ]);
});

it('GET /api/plans marks features as available or inherited', async () => {
  const { items } = (await test.app.inject({ url: apiPaths.plans })).json();
  const [freemium, pro] = items;
  expect(freemium.features).toContainEqual({
    name: 'technical-analysis',
    available: true,
    inherited: false,
  });
  expect(freemium.features).toContainEqual({
    name: 'fundamental-analysis',
    available: false,
    inherited: false,
  });
  expect(pro.features).toContainEqual({
    name: 'technical-analysis',
    available: true,
    inherited: true,
  });
  expect(pro.features).toContainEqual({ name: 'news-feed', available: false, inherited: false });
  expect(items.map(({ active }: { active: boolean }) => active)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
