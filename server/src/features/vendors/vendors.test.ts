import { vendorPaths, type VendorList } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
let test: TestApp;
beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData } });
});
afterAll(() => test.close());

it('vendors are listed for admins, with the reason of those that are off', async () => {
  const visitor = visit(test, '', await signUp(test, 'ayse@example.com'));
  expect((await test.app.inject(vendorPaths.vendors)).statusCode).toBe(401);
  expect((await visitor.call('GET', vendorPaths.vendors)).statusCode).toBe(404);
  const admin = visit(test, '', await signUp(test, 'admin@example.com'));
  await test.database.db
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.email, 'admin@example.com'));
  const { vendors } = (await admin.call('GET', vendorPaths.vendors)).json<VendorList>();
  expect(vendors.map(({ vendor }) => vendor)).toContain('tcmb');
  expect(vendors.find(({ vendor }) => vendor === 'twelvedata')).toMatchObject({
    state: 'off',
    offReason: 'no-key',
    rights: 'licence',
    quota: null,
  });
});
